import { type Route, routes } from "../routes.ts";
import { caseStudy } from "./case-study.ts";
import { claims } from "./claims.ts";

/** The picture for a shared address, with few and large words. */
export interface Card {
  /** The page's heading, shortened; lines break where it does. */
  readonly heading: string;
  readonly note: string;
  readonly picture: "diary" | "figures" | "mark";
  readonly alt: string;
}

export const cards = {
  [routes.home]: {
    heading: `Your clinic’s ${claims.availability}\nAI receptionist`,
    note: "No more missed calls.\nNo more admin.\nJust more appointments.",
    picture: "diary",
    alt: `Ellaira: your clinic’s ${claims.availability} AI receptionist. A clinic diary in which Ellaira books and moves appointments after closing time.`,
  },
  [routes.caseStudy]: {
    heading: "Shorter waits,\nfewer missed\nappointments",
    note: caseStudy.eyebrow,
    picture: "figures",
    alt: "Ellaira case study: shorter waits and fewer missed appointments in a hospital. Five bars show what changed.",
  },
  [routes.security]: {
    heading: "Security",
    note: "How we protect the calls,\nrecordings and records\nclinics trust us with",
    picture: "mark",
    alt: "Ellaira: Security. How we protect the calls, recordings and records clinics trust us with.",
  },
  [routes.privacyPolicy]: {
    heading: "Privacy Policy",
    note: "What we hold, our lawful\nbases, your rights and\nhow to complain",
    picture: "mark",
    alt: "Ellaira: Privacy Policy.",
  },
  [routes.termsOfService]: {
    heading: "Terms of Service",
    note: "Services, client duties,\nsetup and billing, liability\nand cancellation",
    picture: "mark",
    alt: "Ellaira: Terms of Service.",
  },
  [routes.compliance]: {
    heading: "Compliance",
    note: "UK GDPR and PECR\nCQC Regulation 17\nSecurity and UK hosting",
    picture: "mark",
    alt: "Ellaira: Compliance with UK GDPR and PECR, CQC Regulation 17, security and UK hosting.",
  },
} as const satisfies Record<Route, Card>;
