import type { MiddlewareHandler } from "hono";
import { HONEYPOT_HEADER } from "../../contract/demo-request.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../http/problem.ts";

export const NOT_FROM_THERE =
  "Demo requests are only taken from this website's own pages.";

/** How long a browser may remember the answer to a preflight, in seconds: the most that Chromium takes. */
const REMEMBERED_S = 7200;

/**
 * Lets pages of other origins, which the settings list, send demo requests and read the answer (Fetch standard, CORS).
 * The browser is told no for the pages of everybody else, and so is whoever reads the log.
 */
export function allowOrigins(
  allowed: readonly string[],
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const origin = c.req.header("origin");
    const isAllowed = origin !== undefined && allowed.includes(origin);
    if (isPreflight(c.req.method, c.req.header()))
      c.res = isAllowed ? mayBeSent() : notFromThere();
    else await next();
    if (allowed.length > 0) c.res.headers.append("Vary", "Origin");
    if (!isAllowed) return;
    c.res.headers.set("Access-Control-Allow-Origin", origin);
    // The page waits as long as it is asked to.
    c.res.headers.set("Access-Control-Expose-Headers", "Retry-After");
  };
}

const isPreflight = (method: string, headers: Record<string, string>) =>
  method === "OPTIONS" && "access-control-request-method" in headers;

const mayBeSent = () =>
  new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": `Content-Type, Idempotency-Key, ${HONEYPOT_HEADER}`,
      "Access-Control-Max-Age": String(REMEMBERED_S),
    },
  });

const notFromThere = () => problem(403, NOT_FROM_THERE);
