import { Hono } from "hono";
import { z } from "zod";
import { STEPS, STEPS_PATH } from "../../contract/steps.ts";
import {
  MEASURED_PAGES,
  VITALS,
  VITALS_PATH,
} from "../../contract/web-vitals.ts";
import type { AppEnv } from "../app-env.ts";
import { addressOf } from "../http/client-address.ts";
import { problem } from "../http/problem.ts";
import { readBody } from "../http/read-body.ts";
import type { Metrics } from "../operations/metrics.ts";
import { comesFromAnotherSite } from "./cross-site.ts";
import { createRateLimit } from "./rate-limit.ts";
import { mediaType } from "./refusal.ts";

const MAX_BYTES = 1024;

/** A whole clinic may share one address. */
const REPORTS_PER_MINUTE = 60;

/** Past ten minutes it was a tab that was asleep, or a joke. */
const MAX_MS = 600_000;

/** Each shift counts 1 at most, and a session of them lasts 5 s (web.dev/cls). */
const MAX_SHIFT = 100;

const duration = z.number().min(0).max(MAX_MS).optional();

const vitalsSchema = z
  .strictObject({
    path: z.enum(MEASURED_PAGES),
    CLS: z.number().min(0).max(MAX_SHIFT).optional(),
    FCP: duration,
    INP: duration,
    LCP: duration,
    TTFB: duration,
  })
  .refine((report) => VITALS.some((name) => report[name] !== undefined));

const stepSchema = z.strictObject({ step: z.enum(STEPS) });

interface ReportsOptions {
  readonly metrics: Pick<Metrics, "step" | "vital">;
  readonly trustedProxies: number;
  readonly clock?: () => number;
}

export function createReports(options: ReportsOptions): Hono<AppEnv> {
  const { metrics, trustedProxies } = options;
  const reports = new Hono<AppEnv>();

  function take<Report>(
    path: string,
    schema: z.ZodType<Report>,
    count: (report: Report) => void,
  ): void {
    const limit = createRateLimit({
      ...options,
      perMinute: REPORTS_PER_MINUTE,
    });
    reports.post(path, async (c) => {
      if (comesFromAnotherSite(c, { trustedProxies }))
        return problem(403, "Only this website's own pages are measured.");
      const retryAfter = limit.take(addressOf(c, trustedProxies));
      if (retryAfter > 0)
        return problem(429, "Too many reports to count them all.", {
          headers: { "Retry-After": String(retryAfter) },
        });
      if (mediaType(c.req.header("content-type")) !== "application/json")
        return problem(415, "The body should be application/json.");
      const body = await readBody(c.req, MAX_BYTES);
      if (!body) return problem(413, "The body should be at most 1 KiB.");
      const report = schema.safeParse(
        await new Response(body).json().catch(() => undefined),
      );
      if (!report.success)
        return problem(422, "The body should be as docs/api.md has it.");
      count(report.data);
      return c.body(null, 204, { "Cache-Control": "no-store" });
    });
    reports.all(path, () =>
      problem(405, "Reports can only be posted.", {
        headers: { Allow: "POST" },
      }),
    );
  }

  take(VITALS_PATH, vitalsSchema, (report) => {
    for (const name of VITALS) {
      const value = report[name];
      if (value !== undefined) metrics.vital(name, report.path, value);
    }
  });
  take(STEPS_PATH, stepSchema, ({ step }) => metrics.step(step));
  return reports;
}
