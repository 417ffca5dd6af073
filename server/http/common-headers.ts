import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/** One year, for this host alone: other hosts of the domain may not speak TLS. */
export const STRICT_TRANSPORT_SECURITY = "max-age=31536000";

interface CommonOptions {
  readonly siteHeaders: Readonly<Record<string, string>>;
  readonly health: { readonly isStopping: () => boolean };
  readonly trustProxy: boolean;
}

export function createCommonHeaders({
  siteHeaders,
  health,
  trustProxy,
}: CommonOptions): (c: Context<AppEnv>) => Readonly<Record<string, string>> {
  return (c) => {
    const headers: Record<string, string> = { ...siteHeaders };
    headers["X-Request-Id"] = c.get("requestId");
    // The client's next request then goes to another server.
    if (health.isStopping()) headers["Connection"] = "close";
    if (trustProxy && isOverTls(c))
      headers["Strict-Transport-Security"] = STRICT_TRANSPORT_SECURITY;
    return headers;
  };
}

const isOverTls = (c: Context<AppEnv>): boolean =>
  c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
