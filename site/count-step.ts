import { STEPS_PATH, type Step, type StepReport } from "../contract/steps.ts";

// Set by astro.config.ts. Where it is false, the bundler leaves out everything that it guards.
declare const __COUNT_STEPS__: boolean;

/** Has the server add one to a total. Nothing says whose step it was, and nothing is kept of it. */
export function countStep(step: Step): void {
  if (!__COUNT_STEPS__ || navigator.globalPrivacyControl) return;
  const report: StepReport = { step };
  navigator.sendBeacon(
    STEPS_PATH,
    new Blob([JSON.stringify(report)], { type: "application/json" }),
  );
}
