/** Where a page says how quick it was for its visitor, if the site is built and run so. */
export const VITALS_PATH = "/api/vitals";

/** The pages that say so: all that have a path of their own (spec 2). */
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

/** What one page view measured; what a browser can't measure, or what did not happen, is not in it. */
export type VitalsReport = { readonly path: MeasuredPage } & Readonly<
  Partial<Record<Vital, number>>
>;
