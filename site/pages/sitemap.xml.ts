import { getCollection } from "astro:content";
import { pages } from "../content/pages.ts";
import { settings } from "../settings.ts";
import { sitemap } from "../meta/sitemap.ts";

export const GET = async () => {
  const texts = await getCollection("legal");
  const dated = Object.values(pages).map((page) => ({
    ...page,
    modified: texts.find(({ id }) => `/${id}` === page.path)?.data.updated,
  }));
  return new Response(sitemap(dated, settings.siteUrl), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
};
