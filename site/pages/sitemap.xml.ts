import { pages } from "../content/pages.ts";
import { settings } from "../settings.ts";
import { sitemap } from "../sitemap.ts";

export const GET = () =>
  new Response(sitemap(Object.values(pages), settings.siteUrl), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
