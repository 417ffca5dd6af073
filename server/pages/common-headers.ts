import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/app-env.ts";

/** One year, for this host alone: other hosts of the domain may not speak TLS. */
export const STRICT_TRANSPORT_SECURITY = "max-age=31536000";

interface CommonOptions {
  readonly siteHeaders: Readonly<Record<string, string>>;
  readonly health: { readonly isStopping: () => boolean };
  /** With 0, no header of a proxy is trusted. */
  readonly trustedProxies: number;
}

/** Sets the headers that every answer has. */
export function commonHeaders({
  siteHeaders,
  health,
  trustedProxies,
}: CommonOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(siteHeaders))
      headers.set(name, value);
    headers.set("X-Request-Id", c.var.requestId);
    // The client's next request then goes to another server.
    if (health.isStopping()) headers.set("Connection", "close");
    if (trustedProxies > 0 && isOverTls(c))
      headers.set("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
  };
}

const isOverTls = (c: Context<AppEnv>): boolean =>
  c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
