import { type PageMeta, pages } from "../content/pages.ts";
import { faviconAddress } from "../pictures/icons.tsx";
import { cardOf, routes } from "../routes.ts";
import { settings } from "../settings.ts";
import { structuredData, toScriptText } from "./structured-data.ts";
import { colour } from "../styles/palette.ts";

/** The colour of the browser's own bar. */
const THEME = { night: colour("night-900"), mist: colour("mist-50") };

export function HeadMeta({ page }: { readonly page: PageMeta }) {
  const card = page.card ?? pages[routes.home].card;
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
      <link rel="icon" href={faviconAddress} sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:site_name" content="Ellaira" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta
        property="og:image"
        content={siteUrl + cardOf(page.card ? page.path : routes.home)}
      />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.alt} />
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
