import { reportUncaughtErrors } from "../errors/report-error.ts";
import { watchTooltips } from "../ui/compliance-strip.client.ts";
import { keepFieldsClear } from "./keep-fields-clear.ts";
import { layOutRest } from "./lay-out-rest.ts";
import {
  allowSkipping,
  carryStates,
  finishBeforeLeaving,
  linkManifest,
} from "./page-changes.ts";
import { followSectionLinks } from "./section-links.ts";

// What every page runs after its first paint.
reportUncaughtErrors();
watchTooltips();
followSectionLinks();
keepFieldsClear();
finishBeforeLeaving();
carryStates();
allowSkipping();
void layOutRest();
linkManifest();
