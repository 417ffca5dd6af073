import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
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
