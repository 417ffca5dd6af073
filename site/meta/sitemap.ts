import type { PageMeta } from "../content/pages.ts";

/** The pages that search engines should know, in the format of sitemaps.org. */
export function sitemap(pages: readonly PageMeta[], siteUrl: string): string {
  const entries = pages
    .filter(({ index }) => index)
    .map(({ path, modified }) => {
      const lastmod = modified ? `<lastmod>${modified}</lastmod>` : "";
      return `  <url><loc>${siteUrl}${path}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
