import type { Hono } from "hono";
import { z } from "zod";
import { MEASURED_PAGES, VITALS } from "../../contract/web-vitals.ts";
import type { AppEnv } from "../app-env.ts";
import type { Metrics } from "../operations/metrics.ts";
import { createReports, type ReportsSetting } from "./reports.ts";

/** Past it nobody was measured: a tab that was asleep, or a joke. Ten minutes, in ms. */
const MAX_MS = 600_000;

/** Past it nobody was measured: each shift counts one at most, and a session of them lasts 5 s (web.dev/cls). */
const MAX_SHIFT = 100;

const duration = z.number().min(0).max(MAX_MS).optional();

const schema = z
  .strictObject({
    path: z.enum(MEASURED_PAGES),
    CLS: z.number().min(0).max(MAX_SHIFT).optional(),
    FCP: duration,
    INP: duration,
    LCP: duration,
    TTFB: duration,
  })
  .refine((report) => VITALS.some((name) => report[name] !== undefined));

/** Takes what page views measured, adds it to the histograms, and forgets it. */
export const createVitals = ({
  metrics,
  ...options
}: ReportsSetting & {
  readonly metrics: Pick<Metrics, "vital">;
}): Hono<AppEnv> =>
  createReports({
    ...options,
    schema,
    shape:
      "The body should have a page's path and at least one of its figures.",
    count(report) {
      for (const name of VITALS) {
        const value = report[name];
        if (value !== undefined) metrics.vital(name, report.path, value);
      }
    },
  });
