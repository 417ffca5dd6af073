/** Where the form posts, from a page with JavaScript (JSON) and without (form encoding). */
export const DEMO_REQUESTS_PATH = "/api/demo-requests";

/** The values of the form's Practice Type, in the order the form shows them (spec 5). */
export const PRACTICE_TYPES = ["aesthetics", "dental", "gp", "other"] as const;

export type PracticeType = (typeof PRACTICE_TYPES)[number];

/** Names this website in every request that it sends (spec 7.1). */
export const REQUEST_SOURCE = "Ellaira website";

export const FORM_FIELDS = [
  "name",
  "email",
  "phone",
  "practiceType",
  "practice",
  "message",
] as const;

export type FormField = (typeof FORM_FIELDS)[number];

/** In UTF-16 code units, as `maxlength` counts: more than people write, and little enough to store and mail whole. */
export const MAX_LENGTH: Readonly<Record<FormField, number>> = {
  name: 200,
  // RFC 5321, 4.5.3.1.3.
  email: 254,
  phone: 100,
  practiceType: 100,
  practice: 200,
  message: 5000,
};

/** For a request as JSON or as a form. A form with every field full, in any script, is smaller. */
export const MAX_BODY_BYTES = 64 * 1024;

/** People do not see this field and no browser fills in this name, so most likely a program filled it. */
export const HONEYPOT_FIELD = "leave_empty";

/** A form's counterpart of the `Idempotency-Key` header: a page may have sent the same request already. */
export const KEY_FIELD = "idempotency_key";

/** `filled` if the honeypot field was filled; `filled, quick` if the form also came sooner than a person can type. */
export const HONEYPOT_HEADER = "X-Website";

/**
 * The JSON that the form sends and the webhook receives: exactly these eight keys (spec 7.1). A request may
 * wait in a browser for 7 days, so a new key must be optional, and a server ignores keys that it does not
 * know. Each version that was ever in use has its fixture in server/testing/contract/.
 */
export interface DemoRequest {
  readonly name: string;
  /** What a browser's `<input type="email">` accepts. */
  readonly email: string;
  readonly phone: string;
  readonly practice: string;
  readonly practiceType: PracticeType;
  /** May be empty; the only optional field (spec 5). */
  readonly message: string;
  /** When the visitor sent it: ISO 8601, UTC, with milliseconds. */
  readonly timestamp: string;
  readonly source: typeof REQUEST_SOURCE;
}

/** One refused member of a request, as `errors` in a problem document (RFC 9457). */
export interface FieldError {
  readonly field: string;
  readonly detail: string;
}

/** Where a visitor came from. It is sent in the query of the address, and is not part of the request. */
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
