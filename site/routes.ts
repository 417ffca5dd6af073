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

export const sectionOfHome = (id: SectionId): string => `${routes.home}#${id}`;

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
