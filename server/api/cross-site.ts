import type { Context } from "hono";

interface Trust {
  readonly trustedProxies: number;
  readonly allowedOrigins?: readonly string[];
}

/** Old browsers, and all over plain HTTP, send `Origin` alone. No browser omits both. */
export function comesFromAnotherSite(
  { req }: { readonly req: Pick<Context["req"], "header"> },
  { trustedProxies, allowedOrigins = [] }: Trust,
): boolean {
  const origin = req.header("origin");
  if (origin !== undefined && allowedOrigins.includes(origin)) return false;
  const site = req.header("sec-fetch-site");
  // `same-site` is foreign, too: other sites under our domain have no reason to post here.
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (origin === undefined) return false;
  const hosts = trustedProxies > 0 ? ["host", "x-forwarded-host"] : ["host"];
  return !isHostOf(
    origin,
    hosts.map((name) => req.header(name)),
  );
}

/** The scheme is not compared: behind a proxy that speaks TLS for us, we don't know our own. */
function isHostOf(
  origin: string,
  hosts: readonly (string | undefined)[],
): boolean {
  const sender = URL.parse(origin);
  if (!sender) return false;
  return hosts
    .flatMap((names) => names?.split(",") ?? [])
    .map((name) => URL.parse(`${sender.protocol}//${name.trim()}`)?.host)
    .includes(sender.host);
}
