import { reportUncaughtErrors } from "../errors/report-error.ts";
import { watchTooltips } from "../ui/compliance-strip.client.ts";
import { carryStates } from "./carry-states.ts";
import { finishBeforeLeaving } from "./finish-hydration.ts";
import { focusTargets } from "./focus-targets.ts";
import { keepFieldsClear } from "./keep-fields-clear.ts";
import { layOutRest } from "./lay-out-rest.ts";
import { linkManifest } from "./link-manifest.ts";

// What every page runs after its first paint.
reportUncaughtErrors();
watchTooltips();
focusTargets();
keepFieldsClear();
finishBeforeLeaving();
carryStates();
void layOutRest();
linkManifest();
