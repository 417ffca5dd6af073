/** Where a visitor came from: sent in the query of the address posted to, and no part of the request. */
export const UTM_PARAMETERS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

export const REFERRING_SITE = "referring_site";

export const ORIGIN_PARAMETERS = [...UTM_PARAMETERS, REFERRING_SITE] as const;

export type OriginParameter = (typeof ORIGIN_PARAMETERS)[number];
