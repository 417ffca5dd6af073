/** Where a page counts a step towards a demo, if the site is built for it: never whose step it was. */
export const STEPS_PATH = "/api/steps";

/** The voice button was pressed, Ellaira answered, the form was begun, the form was sent. */
export const STEPS = [
  "call_begun",
  "call_answered",
  "form_begun",
  "form_sent",
] as const;

export type Step = (typeof STEPS)[number];

export interface StepReport {
  readonly step: Step;
}
