import type { Graph, Thing } from "schema-dts";
import { internationalNumber } from "../company.ts";
import type { PageMeta } from "../content/pages.ts";

export interface SiteFacts {
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly phone: string;
  readonly email: string;
  /** No prices: there are none (spec 9). */
  readonly plans: readonly string[];
}

/** Describes in schema.org's terms only what the page shows: no reviews, ratings or prices. Ellaira is not a clinic. */
export function structuredData(
  page: PageMeta,
  site: SiteFacts,
): Graph | undefined {
  if (!page.index) return undefined;
  return {
    "@context": "https://schema.org",
    "@graph": page.path === "/" ? home(site) : innerPage(page, site),
  };
}

/** For a `<script type="application/ld+json">`: no value can end the element. */
export const toScriptText = (data: Graph): string =>
  JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

function home({ url, phone, email, plans }: SiteFacts): Thing[] {
  const organization = { "@id": `${url}/#org` };
  return [
    {
      "@type": "Organization",
      ...organization,
      name: "Ellaira",
      url: `${url}/`,
      logo: `${url}/logo.png`,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "sales",
        telephone: internationalNumber(phone),
        email,
        areaServed: "GB",
        availableLanguage: "en-GB",
      },
    },
    {
      "@type": "WebSite",
      "@id": `${url}/#site`,
      url: `${url}/`,
      name: "Ellaira",
      inLanguage: "en-GB",
      publisher: organization,
    },
    {
      "@type": "Service",
      name: "Ellaira AI voice receptionist",
      serviceType: "AI voice receptionist",
      provider: organization,
      areaServed: { "@type": "Country", name: "United Kingdom" },
      audience: {
        "@type": "BusinessAudience",
        name: "UK healthcare clinics",
      },
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: "Plans",
        itemListElement: plans.map((name) => ({ "@type": "Offer", name })),
      },
    },
  ];
}

function innerPage(page: PageMeta, site: SiteFacts): Thing[] {
  const url = site.url + page.path;
  const breadcrumb = { "@id": `${url}#breadcrumb` };
  return [
    {
      "@type": "WebPage",
      "@id": url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: "en-GB",
      isPartOf: {
        "@type": "WebSite",
        "@id": `${site.url}/#site`,
        url: `${site.url}/`,
        name: "Ellaira",
      },
      breadcrumb,
      ...(page.modified && { dateModified: page.modified }),
    },
    {
      "@type": "BreadcrumbList",
      ...breadcrumb,
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: "Home",
          item: `${site.url}/`,
        },
        { "@type": "ListItem", position: 2, name: page.name, item: url },
      ],
    },
  ];
}
