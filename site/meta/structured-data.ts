import type { Graph, Thing } from "schema-dts";
import { internationalNumber } from "../company.ts";
import type { PageMeta } from "../content/pages.ts";
import { plans } from "../content/plans.ts";
import { settings } from "../settings.ts";

const { siteUrl, phone, email } = settings;

/** Describes in schema.org's terms only what the page shows: no reviews, ratings or prices. Ellaira is not a clinic. */
export function structuredData(page: PageMeta): Graph | undefined {
  if (!page.index) return undefined;
  return {
    "@context": "https://schema.org",
    "@graph": page.path === "/" ? home() : innerPage(page),
  };
}

/** For a `<script type="application/ld+json">`: no value can end the element. */
export const toScriptText = (data: Graph): string =>
  JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

function home(): Thing[] {
  const organization = { "@id": `${siteUrl}/#org` };
  return [
    {
      "@type": "Organization",
      ...organization,
      name: "Ellaira",
      url: `${siteUrl}/`,
      logo: `${siteUrl}/logo.png`,
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
      "@id": `${siteUrl}/#site`,
      url: `${siteUrl}/`,
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
        itemListElement: plans.map(({ name }) => ({ "@type": "Offer", name })),
      },
    },
  ];
}

function innerPage(page: PageMeta): Thing[] {
  const url = siteUrl + page.path;
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
        "@id": `${siteUrl}/#site`,
        url: `${siteUrl}/`,
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
          item: `${siteUrl}/`,
        },
        { "@type": "ListItem", position: 2, name: page.name, item: url },
      ],
    },
  ];
}
