import { readFileSync } from "node:fs";
import { type PageMeta, pages } from "../content/pages.ts";
import { cardOf, routes } from "../routes.ts";
import { settings } from "../settings.ts";
import { structuredData, toScriptText } from "./structured-data.ts";

/** The colour of the browser's own bar: --night-900 and --mist-50 of styles/tokens.css. */
const THEME = { night: "#0c2928", mist: "#f4f8f6" };

/** Inlined in the page: on slow connections, a file would compete with the first screen's font. */
const favicon = `data:image/svg+xml,${readFileSync("public/favicon.svg", "utf8")
  .replace(/<!--.*?-->/s, "")
  .trim()
  .replaceAll(/[#<>"]/g, encodeURIComponent)}`;

export function HeadMeta({ page }: { readonly page: PageMeta }) {
  const { siteUrl, isPublic } = settings;
  const address = siteUrl + page.path;
  const data = structuredData(page);
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      {!(page.index && isPublic) && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={THEME[page.ground]} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={favicon} sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:site_name" content="Ellaira" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta
        property="og:image"
        content={siteUrl + cardOf(page.cardAlt ? page.path : routes.home)}
      />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content={page.cardAlt ?? pages[routes.home].cardAlt}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {data && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScriptText(data) }}
        />
      )}
    </>
  );
}
