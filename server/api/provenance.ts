import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { clientAddress } from "../http/client-address.ts";
import { isCrossSite } from "./cross-site.ts";

interface Trust {
  readonly trustedProxies: number;
  readonly allowedOrigins?: readonly string[];
}

/** Whether a page of a website that is neither ours nor listed made a visitor's browser send this request. */
export function comesFromAnotherSite(
  c: Context<AppEnv>,
  trust: Trust,
): boolean {
  return isCrossSite({
    ...trust,
    trustProxy: trust.trustedProxies > 0,
    secFetchSite: c.req.header("sec-fetch-site"),
    origin: c.req.header("origin"),
    host: c.req.header("host"),
    forwardedHost: c.req.header("x-forwarded-host"),
  });
}

/** Who sent this request, as far as limits go. */
export function addressOf(c: Context<AppEnv>, trustedProxies: number): string {
  return clientAddress({
    remoteAddress: c.env?.incoming?.socket.remoteAddress,
    forwardedFor: c.req.header("x-forwarded-for"),
    trustedProxies,
  });
}
