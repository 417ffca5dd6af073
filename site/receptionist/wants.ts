import { appointmentCues } from "./cues/appointments.ts";
import { courtesyCues } from "./cues/courtesy.ts";
import { dialogueCues } from "./cues/dialogue.ts";
import { medicalCues } from "./cues/medical.ts";
import { offTopicCues } from "./cues/off-topic.ts";
import { peopleCues } from "./cues/people.ts";
import type { Cue } from "./patterns.ts";
import type { Intent } from "./reply.ts";

/** What speaks for each thing that a caller may want, besides a question. */
export const wants: Readonly<Partial<Record<Intent, readonly Cue[]>>> = {
  ...offTopicCues,
  ...appointmentCues,
  ...medicalCues,
  ...peopleCues,
  ...dialogueCues,
  ...courtesyCues,
};
