/** Where a page reports how quick it was for its visitor, if the site is built for it. */
export const VITALS_PATH = "/api/vitals";

/** All pages that have a path of their own (spec 2). */
export const MEASURED_PAGES = [
  "/",
  "/hospitals-case-study",
  "/security",
  "/privacy-policy",
  "/terms-of-service",
  "/compliance",
] as const;

export type MeasuredPage = (typeof MEASURED_PAGES)[number];

/** Google's names (web.dev/vitals). Milliseconds, but for CLS, which has no unit. */
export const VITALS = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;

export type Vital = (typeof VITALS)[number];

/** What one page view measured, without what the browser can't measure or what did not happen. */
export type VitalsReport = { readonly path: MeasuredPage } & Readonly<
  Partial<Record<Vital, number>>
>;
