import { NotBuiltError } from "./build-info.ts";
import { HASHED_FILES, REVALIDATED } from "./caching.ts";
import {
  answerFile,
  chooseRepresentation,
  serveFile,
  type Fields,
  type ServedFile,
} from "./file-response.ts";
import { problem } from "../http/problem.ts";
import { knownType, pathOf, readSiteFiles } from "./site-files.ts";

const NOT_FOUND = "/404";

export interface Pages {
  /** Answers a request for a page or a file. @param common what the answer says besides */
  answer(request: Request, common?: Fields): Response;
  /**
   * A page as the answer to something else, e.g. a form that was not accepted.
   * @param change makes of its HTML what this visitor alone gets, and nobody keeps
   */
  render(
    path: string,
    status: number,
    request: Request,
    change?: (html: string) => string,
  ): Response | undefined;
  /** A path in our own words, for logs and figures: a page's own, else what stands for all of its kind. */
  routeOf(path: string): string;
}

/** Serves the built site from memory; no request touches the disk. @throws {NotBuiltError} */
export function loadPages(dir: string): Pages {
  const files = readSiteFiles(dir);
  const byPath = new Map<string, ServedFile>();
  const aliases = new Map<string, string>();
  const html = new Map<string, string>();
  for (const [name, file] of files) {
    const path = pathOf(name);
    byPath.set(path, serveFile(path, file));
    if (name.endsWith(".html"))
      html.set(path, new TextDecoder().decode(file.variants.identity.bytes));
    if (path !== `/${name}`) aliases.set(`/${name}`, path);
  }
  if (!byPath.has("/")) throw new NotBuiltError(dir);

  function render(
    path: string,
    status: number,
    request: Request,
    common: Fields = {},
  ) {
    const file = byPath.get(path);
    if (!file) return undefined;
    const { bytes, content } = chooseRepresentation(file, request);
    const headers = { ...common, ...content, "Cache-Control": REVALIDATED };
    return new Response(bytes, { status, headers });
  }

  function notFound(path: string, request: Request, common: Fields): Response {
    if (isAsset(path)) return notFoundAsText(common);
    return render(NOT_FOUND, 404, request, common) ?? notFoundAsText(common);
  }

  return {
    render(path, status, request, change) {
      const text = html.get(path);
      if (text === undefined || !change) return render(path, status, request);
      const headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
      };
      return new Response(change(text), { status, headers });
    },

    routeOf(path) {
      const clean = decodePath(path);
      const file = byPath.get(clean);
      if (!file) return "(other)";
      return file.contentType.startsWith("text/html") ? clean : "(file)";
    },

    answer(request, common = {}) {
      if (request.method !== "GET" && request.method !== "HEAD")
        return problem(405, "This address can only be read.", {
          headers: { ...common, Allow: "GET, HEAD" },
        });
      const { pathname, search } = new URL(request.url);
      const path = decodePath(pathname);
      const file = path === NOT_FOUND ? undefined : byPath.get(path);
      if (file) return answerFile(file, request, common);
      const clean = aliases.get(path) ?? withoutTrailingSlash(path);
      // Only ever to a path of ours from the map: the request's own path may be `//evil.example/`.
      if (clean !== NOT_FOUND && clean !== path && byPath.has(clean))
        return redirect(clean + search, common);
      return notFound(path, request, common);
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

function redirect(location: string, common: Fields): Response {
  const own = { Location: location, "Cache-Control": "public, max-age=3600" };
  return new Response(null, { status: 308, headers: { ...common, ...own } });
}

function notFoundAsText(common: Fields): Response {
  const own = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": REVALIDATED,
  };
  return new Response("Not found\n", {
    status: 404,
    headers: { ...common, ...own },
  });
}
