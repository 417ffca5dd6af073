import { parseAccept } from "hono/utils/accept";
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

/** Ignores a range if `If-Range` names another version of the file (RFC 9110, 13.1.5). */
function rangeOf(request: Request, etag: string, size: number) {
  const header = request.headers.get("range");
  if (header === null || request.method !== "GET") return undefined;
  const of = request.headers.get("if-range");
  return of === null || of === etag ? readRange(header, size) : undefined;
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

/** Both ends are inclusive, counted from 0. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** RFC 9110, 14.1.2. @returns undefined where the answer is the whole file: malformed, another unit, several ranges */
function readRange(
  header: string,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header);
  if (!match) return undefined;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length > 0
      ? { first: size - length, last: size - 1 }
      : "unsatisfiable";
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return undefined;
  if (first >= size) return "unsatisfiable";
  return { first, last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
