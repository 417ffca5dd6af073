import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";

export interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The ETag is strong, so each encoding has its own (RFC 9110, 8.8.3.3). */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SiteFile {
  readonly isPage: boolean;
  readonly identity: Variant;
  readonly br: Variant | undefined;
  readonly gzip: Variant | undefined;
}

/** The names of the files in this folder change with their content. */
export const HASHED_FILES = "/_astro/";

export const IMMUTABLE = "public, max-age=31536000, immutable";

export const REVALIDATED = "no-cache";

/** The operator's page, which is served on a port of its own (desk/desk-app.ts). */
export const DESK_FOLDER = "desk";

/** Files for this server and for static hosts, not for visitors. */
const NOT_SERVED = new Set(["build.json", "_headers", "_redirects"]);

const isServed = (name: string) =>
  !NOT_SERVED.has(name) && !name.startsWith(join(DESK_FOLDER, "/"));

/** @returns the files by their name in the folder, e.g. `_astro/fonts/text.woff2` */
export function readSiteFiles(dir: string): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)));
  const all = new Set(names);
  const isSibling = (name: string) =>
    /\.(?:br|gz)$/.test(name) && all.has(name.replace(/\.\w+$/, ""));
  return new Map(
    names
      .filter((name) => isServed(name) && !isSibling(name))
      .map((name) => [name, readSiteFile(dir, name, all)]),
  );
}

function readSiteFile(
  dir: string,
  name: string,
  all: ReadonlySet<string>,
): SiteFile {
  const read = (file: string) => new Uint8Array(readFileSync(join(dir, file)));
  const contentType = contentTypeOf(name);
  const cacheControl = cacheControlOf(pathOf(name), contentType);
  const identity = read(name);
  const hash = createHash("sha256").update(identity).digest("base64url");
  const variant = (
    bytes: Uint8Array<ArrayBuffer>,
    etag: string,
    encoding?: string,
  ): Variant => ({
    bytes,
    etag,
    headers: {
      "Content-Type": contentType,
      "Content-Length": String(bytes.byteLength),
      ...(encoding !== undefined && { "Content-Encoding": encoding }),
      Vary: "Accept-Encoding",
      ETag: etag,
      "Cache-Control": cacheControl,
    },
  });
  const compressed = (suffix: string, encoding: string) =>
    all.has(name + suffix)
      ? variant(read(name + suffix), `"${hash}-${encoding}"`, encoding)
      : undefined;
  return {
    isPage: contentType.startsWith("text/html"),
    identity: variant(identity, `"${hash}"`),
    br: compressed(".br", "br"),
    gzip: compressed(".gz", "gzip"),
  };
}

function cacheControlOf(path: string, contentType: string): string {
  if (path.startsWith(HASHED_FILES)) return IMMUTABLE;
  return contentType.startsWith("text/html")
    ? REVALIDATED
    : "public, max-age=3600";
}

/** `index.html` is `/`, `security.html` is `/security`; others keep their name. */
export function pathOf(name: string): string {
  return `/${name}`.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
}

function contentTypeOf(name: string): string {
  const type = getMimeType(name) ?? "application/octet-stream";
  return type === "application/manifest+json" ? `${type}; charset=utf-8` : type;
}

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
