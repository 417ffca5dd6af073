import { createHash } from "node:crypto";
import { readFileSync, readdirSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";

export type Encoding = "br" | "gzip" | "identity";

export interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Strong, so a different one for each encoding (RFC 9110, 8.8.3.3). */
  readonly etag: string;
}

export interface SiteFile {
  readonly contentType: string;
  readonly variants: Readonly<
    Partial<Record<Encoding, Variant>> & { identity: Variant }
  >;
}

/** What the build puts beside a file, and the name of that encoding in HTTP. */
const SIBLINGS = { ".br": "br", ".gz": "gzip" } as const;

/** For this server and for static hosts, not for visitors. */
const NOT_SERVED = new Set(["build.json", "_headers", "_redirects"]);

/** Reads the built site into memory. @returns the files by their name in the folder, e.g. `_astro/fonts/text.woff2` */
export function readSiteFiles(dir: string): ReadonlyMap<string, SiteFile> {
  const paths = new Map<string, string>(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [nameOf(entry, dir), join(entry.parentPath, entry.name)]),
  );
  const files = new Map<string, SiteFile>();
  for (const [name, path] of paths) {
    if (NOT_SERVED.has(name) || isSibling(name, paths)) continue;
    const bytes = new Uint8Array(readFileSync(path));
    const hash = createHash("sha256").update(bytes).digest("base64url");
    const variants: SiteFile["variants"] & Partial<Record<Encoding, Variant>> =
      {
        identity: { bytes, etag: `"${hash}"` },
      };
    for (const [suffix, encoding] of Object.entries(SIBLINGS)) {
      const sibling = paths.get(name + suffix);
      if (sibling === undefined) continue;
      variants[encoding] = {
        bytes: new Uint8Array(readFileSync(sibling)),
        etag: `"${hash}-${encoding}"`,
      };
    }
    files.set(name, { contentType: contentTypeOf(name), variants });
  }
  return files;
}

function nameOf(entry: Dirent, dir: string): string {
  return relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
}

function isSibling(name: string, paths: ReadonlyMap<string, string>): boolean {
  return Object.keys(SIBLINGS).some(
    (suffix) =>
      name.endsWith(suffix) && paths.has(name.slice(0, -suffix.length)),
  );
}

/** The address of a file: `index.html` is `/`, `security.html` is `/security`; others keep their name. */
export function pathOf(name: string): string {
  return `/${name}`.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
}

/** What a recorded call and its captions may be, and the library does not know. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  vtt: "text/vtt; charset=utf-8",
  wav: "audio/wav",
};

/** @returns undefined for a name without an extension that the web knows */
export function knownType(name: string): string | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1];
  if (extension === undefined) return undefined;
  return getMimeType(name) ?? MEDIA_TYPES[extension];
}

function contentTypeOf(name: string): string {
  const type = knownType(name) ?? "application/octet-stream";
  return type === "application/manifest+json" ? `${type}; charset=utf-8` : type;
}
