import { settings } from "../settings.ts";

/** Pages that should not be found say so themselves; crawlers must be let in to read that. */
export const GET = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${settings.siteUrl}/sitemap.xml\n`,
    { headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
