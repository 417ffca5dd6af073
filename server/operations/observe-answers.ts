import type { Context } from "hono";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { VITALS_PATH } from "../../contract/web-vitals.ts";
import type { AppEnv } from "../app-env.ts";
import { LIVE_PATH, READY_PATH } from "./health.ts";
import type { Log } from "../log.ts";
import type { Metrics, RequestOutcome } from "./metrics.ts";
import type { Pages } from "../pages/pages.ts";

/** What comes every few seconds, or with every page. */
const FREQUENT = new Set([LIVE_PATH, READY_PATH, VITALS_PATH]);
const API_ROUTES = new Set([...FREQUENT, DEMO_REQUESTS_PATH]);

interface ObserveOptions {
  readonly pages: Pick<Pages, "routeOf">;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
}

/** @param began when the request's head was there, by `performance.now()` */
type Observe = (
  c: Context<AppEnv>,
  answer: Pick<Response, "status">,
  began: number,
) => void;

/** One line in the log for each answer, and one more in the counts: what was asked for in our words, never in the client's. */
export function createObserver({
  pages,
  log,
  metrics,
}: ObserveOptions): Observe {
  return (c, { status }, began) => {
    const { method, path } = c.req;
    const route = routeOf(path, pages);
    const ms = performance.now() - began;
    metrics?.answered({ route, method, status, seconds: ms / 1000 });
    if (route === DEMO_REQUESTS_PATH && method === "POST")
      metrics?.demoRequest(outcomeOf(status, c.get("isHeld")));
    log[levelOf(route, status)](
      {
        requestId: c.get("requestId"),
        method,
        route,
        status,
        ms: Math.round(ms),
      },
      "answered",
    );
  };
}

/** The path where it is one of ours. Any other is the client's text, and may hold anything. */
function routeOf(path: string, pages: Pick<Pages, "routeOf">): string {
  if (API_ROUTES.has(path)) return path;
  if (path === "/api" || path.startsWith("/api/")) return "/api/*";
  return pages.routeOf(path);
}

function outcomeOf(status: number, isHeld = false): RequestOutcome {
  if (status === 429) return "rate_limited";
  if (status >= 500) return "not_kept";
  if (status >= 400) return "refused";
  return isHeld ? "held" : "accepted";
}

/** Pages, and what comes as often, would drown the rest. */
function levelOf(route: string, status: number): "debug" | "info" | "warn" {
  if (status >= 500) return "warn";
  return route.startsWith("/api/") && !FREQUENT.has(route) ? "info" : "debug";
}
