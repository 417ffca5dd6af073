import type { Treatment } from "../../../receptionist/handbook.ts";
import { aesthetic } from "./treatments/aesthetic.ts";
import { dental } from "./treatments/dental.ts";
import { gp } from "./treatments/gp.ts";
import { medical } from "./treatments/medical.ts";
import { restoring } from "./treatments/restoring.ts";

/** What the invented clinic does; of two that are named, the first counts, so that the GP stands last. Beside the name stands all that callers call it, one way a line. */
export const treatments: readonly Treatment[] = [
  ...dental,
  ...restoring,
  ...aesthetic,
  ...medical,
  ...gp,
];
