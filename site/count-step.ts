import { STEPS_PATH, type Step, type StepReport } from "../contract/steps.ts";

// Set by astro.config.ts. Where it is false, the bundler leaves out the code behind it.
declare const __COUNT_STEPS__: boolean;

/** Adds one to a total on the server, which does not learn whose step it was. */
export function countStep(step: Step): void {
  if (!__COUNT_STEPS__ || navigator.globalPrivacyControl) return;
  const report: StepReport = { step };
  navigator.sendBeacon(
    STEPS_PATH,
    new Blob([JSON.stringify(report)], { type: "application/json" }),
  );
}
