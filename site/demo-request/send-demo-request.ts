import {
  type DemoRequest,
  type FormField,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
  REFERRING_SITE,
  REQUEST_SOURCE,
  UTM_PARAMETERS,
} from "../../contract/demo-request.ts";
import { randomId } from "../random-id.ts";
import type { SiteSettings } from "../../settings/site.ts";
import { settings } from "../settings.ts";

/** Passed the form's own validation; the server checks it again. */
type UncheckedRequest = Readonly<Record<keyof DemoRequest, string>>;

/** Browsers keep submissions, so members may be added but never removed. */
export interface Submission {
  /** Lets the server keep the submission once, however often it is sent. */
  readonly key: string;
  readonly request: UncheckedRequest;
  /** The form's honeypot was filled in. */
  readonly trapped: boolean;
  /** Sent sooner after the page loaded than a person can type. */
  readonly quick?: boolean;
}

/** No person fills in five required fields sooner than this after the page has loaded. */
const MIN_TYPING_MS = 4000;

export function createSubmission(form: FormData, now: Date): Submission {
  return {
    key: randomId(),
    request: readDemoRequest(form, now),
    trapped: Boolean(form.get(HONEYPOT_FIELD)),
    quick: performance.now() < MIN_TYPING_MS,
  };
}

/** As the webhook will receive it (spec 7.1). */
function readDemoRequest(form: FormData, now: Date): UncheckedRequest {
  const text = (field: FormField) => String(form.get(field) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    practice: text("practice"),
    practiceType: text("practiceType"),
    message: text("message"),
    timestamp: now.toISOString(),
    source: REQUEST_SOURCE,
  };
}

/** A full form takes a second of it at 256 kbit/s. */
const ANSWER_WITHIN_MS = 15_000;

/** The longest `Retry-After` that is obeyed. */
const MAX_RETRY_AFTER_SECONDS = 3600;

/** Statuses that blame the request itself: a repeat will most likely get the same one. */
const REFUSED = new Set([400, 413, 415, 422]);

export type Answer =
  | { readonly name: "accepted" }
  | {
      readonly name: "again";
      /** The pause that the server asks for. */
      readonly waitMs: number;
      /** What went wrong, never what was sent (spec 8). */
      readonly fault: unknown;
    }
  | { readonly name: "refused"; readonly fault: unknown };

/** @throws a fault that prevents sending altogether, such as a function that the browser lacks */
export async function sendDemoRequest(
  { key, request, trapped, quick }: Submission,
  { url, kind }: SiteSettings["demoRequests"] = settings.demoRequests,
): Promise<Answer> {
  const body = JSON.stringify(request);
  const aboutIt = {
    "idempotency-key": key,
    ...(trapped && { [HONEYPOT_HEADER]: quick ? "filled, quick" : "filled" }),
  };
  // iOS has `AbortSignal.timeout` from 16 on. After the answer, aborting does nothing.
  const wait = new AbortController();
  setTimeout(() => wait.abort(), ANSWER_WITHIN_MS);
  const address = kind === "api" ? withOrigin(url, request) : url;
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        // Workflow services do not allow these headers in CORS, so their webhooks would refuse the request.
        ...(kind === "api" && aboutIt),
      },
      body,
      // Browsers refuse over 64 KiB of it (Fetch standard), which a form of today stays below.
      keepalive: true,
      signal: wait.signal,
    });
    // Our API answers 202. Other successes come from elsewhere, such as the login page of a hotel's network.
    if (kind === "api" ? response.status === 202 : response.ok)
      return { name: "accepted" };
    const { status } = response;
    const fault = new Error(
      `The demo request was answered with HTTP ${status}`,
    );
    return REFUSED.has(status)
      ? { name: "refused", fault }
      : { name: "again", waitMs: pauseAskedMs(response), fault };
  } catch (fault) {
    // A network fault is one of these two (Fetch standard); any other fault is ours.
    if (!(fault instanceof TypeError || fault instanceof DOMException))
      throw fault;
    return { name: "again", waitMs: 0, fault };
  }
}

/** Adds where the visitor came from. It is not stored, so a request that another page kept is sent without it. */
function withOrigin(url: string, { timestamp }: UncheckedRequest): string {
  if (Date.parse(timestamp) < performance.timeOrigin) return url;
  const here = new URLSearchParams(location.search);
  const query = new URLSearchParams();
  for (const name of UTM_PARAMETERS) {
    const value = here.get(name);
    if (value) query.set(name, value);
  }
  const { referrer } = document;
  const site = referrer && new URL(referrer).hostname;
  if (site && site !== location.hostname) query.set(REFERRING_SITE, site);
  // iOS has `query.size` from 17 on.
  const origin = String(query);
  return origin ? `${url}?${origin}` : url;
}

/** A date instead of seconds counts as nothing. */
function pauseAskedMs(response: Response): number {
  const seconds = Number(response.headers.get("retry-after"));
  return seconds > 0 ? Math.min(seconds, MAX_RETRY_AFTER_SECONDS) * 1000 : 0;
}
