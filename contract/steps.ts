/** Where a page counts a step towards a demo, if the site is built and run so. Nothing says whose step it was. */
export const STEPS_PATH = "/api/steps";

/** What is counted: that the voice button was pressed, that Ellaira answered, that the form was begun, and sent. */
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
