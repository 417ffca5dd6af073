import { parseAccept } from "hono/utils/accept";
import { readRange } from "./byte-range.ts";
import type { SiteFile, Variant } from "./site-files.ts";

export function answerFile(file: SiteFile, request: Request): Response {
  const { bytes, etag, headers } = chooseVariant(file, request);
  if (isKnownTo(request, etag)) {
    const { "Content-Length": _, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  const size = bytes.byteLength;
  const range = rangeOf(request, etag, size);
  if (!range) return new Response(bytes, { headers });
  if (range === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { "Content-Range": `bytes */${size}` },
    });
  const part = bytes.subarray(range.first, range.last + 1);
  return new Response(part, {
    status: 206,
    headers: {
      ...headers,
      "Content-Length": String(part.byteLength),
      "Content-Range": `bytes ${range.first}-${range.last}/${size}`,
    },
  });
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

/** Ignores a range of which `If-Range` names another version of the file (RFC 9110, 13.1.5). */
function rangeOf(request: Request, etag: string, size: number) {
  const header = request.headers.get("range");
  if (header === null || request.method !== "GET") return undefined;
  const of = request.headers.get("if-range");
  return of === null || of === etag ? readRange(header, size) : undefined;
}

// The comparison is weak (RFC 9110, 13.1.2): proxies that change the encoding prefix a W/.
function isKnownTo(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  if (known === null) return false;
  return known
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === etag);
}
