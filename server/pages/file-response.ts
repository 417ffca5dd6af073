import { quality } from "../http/accept.ts";
import { readRange } from "./byte-range.ts";
import { cacheControl } from "./caching.ts";
import type { Encoding, SiteFile, Variant } from "./site-files.ts";

export type Fields = Readonly<Record<string, string>>;

/** A file in one encoding, with what its answers say: made once, at the start, not for each request. */
interface Representation {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly content: Fields;
  readonly whole: Fields;
}

export interface ServedFile {
  readonly contentType: string;
  readonly representations: Readonly<
    Partial<Record<Encoding, Representation>> & { identity: Representation }
  >;
}

/** @param path where it is found, which decides how long it may be kept */
export function serveFile(path: string, file: SiteFile): ServedFile {
  const { contentType, variants } = file;
  const represent = (
    encoding: Encoding,
    { bytes, etag }: Variant,
  ): Representation => {
    const content = {
      "Content-Type": contentType,
      "Content-Length": String(bytes.byteLength),
      Vary: "Accept-Encoding",
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    };
    const whole = {
      ...content,
      ETag: etag,
      "Cache-Control": cacheControl(path, { contentType }),
      "Accept-Ranges": "bytes",
    };
    return { bytes, etag, content, whole };
  };
  return {
    contentType,
    representations: {
      identity: represent("identity", variants.identity),
      ...(variants.br && { br: represent("br", variants.br) }),
      ...(variants.gzip && { gzip: represent("gzip", variants.gzip) }),
    },
  };
}

export function answerFile(
  file: ServedFile,
  request: Request,
  common: Fields,
): Response {
  const { bytes, etag, whole } = chooseRepresentation(file, request);
  if (isKnownTo(request, etag)) {
    const { "Content-Length": _, ...rest } = whole;
    return new Response(null, { status: 304, headers: { ...common, ...rest } });
  }
  const range = rangeOf(request, etag, bytes.byteLength);
  if (!range) return new Response(bytes, { headers: { ...common, ...whole } });
  const size = bytes.byteLength;
  if (range === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { ...common, "Content-Range": `bytes */${size}` },
    });
  const part = bytes.subarray(range.first, range.last + 1);
  return new Response(part, {
    status: 206,
    headers: {
      ...common,
      ...whole,
      "Content-Length": String(part.byteLength),
      "Content-Range": `bytes ${range.first}-${range.last}/${size}`,
    },
  });
}

export function chooseRepresentation(
  { representations }: ServedFile,
  request: Request,
): Representation {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = (["br", "gzip"] as const satisfies Encoding[])
    .map((name) => ({ name, q: quality(accepted, [name, "*"]) }))
    .filter(({ name, q }) => q > 0 && representations[name])
    .toSorted((a, b) => b.q - a.q)[0]?.name;
  return (encoding && representations[encoding]) ?? representations.identity;
}

/** The part that is asked for, unless it is of another version of the file (RFC 9110, 13.1.5). */
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
