import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../http/problem.ts";
import { addressOf } from "../http/client-address.ts";
import { comesFromAnotherSite } from "./cross-site.ts";
import { createRateLimit } from "./rate-limit.ts";

/** A report has about 120 bytes at most. */
const MAX_BYTES = 1024;

/** Reports a minute from one address: more than a clinic behind one address has page views. */
const REPORTS_PER_MINUTE = 60;

export interface ReportsSetting {
  readonly trustedProxies: number;
  readonly clock?: () => number;
}

interface ReportsOptions<Report> extends ReportsSetting {
  readonly schema: z.ZodType<Report>;
  readonly shape: string;
  /** What is done with one, at once: nothing else is kept of it. */
  readonly count: (report: Report) => void;
}

/** Takes small reports of this website's own pages, which say nothing of their visitors. */
export function createReports<Report>(
  options: ReportsOptions<Report>,
): Hono<AppEnv> {
  const { schema, shape, count, trustedProxies } = options;
  const limit = createRateLimit({ ...options, perMinute: REPORTS_PER_MINUTE });
  const reports = new Hono<AppEnv>();

  reports.post(
    "/",
    async (c, next) => {
      if (comesFromAnotherSite(c, { trustedProxies }))
        return problem(403, "Only this website's own pages are measured.");
      const retryAfter = limit.take(addressOf(c, trustedProxies));
      if (retryAfter === 0) return next();
      return problem(429, "Too many reports to count them all.", {
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
      const report = schema.safeParse(body);
      if (!report.success) return problem(422, shape);
      count(report.data);
      return c.body(null, 204, { "Cache-Control": "no-store" });
    },
  );
  reports.all("/", () =>
    problem(405, "Reports can only be posted.", { headers: { Allow: "POST" } }),
  );
  return reports;
}
