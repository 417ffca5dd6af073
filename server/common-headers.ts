import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";
import {
  securityHeaders,
  STRICT_TRANSPORT_SECURITY,
  type ExtraSources,
} from "./pages/headers.ts";
import type { Health } from "./operations/health.ts";
import type { Pages } from "./pages/pages.ts";

interface CommonOptions {
  readonly pages: Pick<Pages, "html">;
  readonly extraSources?: ExtraSources | undefined;
  readonly usesCamera?: boolean | undefined;
  readonly health: Pick<Health, "isStopping">;
  readonly trustProxy: boolean;
}

/** What an answer carries, whatever it says. */
type CommonHeaders = (c: Context<AppEnv>) => Readonly<Record<string, string>>;

export function createCommonHeaders(options: CommonOptions): CommonHeaders {
  const { pages, extraSources, usesCamera, health, trustProxy } = options;
  const security = securityHeaders({
    html: pages.html,
    extraSources,
    usesCamera,
  });

  return (c) => {
    const headers: Record<string, string> = { ...security };
    headers["X-Request-Id"] = c.get("requestId");
    // So that the client's next request goes to another server.
    if (health.isStopping()) headers["Connection"] = "close";
    if (trustProxy && isOverTls(c))
      headers["Strict-Transport-Security"] = STRICT_TRANSPORT_SECURITY;
    return headers;
  };
}

const isOverTls = (c: Context<AppEnv>): boolean =>
  c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
