import type { Hono } from "hono";
import { z } from "zod";
import { STEPS } from "../../contract/steps.ts";
import type { AppEnv } from "../app-env.ts";
import type { Metrics } from "../operations/metrics.ts";
import { createReports } from "./reports.ts";

const schema = z.strictObject({ step: z.enum(STEPS) });

interface StepsOptions {
  readonly metrics: Pick<Metrics, "step">;
  readonly trustedProxies: number;
  readonly clock?: () => number;
}

/** Adds what visitors do towards a demo to totals, and forgets it. */
export const createSteps = ({
  metrics,
  ...options
}: StepsOptions): Hono<AppEnv> =>
  createReports({
    ...options,
    schema,
    shape: `The body should have a "step" that is one of ${STEPS.join(", ")}.`,
    count: ({ step }) => metrics.step(step),
  });
