import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { MEASURED_PAGES, VITALS } from "../../contract/web-vitals.ts";
import type { AppEnv } from "../app-env.ts";
import type { Metrics } from "../operations/metrics.ts";
import { problem } from "../http/problem.ts";
import { addressOf, comesFromAnotherSite } from "./provenance.ts";
import { createRateLimit } from "./rate-limit.ts";

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

/** A report has about 120 bytes. */
const MAX_BYTES = 1024;

/** Page views a minute from one address that are measured: more than a clinic behind one address has. */
const VIEWS_PER_MINUTE = 60;

interface VitalsOptions {
  readonly metrics: Pick<Metrics, "vital">;
  readonly trustedProxies: number;
  readonly clock?: () => number;
}

/** Takes what page views measured, adds it to the histograms, and forgets it. */
export function createVitals(options: VitalsOptions): Hono<AppEnv> {
  const { metrics, trustedProxies } = options;
  const limit = createRateLimit({ ...options, perMinute: VIEWS_PER_MINUTE });
  const vitals = new Hono<AppEnv>();

  vitals.post(
    "/",
    async (c, next) => {
      if (comesFromAnotherSite(c, { trustedProxies }))
        return problem(403, "Only this website's own pages are measured.");
      const retryAfter = limit.take(addressOf(c, trustedProxies));
      if (retryAfter === 0) return next();
      return problem(429, "Too many page views to measure them all.", {
        headers: { "Retry-After": String(retryAfter) },
      });
    },
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: () => problem(413, "The body should be at most 1 KiB."),
    }),
    async (c) => {
      const type = c.req.header("content-type")?.split(";")[0]?.trim();
      if (type?.toLowerCase() !== "application/json")
        return problem(415, "The body should be application/json.");
      // Not JSON is told as a report that is not as it should be.
      const body: unknown = await c.req.json().catch(() => undefined);
      const { success, data: report } = schema.safeParse(body);
      if (!success)
        return problem(
          422,
          "The body should have a page's path and at least one of its figures.",
        );
      for (const name of VITALS) {
        const value = report[name];
        if (value !== undefined) metrics.vital(name, report.path, value);
      }
      return c.body(null, 204, { "Cache-Control": "no-store" });
    },
  );
  vitals.all("/", () =>
    problem(405, "Figures can only be posted.", { headers: { Allow: "POST" } }),
  );
  return vitals;
}
