interface RequestHead {
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly forwardedHost: string | undefined;
  readonly trustProxy: boolean;
  /** Other origins whose pages may send it. */
  readonly allowedOrigins?: readonly string[];
}

/**
 * Whether a page of another origin makes a visitor's browser send this. `Sec-Fetch-Site` is the browser's own word,
 * and needs nothing of us; older browsers, and all over plain HTTP, send `Origin` alone. Whoever sends neither is not
 * a browser, and could send anything.
 */
export function isCrossSite(head: RequestHead): boolean {
  const { secFetchSite, origin, host, forwardedHost, trustProxy } = head;
  if (origin !== undefined && head.allowedOrigins?.includes(origin))
    return false;
  // `same-site` is foreign too: what else runs under our domain has no business here.
  if (secFetchSite !== undefined)
    return secFetchSite !== "same-origin" && secFetchSite !== "none";
  if (origin === undefined) return false;
  return !isHostOf(origin, [host, trustProxy ? forwardedHost : undefined]);
}

/**
 * Whether an origin is on one of these hosts, each as a header has it. The scheme is not compared: behind a proxy that
 * speaks TLS for us, we don't know our own.
 */
export function isHostOf(
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

// In the URL parser's spelling: lower case, and without the port that the protocol implies.
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
