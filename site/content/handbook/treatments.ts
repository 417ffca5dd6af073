import type { Treatment } from "../../../receptionist/handbook.ts";
import { aesthetic } from "./treatments/aesthetic.ts";
import { dental } from "./treatments/dental.ts";
import { medical } from "./treatments/medical.ts";

/** What the invented clinic does. Beside the name stands all that callers call it, one way a line. */
export const treatments: readonly Treatment[] = [
  ...dental,
  ...medical,
  ...aesthetic,
];
