import type { SiteFile } from "./site-files.ts";

/** The folder in which names change with their content. */
export const HASHED_FILES = "/_astro/";

/** Kept, and asked about each time. */
export const REVALIDATED = "no-cache";

export function cacheControl(
  path: string,
  { contentType }: Pick<SiteFile, "contentType">,
): string {
  if (path.startsWith(HASHED_FILES))
    return "public, max-age=31536000, immutable";
  return contentType.startsWith("text/html")
    ? REVALIDATED
    : "public, max-age=3600";
}
