import { quality } from "./accept.ts";
import { readRange } from "./byte-range.ts";
import { NotBuiltError } from "./build-info.ts";
import { cacheControl, HASHED_FILES, REVALIDATED } from "./caching.ts";
import { problem } from "./problem.ts";
import {
  knownType,
  pathOf,
  readSiteFiles,
  type Encoding,
  type SiteFile,
} from "./site-files.ts";

const NOT_FOUND = "/404";

export interface Pages {
  /** The HTML of every page, to compute the security policy from. */
  readonly html: readonly string[];
  /** Answers a request for a page or a file. */
  answer(request: Request): Response;
  /** A page as the answer to something else, e.g. a form that was not accepted. */
  render(path: string, status: number, request: Request): Response | undefined;
  /** A path in our own words, for logs and figures: a page's own, else what stands for all of its kind. */
  routeOf(path: string): string;
}

/** Serves the built site from memory; no request touches the disk. @throws {NotBuiltError} */
export function loadPages(dir: string): Pages {
  const files = readSiteFiles(dir);
  const byPath = new Map<string, SiteFile>();
  const aliases = new Map<string, string>();
  for (const [name, file] of files) {
    const path = pathOf(name);
    byPath.set(path, file);
    if (path !== `/${name}`) aliases.set(`/${name}`, path);
  }
  if (!byPath.has("/")) throw new NotBuiltError();

  function render(path: string, status: number, request: Request) {
    const file = byPath.get(path);
    if (!file) return undefined;
    const variant = chooseVariant(file, request);
    return new Response(variant.bytes, {
      status,
      headers: { ...variant.headers, "Cache-Control": REVALIDATED },
    });
  }

  function notFound(path: string, request: Request): Response {
    const page = isAsset(path) ? undefined : render(NOT_FOUND, 404, request);
    return page ?? new Response("Not found\n", plainText(404));
  }

  return {
    html: Array.from(files)
      .filter(([name]) => name.endsWith(".html"))
      .map(([, file]) =>
        new TextDecoder().decode(file.variants.identity.bytes),
      ),
    render,

    routeOf(path) {
      const clean = decodePath(path);
      const file = byPath.get(clean);
      if (!file) return "(other)";
      return file.contentType.startsWith("text/html") ? clean : "(file)";
    },

    answer(request) {
      if (request.method !== "GET" && request.method !== "HEAD")
        return problem(405, "This address can only be read.", {
          headers: { Allow: "GET, HEAD" },
        });
      const { pathname, search } = new URL(request.url);
      const path = decodePath(pathname);
      const file = path === NOT_FOUND ? undefined : byPath.get(path);
      if (file) return answerFile(path, file, request);
      const clean = aliases.get(path) ?? withoutTrailingSlash(path);
      // Only ever to a path of ours from the map: the request's own path may be `//evil.example/`.
      if (clean !== NOT_FOUND && clean !== path && byPath.has(clean))
        return redirect(clean + search);
      return notFound(path, request);
    },
  };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Malformed percent-encoding names nothing; as it stands, it is not found.
    return pathname;
  }
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/(?<!\/)\/+$/, "") || "/";
}

function isAsset(path: string): boolean {
  const type = knownType(path);
  return (
    path.startsWith(HASHED_FILES) ||
    (type !== undefined && !type.startsWith("text/html"))
  );
}

function answerFile(path: string, file: SiteFile, request: Request): Response {
  const { bytes, etag, headers } = chooseVariant(file, request);
  const answer = {
    ...headers,
    ETag: etag,
    "Cache-Control": cacheControl(path, file),
    "Accept-Ranges": "bytes",
  };
  if (isKnownTo(request, etag)) {
    const { "Content-Length": _, ...rest } = answer;
    return new Response(null, { status: 304, headers: rest });
  }
  const range = rangeOf(request, etag, bytes.byteLength);
  if (range === "unsatisfiable") {
    const whole = { "Content-Range": `bytes */${bytes.byteLength}` };
    return new Response(null, { status: 416, headers: whole });
  }
  if (!range) return new Response(bytes, { headers: answer });
  const part = bytes.subarray(range.first, range.last + 1);
  return new Response(part, {
    status: 206,
    headers: {
      ...answer,
      "Content-Length": String(part.byteLength),
      "Content-Range": `bytes ${range.first}-${range.last}/${bytes.byteLength}`,
    },
  });
}

/** The part that is asked for, unless it is of another version of the file (RFC 9110, 13.1.5). */
function rangeOf(request: Request, etag: string, size: number) {
  const header = request.headers.get("range");
  if (header === null || request.method !== "GET") return undefined;
  const of = request.headers.get("if-range");
  return of === null || of === etag ? readRange(header, size) : undefined;
}

function chooseVariant({ variants, contentType }: SiteFile, request: Request) {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding =
    (["br", "gzip"] as const satisfies Encoding[])
      .map((name) => ({ name, q: quality(accepted, [name, "*"]) }))
      .filter(({ name, q }) => q > 0 && variants[name])
      .toSorted((a, b) => b.q - a.q)[0]?.name ?? "identity";
  const { bytes, etag } = variants[encoding] ?? variants.identity;
  const headers = {
    "Content-Type": contentType,
    "Content-Length": String(bytes.byteLength),
    Vary: "Accept-Encoding",
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  };
  return { bytes, etag, headers };
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

function redirect(location: string): Response {
  return new Response(null, {
    status: 308,
    headers: { Location: location, "Cache-Control": "public, max-age=3600" },
  });
}

function plainText(status: number) {
  return {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": REVALIDATED,
    },
  };
}
