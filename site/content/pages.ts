import { formRoutes, type Route, routes } from "../routes.ts";
import { caseStudy } from "./case-study.ts";
import { caseStudyClaims, claims } from "./claims.ts";

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
  /** Without one of its own, a page has the home page's. */
  readonly card?: Card;
}

/** The picture for a shared address, with few and large words. */
export interface Card {
  /** The page's heading, shortened; lines break where it does. */
  readonly heading: string;
  readonly note: string;
  readonly picture: "diary" | "figures" | "mark";
  readonly alt: string;
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
    card: {
      heading: `Your clinic’s ${claims.availability}\nAI receptionist`,
      note: "No more missed calls.\nNo more admin.\nJust more appointments.",
      picture: "diary",
      alt: `Ellaira: your clinic’s ${claims.availability} AI receptionist. A clinic diary in which Ellaira books and moves appointments after closing time.`,
    },
  },
  [routes.caseStudy]: {
    path: routes.caseStudy,
    name: "Hospitals case study",
    title: "Hospital AI Receptionist: Case Study | Ellaira",
    description: `See how AI call handling cut hospital call waits by ${caseStudyClaims.shorterWaits}% and missed appointments by ${caseStudyClaims.fewerMissedAppointments}%. Read the results and speak to Ellaira in your browser.`,
    ground: "night",
    strip: true,
    index: true,
    card: {
      heading: "Shorter waits,\nfewer missed\nappointments",
      note: caseStudy.eyebrow,
      picture: "figures",
      alt: "Ellaira case study: shorter waits and fewer missed appointments in a hospital. Five bars show what changed.",
    },
  },
  [routes.security]: {
    path: routes.security,
    name: "Security",
    title: "Security: UK Hosting and Encryption | Ellaira",
    description: `How Ellaira protects clinic and patient data: UK-based hosting, ${claims.encryptionInTransit} and ${claims.encryptionAtRest} encryption, audit logs and ${claims.retentionDays}-day default retention.`,
    ground: "mist",
    strip: false,
    index: true,
    card: {
      heading: "Security",
      note: "How we protect the calls,\nrecordings and records\nclinics trust us with",
      picture: "mark",
      alt: "Ellaira: Security. How we protect the calls, recordings and records clinics trust us with.",
    },
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
    card: {
      heading: "Privacy Policy",
      note: "What we hold, our lawful\nbases, your rights and\nhow to complain",
      picture: "mark",
      alt: "Ellaira: Privacy Policy.",
    },
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
    card: {
      heading: "Terms of Service",
      note: "Services, client duties,\nsetup and billing, liability\nand cancellation",
      picture: "mark",
      alt: "Ellaira: Terms of Service.",
    },
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
    card: {
      heading: "Compliance",
      note: "UK GDPR and PECR\nCQC Regulation 17\nSecurity and UK hosting",
      picture: "mark",
      alt: "Ellaira: Compliance with UK GDPR and PECR, CQC Regulation 17, security and UK hosting.",
    },
  },
} as const satisfies Record<Route, PageMeta & { readonly card: Card }>;

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
