import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import type { Log } from "../log.ts";
import { isHostOf } from "./cross-site.ts";

/** Told of requests, says once each what looks wrong between a proxy and this server. */
interface ProxyAdvice {
  request(c: Context<AppEnv>): void;
  demoRequest(c: Context<AppEnv>): void;
}

interface AdviceOptions {
  readonly trustedProxies: number;
  readonly allowedOrigins: readonly string[];
  readonly log: Log;
}

const ADDRESS_HEADERS = ["x-forwarded-for", "forwarded"];

const comesThroughProxy = (c: Context<AppEnv>) =>
  ADDRESS_HEADERS.some((name) => c.req.header(name) !== undefined);

/** A wrong setting here is quiet otherwise: visitors are thanked, and their browsers try in vain. */
export function createProxyAdvice(options: AdviceOptions): ProxyAdvice {
  const { trustedProxies, allowedOrigins, log } = options;
  let hasSaidTrust = trustedProxies > 0;
  let hasSaidHost = false;

  return {
    request(c) {
      if (hasSaidTrust || !comesThroughProxy(c)) return;
      hasSaidTrust = true;
      log.warn(
        "requests carry X-Forwarded-For or Forwarded, and TRUST_PROXY is off: behind a reverse proxy set TRUST_PROXY=true, or the number of proxies, or all visitors share one rate limit",
      );
    },
    demoRequest(c) {
      const origin = c.req.header("origin");
      if (hasSaidHost || origin === undefined) return;
      if (!URL.canParse(origin) || allowedOrigins.includes(origin)) return;
      const host = c.req.header("host");
      const forwardedHost = c.req.header("x-forwarded-host");
      const heard = trustedProxies > 0 ? [host, forwardedHost] : [host];
      if (isHostOf(origin, heard)) return;
      const secFetchSite = c.req.header("sec-fetch-site");
      // The browser knows the name in its address bar. Without its word, a page elsewhere would look the same, but for
      // the proxy's own.
      const isOurs =
        secFetchSite === "same-origin" ||
        (secFetchSite === undefined && isHostOf(origin, [forwardedHost]));
      if (!isOurs) return;
      hasSaidHost = true;
      log.warn(
        { host, askedFor: new URL(origin).host },
        isHostOf(origin, [forwardedHost])
          ? "the proxy changes the Host, and demo requests of some browsers are refused with 403: set TRUST_PROXY=true, so that X-Forwarded-Host counts"
          : "the proxy changes the Host, and demo requests of some browsers are refused with 403: have it pass the Host on (nginx: proxy_set_header Host $http_host;)",
      );
    },
  };
}
