import { Hono } from "hono";
import { cors } from "hono/cors";
import { requestId } from "hono/request-id";
import {
  DEMO_REQUESTS_PATH,
  HONEYPOT_HEADER,
} from "../contract/demo-request.ts";
import type { AppEnv } from "./http/app-env.ts";
import { createDemoRequestEndpoint } from "./api/demo-request-endpoint.ts";
import { LIVE_PATH, READY_PATH, type Health } from "./operations/health.ts";
import type { Log } from "./lib/log.ts";
import type { Metrics } from "./operations/metrics.ts";
import { createObserver } from "./operations/observe-answers.ts";
import { commonHeaders } from "./pages/common-headers.ts";
import type { Pages } from "./pages/pages.ts";
import { problem } from "./http/problem.ts";
import type { RateLimit } from "./api/rate-limit.ts";
import type { Acceptance } from "./store/acceptance.ts";

interface AppOptions {
  readonly acceptance: Acceptance;
  readonly onAccepted: () => void;
  readonly pages: Pages;
  readonly siteHeaders: Readonly<Record<string, string>>;
  readonly health: Health;
  readonly rateLimit: RateLimit;
  /** With 0, no header of a proxy is trusted. */
  readonly trustedProxies: number;
  readonly allowedOrigins: readonly string[];
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly clock?: () => number;
}

/** The longest time that Chromium remembers the answer to a preflight. */
const PREFLIGHT_S = 7200;

const NOT_KEPT = { "Cache-Control": "no-store" };

export function createApp(options: AppOptions): Hono<AppEnv> {
  const { pages, health, log, metrics } = options;
  const { trustedProxies, allowedOrigins } = options;
  const trustProxy = trustedProxies > 0;
  const app = new Hono<AppEnv>();
  const observe = createObserver({ pages, health, trustProxy, log, metrics });

  app.use(
    requestId({
      headerName: trustProxy ? "X-Request-Id" : "",
      limitLength: 128,
    }),
  );
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    observe(c, c.res, began);
  });
  app.use(commonHeaders(options));

  app.get(LIVE_PATH, (c) => c.json({ live: true }, 200, NOT_KEPT));
  app.get(READY_PATH, async (c) => {
    const readiness = await health.readiness();
    return c.json(readiness, readiness.ready ? 200 : 503, NOT_KEPT);
  });
  for (const path of [LIVE_PATH, READY_PATH])
    app.all(path, () =>
      problem(405, "This address can only be read.", {
        headers: { Allow: "GET, HEAD" },
      }),
    );
  if (allowedOrigins.length > 0)
    app.use(
      DEMO_REQUESTS_PATH,
      cors({
        origin: [...allowedOrigins],
        allowMethods: ["POST"],
        allowHeaders: ["Content-Type", "Idempotency-Key", HONEYPOT_HEADER],
        // The page waits for as long as this header says.
        exposeHeaders: ["Retry-After"],
        maxAge: PREFLIGHT_S,
      }),
    );
  app.post(DEMO_REQUESTS_PATH, createDemoRequestEndpoint(options));
  app.all(DEMO_REQUESTS_PATH, () =>
    problem(405, "Demo requests can only be posted.", {
      headers: { Allow: "POST" },
    }),
  );
  app.all("/api/*", () => problem(404, "There is nothing at this address."));
  app.all("*", (c) => pages.answer(c.req.raw));
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted)
      return problem(
        400,
        "The connection closed before the request was complete.",
      );
    log.error({ requestId: c.var.requestId, err: error }, "a request failed");
    return problem(500, "Something went wrong on our side.");
  });

  return app;
}
