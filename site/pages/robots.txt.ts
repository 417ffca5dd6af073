import { settings } from "../settings.ts";

/** Pages that search engines should drop say so themselves. Crawlers must be let in to read that. */
export const GET = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${settings.siteUrl}/sitemap.xml\n`,
    { headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
