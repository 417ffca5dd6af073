import { parseAccept } from "hono/utils/accept";
import type { SiteFile, Variant } from "./site-files.ts";

export function answerFile(file: SiteFile, request: Request): Response {
  const { bytes, etag, headers } = chooseVariant(file, request);
  if (isKnownTo(request, etag)) {
    const { "Content-Length": _, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(bytes, { headers });
}

export function chooseVariant(
  { br, gzip, identity }: SiteFile,
  request: Request,
): Variant {
  const header = request.headers.get("accept-encoding") ?? "";
  const accepted = new Set(
    parseAccept(header)
      .filter(({ q }) => q > 0)
      .map(({ type }) => type.toLowerCase()),
  );
  return (
    (accepted.has("br") && br) || (accepted.has("gzip") && gzip) || identity
  );
}

// The comparison is weak (RFC 9110, 13.1.2), because proxies that change the encoding add the prefix W/.
function isKnownTo(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  if (known === null) return false;
  return known
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === etag);
}
