/** Every path that has a page of its own (spec 2). */
export const routes = {
  home: "/",
  caseStudy: "/hospitals-case-study",
  security: "/security",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  compliance: "/compliance",
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** Where the form leads without JavaScript. Not in the menu, the site map or search engines. */
export const formRoutes = {
  thankYou: "/thank-you",
  requestNotSent: "/request-not-sent",
} as const;

/** Ids of the home page's sections that links lead to (spec 2). */
export const sections = {
  hero: "hero",
  services: "services",
  benefits: "benefits",
  howItWorks: "how-it-works",
  pricing: "pricing",
  testimonials: "testimonials",
  contact: "contact",
} as const;

export type SectionId = (typeof sections)[keyof typeof sections];

/** On the home page itself: with a path, `/?utm_source=news` would be left for another page, and a form or a call lost. */
export const toSection = (id: SectionId): `#${SectionId}` => `#${id}`;

/** @returns the address to which a link leads from a page: a section of the home page needs its path everywhere else */
export const linkFrom = (path: string, href: string): string =>
  href.startsWith("#") && path !== routes.home ? routes.home + href : href;

/** Ids of the compliance page's sections (spec 2). */
export const complianceSections = {
  privacy: "gdpr-and-pecr",
  auditTrail: "cqc-regulation-17",
  hosting: "security-and-hosting",
  documents: "documents",
} as const;

export const caseStudySections = { demo: "demo" } as const;

export type CaseStudySectionId =
  (typeof caseStudySections)[keyof typeof caseStudySections];

/** The picture that is shown where a page's address is shared. */
export const cardOf = (path: string): string =>
  `/og${path === routes.home ? "/home" : path}.png`;
