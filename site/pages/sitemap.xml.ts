import { getCollection } from "astro:content";
import { type PageMeta, pages } from "../content/pages.ts";
import { settings } from "../settings.ts";

export const GET = async () => {
  const texts = await getCollection("legal");
  const dated = Object.values(pages).map((page) => ({
    ...page,
    modified: texts.find(({ id }) => `/${id}` === page.path)?.data.updated,
  }));
  return new Response(siteMap(dated), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
};

/** In the format of sitemaps.org. */
function siteMap(all: readonly PageMeta[]): string {
  const entries = all.map(({ path, modified }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `  <url><loc>${settings.siteUrl}${path}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
