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
  /** Sent sooner after the page came than a person can type. */
  readonly quick?: boolean;
}

/** Nobody fills in five required fields sooner after the page came, in milliseconds. */
const MIN_TYPING_TIME = 4000;

export function createSubmission(form: FormData, now: Date): Submission {
  return {
    key: randomId(),
    request: readDemoRequest(form, now),
    trapped: Boolean(form.get(HONEYPOT_FIELD)),
    quick: performance.now() < MIN_TYPING_TIME,
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

/** How long the browser waits for the server's answer, in milliseconds. A full form takes a second of it at 256 kbit/s. */
const ANSWER_WITHIN = 15_000;

/** The longest `Retry-After` that is heeded, in seconds. */
const MAX_RETRY_AFTER = 3600;

/** What is wrong with the request itself: the server will most likely say so again. */
const REFUSED = new Set([400, 413, 415, 422]);

export type Answer =
  | { readonly name: "accepted" }
  | {
      readonly name: "again";
      /** How long the server is to be left alone, in milliseconds. */
      readonly after: number;
      /** What went wrong, never what was sent (spec 8). */
      readonly fault: unknown;
    }
  | { readonly name: "refused"; readonly fault: unknown };

/** @throws what stands in the way of sending at all, such as a function that the browser lacks */
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
  setTimeout(() => wait.abort(), ANSWER_WITHIN);
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
    // Our API says 202. Other successes are somebody else's, such as the login page of a hotel's network.
    if (kind === "api" ? response.status === 202 : response.ok)
      return { name: "accepted" };
    const { status } = response;
    const fault = new Error(
      `The demo request was answered with HTTP ${status}`,
    );
    return REFUSED.has(status)
      ? { name: "refused", fault }
      : { name: "again", after: pauseAsked(response), fault };
  } catch (fault) {
    // The network's faults are these two (Fetch standard); another is ours.
    if (!(fault instanceof TypeError || fault instanceof DOMException))
      throw fault;
    return { name: "again", after: 0, fault };
  }
}

/** Adds where the visitor came from. That is not stored, so a request that another page kept goes without. */
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

/** In milliseconds. A date instead of seconds counts as nothing. */
function pauseAsked(response: Response): number {
  const seconds = Number(response.headers.get("retry-after"));
  return seconds > 0 ? Math.min(seconds, MAX_RETRY_AFTER) * 1000 : 0;
}
