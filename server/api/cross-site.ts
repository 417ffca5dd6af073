import type { Context } from "hono";

interface Trust {
  readonly trustedProxies: number;
  readonly allowedOrigins?: readonly string[];
}

/** Old browsers, and all over plain HTTP, send `Origin` alone. Who sends neither header is no browser. */
export function comesFromAnotherSite(
  { req }: { readonly req: Pick<Context["req"], "header"> },
  { trustedProxies, allowedOrigins = [] }: Trust,
): boolean {
  const origin = req.header("origin");
  if (origin !== undefined && allowedOrigins.includes(origin)) return false;
  const site = req.header("sec-fetch-site");
  // `same-site` is foreign, too: other sites under our domain have no business here.
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
  if (!URL.canParse(origin)) return false;
  const { protocol, host: sender } = new URL(origin);
  return hosts
    .flatMap((names) => names?.split(",") ?? [])
    .map((name) => hostOf(`${protocol}//${name.trim()}`))
    .includes(sender);
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
