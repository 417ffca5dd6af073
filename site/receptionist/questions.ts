import { buyingCues } from "./cues/buying.ts";
import { clinicCues } from "./cues/clinic.ts";
import { companyCues } from "./cues/company.ts";
import { dataProtectionCues } from "./cues/data-protection.ts";
import { herselfCues } from "./cues/herself.ts";
import { workCues } from "./cues/work.ts";
import type { Cue } from "./patterns.ts";
import type { Question } from "./reply.ts";

/** What speaks for each question. */
export const questions: Readonly<Record<Question, readonly Cue[]>> = {
  ...clinicCues,
  ...buyingCues,
  ...companyCues,
  ...workCues,
  ...dataProtectionCues,
  ...herselfCues,
};
