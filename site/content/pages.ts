import { formRoutes, type Route, routes } from "../routes.ts";
import { caseStudy } from "./case-study.ts";
import { caseStudyClaims, claims } from "./claims.ts";
import { hero } from "./hero.ts";

export interface PageMeta {
  readonly path: string;
  /** In the breadcrumbs. */
  readonly name: string;
  /** In the browser's tab and search results; the site's name stands at the end. */
  readonly title: string;
  readonly description: string;
  /** The ground at the top of the page, which gives the navigation its colours. */
  readonly ground: "night" | "mist";
  /** Shows the compliance strip, except on pages that say it all (spec 2). */
  readonly strip: boolean;
  /** False keeps the page out of search engines. */
  readonly index: boolean;
  /** The month in the text's "last updated" (content/legal/). */
  readonly modified?: string | undefined;
  /** What the picture of its own shows where its address is shared. Other pages have the home page's. */
  readonly cardAlt?: string;
}

export const pages = {
  [routes.home]: {
    path: routes.home,
    name: "Home",
    title: "AI Voice Receptionist for UK Clinics | Ellaira",
    description: `Ellaira answers every clinic call ${claims.availability}, books appointments and follows up enquiries. Hear the AI receptionist in your browser and request a demo.`,
    ground: "night",
    strip: true,
    index: true,
    cardAlt: `${hero.headline} A clinic diary in which Ellaira books and moves appointments after closing time.`,
  },
  [routes.caseStudy]: {
    path: routes.caseStudy,
    name: "Hospitals case study",
    title: "Hospital AI Receptionist: Case Study | Ellaira",
    description: `See how AI call handling cut hospital call waits by ${caseStudyClaims.shorterWaits}% and missed appointments by ${caseStudyClaims.fewerMissedAppointments}%. Read the results and speak to Ellaira in your browser.`,
    ground: "night",
    strip: true,
    index: true,
    cardAlt: `${caseStudy.title}. Five bars show what changed.`,
  },
  [routes.security]: {
    path: routes.security,
    name: "Security",
    title: "Security: UK Hosting and Encryption | Ellaira",
    description: `How Ellaira protects clinic and patient data: UK-based hosting, ${claims.encryptionInTransit} and ${claims.encryptionAtRest} encryption, audit logs and ${claims.retentionDays}-day default retention.`,
    ground: "mist",
    strip: false,
    index: true,
  },
  [routes.privacyPolicy]: {
    path: routes.privacyPolicy,
    name: "Privacy Policy",
    title: "Privacy Policy | Ellaira",
    description:
      "How Ellaira collects, uses and protects personal data under UK GDPR: what we hold, our lawful bases, your rights and how to complain.",
    ground: "mist",
    strip: false,
    index: true,
  },
  [routes.termsOfService]: {
    path: routes.termsOfService,
    name: "Terms of Service",
    title: "Terms of Service | Ellaira",
    description:
      "The terms for using the Ellaira website and AI voice receptionist: services, client duties, setup and billing, liability and cancellation.",
    ground: "mist",
    strip: false,
    index: true,
  },
  [routes.compliance]: {
    path: routes.compliance,
    name: "Compliance",
    title: "UK GDPR, PECR and CQC Compliance | Ellaira",
    description:
      "How Ellaira supports UK clinics with UK GDPR, PECR and CQC Regulation 17 audit trails, with security, UK hosting and a compliance pack.",
    ground: "mist",
    strip: false,
    index: true,
  },
} as const satisfies Record<Route, PageMeta>;

/** Where the form leads in a browser without JavaScript. */
export const formPages = {
  thankYou: {
    path: formRoutes.thankYou,
    name: "Thank You",
    title: "Thank You | Ellaira",
    description: "What happens after you ask Ellaira for a demo.",
    ground: "mist",
    strip: true,
    index: false,
  },
  requestNotSent: {
    path: formRoutes.requestNotSent,
    name: "Your request was not sent",
    title: "Your request was not sent | Ellaira",
    description:
      "How to ask Ellaira for a demo when the form could not be sent.",
    ground: "mist",
    strip: true,
    index: false,
  },
} as const satisfies Record<string, PageMeta>;

/** Shows the home page, which search engines are told to drop (spec 2). */
export const unknownPage: PageMeta = { ...pages[routes.home], index: false };
