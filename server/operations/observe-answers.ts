import type { Context } from "hono";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import type { AppEnv } from "../http/app-env.ts";
import { LIVE_PATH, READY_PATH, type Health } from "./health.ts";
import { sayRarely, type Log } from "../lib/log.ts";
import type { Metrics, RequestOutcome } from "./metrics.ts";
import type { Pages } from "../pages/pages.ts";

const FREQUENT = new Set([LIVE_PATH, READY_PATH]);
const API_ROUTES = new Set([...FREQUENT, DEMO_REQUESTS_PATH]);

/** Refusals may come as often as a client likes. */
const REFUSALS_EVERY_MS = 60_000;

/** Only this line shows a wrong proxy setting: visitors are thanked, and their browsers retry in vain. */
const REFUSED = {
  cross_site:
    "demo requests of other websites were refused: if there are none, the proxy changes the Host; have it pass the Host on (nginx: proxy_set_header Host $http_host;)",
  rate_limited: "demo requests were refused",
};

const FORWARDED = ["x-forwarded-for", "forwarded"];

interface ObserveOptions {
  readonly pages: Pick<Pages, "routeOf">;
  readonly health: Pick<Health, "kept">;
  readonly trustProxy: boolean;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
}

/** @param began when the request's head had arrived, by `performance.now()` */
type Observe = (
  c: Context<AppEnv>,
  answer: Pick<Response, "status">,
  began: number,
) => void;

export function createObserver({
  pages,
  health,
  trustProxy,
  log,
  metrics,
}: ObserveOptions): Observe {
  const sayRefused = new Map<string, () => void>(
    Object.entries(REFUSED).map(([reason, message]) => [
      reason,
      sayRarely(REFUSALS_EVERY_MS, (times) =>
        log.warn({ reason, times }, message),
      ),
    ]),
  );
  let hasSaidTrust = trustProxy;

  function adviseTrust(c: Context<AppEnv>): void {
    if (hasSaidTrust) return;
    if (!FORWARDED.some((name) => c.req.header(name) !== undefined)) return;
    hasSaidTrust = true;
    log.warn(
      "requests carry X-Forwarded-For or Forwarded, and TRUST_PROXY is off: behind a reverse proxy set TRUST_PROXY=true, or the number of proxies, or all visitors share one rate limit",
    );
  }

  /** A visitor who leaves before the answer has not been refused. */
  function countDemoRequest(c: Context<AppEnv>, status: number): void {
    if (c.req.raw.signal.aborted) return;
    const outcome = outcomeOf(status, c.get("isHeld"));
    metrics?.demoRequest(outcome);
    if (outcome === "not_kept") health.kept(false);
    if (outcome === "accepted" || outcome === "held") health.kept(true);
    const reason = c.get("refusedFor");
    if (reason === undefined) return;
    if (outcome === "refused") metrics?.refused(reason);
    sayRefused.get(reason)?.();
  }

  return (c, { status }, began) => {
    const { method, path } = c.req;
    const route = routeOf(path, pages);
    const ms = performance.now() - began;
    adviseTrust(c);
    metrics?.answered({ route, method, status, seconds: ms / 1000 });
    if (route === DEMO_REQUESTS_PATH && method === "POST")
      countDemoRequest(c, status);
    log[levelOf(route, method, status)](
      {
        requestId: c.get("requestId"),
        method,
        route,
        status,
        reason: c.get("refusedFor"),
        held: c.get("isHeld") || undefined,
        ms: Math.round(ms),
      },
      "answered",
    );
  };
}

/** The path if the server knows it. Any other is the client's text, and may hold anything. */
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

/** Pages, and requests that clients can repeat without end, would drown the rest of the log. */
function levelOf(
  route: string,
  method: string,
  status: number,
): "debug" | "info" | "warn" {
  if (FREQUENT.has(route)) return "debug";
  if (status >= 500) return "warn";
  const isWithinLimits = status !== 403 && status !== 429;
  return route === DEMO_REQUESTS_PATH && method === "POST" && isWithinLimits
    ? "info"
    : "debug";
}
