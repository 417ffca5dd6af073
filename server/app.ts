import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { VITALS_PATH } from "../contract/web-vitals.ts";
import type { AppEnv } from "./app-env.ts";
import { allowOrigins, NOT_FROM_THERE } from "./cors.ts";
import {
  answerRefusal,
  createDemoRequestEndpoint,
} from "./demo-request-endpoint.ts";
import type { DemoRequests } from "./demo-requests.ts";
import type { Health } from "./health.ts";
import {
  securityHeaders,
  STRICT_TRANSPORT_SECURITY,
  type ExtraSources,
} from "./headers.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { observeAnswers } from "./observe-answers.ts";
import type { Pages } from "./pages.ts";
import { createProbes } from "./probes.ts";
import { problem } from "./problem.ts";
import { addressOf, comesFromElsewhere } from "./provenance.ts";
import type { RateLimit } from "./rate-limit.ts";
import { requestIdOf } from "./request-id.ts";
import { createVitals } from "./vitals.ts";

/** Far above any honest demo request. */
const MOST_BODY_BYTES = 64 * 1024;

interface AppOptions {
  readonly demoRequests: DemoRequests;
  readonly pages: Pages;
  readonly health: Health;
  readonly rateLimit: RateLimit;
  readonly trustProxy: boolean;
  /** Origins besides this one whose pages may send demo requests. */
  readonly allowedOrigins?: readonly string[];
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly extraSources?: ExtraSources | undefined;
  readonly clock?: () => number;
}

/** The whole of what the server says over HTTP. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { demoRequests, pages, health, rateLimit, trustProxy, log } = options;
  const { allowedOrigins = [], metrics, clock = Date.now } = options;
  const { extraSources } = options;
  const app = new Hono<AppEnv>();
  const security = Object.entries(
    securityHeaders({ html: pages.html, extraSources }),
  );

  app.use(async (c, next) => {
    const given = c.req.header("x-request-id");
    c.set("requestId", requestIdOf({ given, trustProxy }));
    await next();
    const { headers } = c.res;
    for (const [name, value] of security) headers.set(name, value);
    headers.set("X-Request-Id", c.var.requestId);
    // So that the client's next request goes to another server.
    if (health.isStopping()) headers.set("Connection", "close");
    const protocol = c.req.header("x-forwarded-proto")?.split(",").at(-1);
    if (trustProxy && protocol?.trim() === "https")
      headers.set("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
  });

  app.use(observeAnswers({ pages, log, metrics }));

  app.route("/", createProbes(health));
  app.use(DEMO_REQUESTS_PATH, allowOrigins(allowedOrigins));
  app.post(
    DEMO_REQUESTS_PATH,
    // Before the limit: a hostile page must not use up its visitors' own.
    async (c, next) => {
      if (!comesFromElsewhere(c, { trustProxy, allowedOrigins })) return next();
      return answerRefusal(pages, c, {
        status: 403,
        detail: NOT_FROM_THERE,
      });
    },
    async (c, next) => {
      const retryAfter = rateLimit.take(addressOf(c, trustProxy));
      if (retryAfter === 0) return next();
      return answerRefusal(pages, c, {
        status: 429,
        detail: `Too many requests. Please try again in ${retryAfter} s.`,
        headers: { "Retry-After": String(retryAfter) },
      });
    },
    bodyLimit({
      maxSize: MOST_BODY_BYTES,
      onError: (c) =>
        answerRefusal(pages, c, {
          status: 413,
          detail: `The body should be at most ${MOST_BODY_BYTES / 1024} KiB.`,
        }),
    }),
    createDemoRequestEndpoint({
      demoRequests,
      pages,
      allowedOrigins,
      log,
      clock,
    }),
  );
  app.all(DEMO_REQUESTS_PATH, () =>
    problem(405, "Demo requests can only be posted.", {
      headers: { Allow: "POST" },
    }),
  );
  if (metrics)
    app.route(VITALS_PATH, createVitals({ metrics, trustProxy, clock }));
  // Matches /api itself too.
  app.all("/api/*", () => problem(404, "There is nothing at this address."));
  app.all("*", (c) => pages.answer(c.req.raw));

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (c.req.raw.signal.aborted)
      return problem(
        400,
        "The connection closed before the request was complete.",
      );
    const { requestId } = c.var;
    log.error({ requestId, err: error }, "a request failed");
    return problem(500, "Something went wrong on our side.");
  });

  return app;
}
