import { getMimeType } from "hono/utils/mime";
import { NotBuiltError } from "./build-info.ts";
import { problem } from "../http/problem.ts";
import {
  answerFile,
  chooseVariant,
  HASHED_FILES,
  pathOf,
  readSiteFiles,
  REVALIDATED,
  type SiteFile,
} from "./site-files.ts";

const NOT_FOUND = "/404";

export interface Pages {
  answer(request: Request): Response;
  /** A page's text, for an answer to something else, such as a refused form. */
  html(path: string): string | undefined;
  /** The name in logs and metrics: a page's own path, or one word for all files of a kind. */
  routeOf(path: string): string;
}

/** Serves the built site from memory; no request touches the disk. @throws {NotBuiltError} */
export function loadPages(dir: string): Pages {
  const byPath = new Map<string, SiteFile>();
  const aliases = new Map<string, string>();
  for (const [name, file] of readSiteFiles(dir)) {
    const path = pathOf(name);
    byPath.set(path, file);
    if (path !== `/${name}`) aliases.set(`/${name}`, path);
  }
  if (!byPath.has("/")) throw new NotBuiltError(dir);

  function notFound(path: string, request: Request): Response {
    const page = byPath.get(NOT_FOUND);
    if (!page || isAsset(path)) return notFoundAsText();
    const variant = chooseVariant(page, request);
    const { ETag: _, ...headers } = variant.headers;
    return new Response(variant.bytes, { status: 404, headers });
  }

  return {
    html(path) {
      const file = byPath.get(path);
      return file && new TextDecoder().decode(file.identity.bytes);
    },

    routeOf(path) {
      const clean = decodePath(path);
      const file = byPath.get(clean);
      if (!file) return "(other)";
      return file.isPage ? clean : "(file)";
    },

    answer(request) {
      if (request.method !== "GET" && request.method !== "HEAD")
        return problem(405, "This address can only be read.", {
          headers: { Allow: "GET, HEAD" },
        });
      const { pathname, search } = new URL(request.url);
      const path = decodePath(pathname);
      const file = path === NOT_FOUND ? undefined : byPath.get(path);
      if (file) return answerFile(file, request);
      const clean = aliases.get(path) ?? withoutTrailingSlash(path);
      // The redirect leads only to a path from the map: the request's own path may be `//evil.example/`.
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
    // Malformed percent-encoding names nothing. Left undecoded, the path is not found.
    return pathname;
  }
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/(?<!\/)\/+$/, "") || "/";
}

function isAsset(path: string): boolean {
  const type = getMimeType(path);
  return (
    path.startsWith(HASHED_FILES) ||
    (type !== undefined && !type.startsWith("text/html"))
  );
}

function redirect(location: string): Response {
  const headers = {
    Location: location,
    "Cache-Control": "public, max-age=3600",
  };
  return new Response(null, { status: 308, headers });
}

function notFoundAsText(): Response {
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": REVALIDATED,
  };
  return new Response("Not found\n", { status: 404, headers });
}
