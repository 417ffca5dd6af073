import type { Hono } from "hono";
import { z } from "zod";
import { STEPS } from "../../contract/steps.ts";
import type { AppEnv } from "../app-env.ts";
import type { Metrics } from "../operations/metrics.ts";
import { createReports, type ReportsSetting } from "./reports.ts";

const schema = z.strictObject({ step: z.enum(STEPS) });

/** Adds what visitors do towards a demo to totals, and forgets it. */
export const createSteps = ({
  metrics,
  ...options
}: ReportsSetting & {
  readonly metrics: Pick<Metrics, "step">;
}): Hono<AppEnv> =>
  createReports({
    ...options,
    schema,
    shape: `The body should have a "step" that is one of ${STEPS.join(", ")}.`,
    count: ({ step }) => metrics.step(step),
  });
