import { cards } from "../content/cards.ts";
import type { PageMeta } from "../content/pages.ts";
import { plans } from "../content/plans.ts";
import { faviconAddress } from "../ui/favicon.ts";
import { cardOf, type Route, routes } from "../routes.ts";
import { settings } from "../settings.ts";
import { structuredData, toScriptText } from "./structured-data.ts";
import { colour } from "../styles/palette.ts";

/** The colour of the browser's own bar. */
const THEME = { night: colour("night-900"), mist: colour("mist-50") };

export function HeadMeta({ page }: { readonly page: PageMeta }) {
  const address = settings.siteUrl + page.path;
  const route = isRoute(page.path) ? page.path : routes.home;
  const { siteUrl: url, phone, email } = settings;
  const data = structuredData(page, {
    url,
    phone,
    email,
    plans: plans.map(({ name }) => name),
  });
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      {!(page.index && settings.isPublic) && (
        <meta name="robots" content="noindex" />
      )}
      <meta name="theme-color" content={THEME[page.ground]} />
      <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
      <link rel="icon" href={faviconAddress} sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:site_name" content="Ellaira" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={settings.siteUrl + cardOf(route)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={cards[route].alt} />
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

const isRoute = (path: string): path is Route =>
  Object.values<string>(routes).includes(path);
