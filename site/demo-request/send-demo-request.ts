import {
  type DemoRequest,
  type FormField,
  REQUEST_SOURCE,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
} from "../../contract/demo-request.ts";
import type { SiteSettings } from "../../settings/site.ts";
import { reportError } from "../errors/report-error.ts";
import { settings } from "../settings.ts";

/** A request as the form's own validation lets it through: the server checks it anew. */
type UncheckedRequest = Readonly<Record<keyof DemoRequest, string>>;

/** A request on its way to the server. */
export interface Submission {
  /** Names the submission, so that the server keeps it once however often it is sent. */
  readonly key: string;
  readonly request: UncheckedRequest;
  /** The form's trap was filled in. */
  readonly trapped: boolean;
}

export const isTrapped = (form: FormData): boolean =>
  Boolean(form.get(HONEYPOT_FIELD));

/** What a visitor typed, as the request that the webhook will receive (spec 7.1). */
export function readDemoRequest(form: FormData, now: Date): UncheckedRequest {
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

/** One for each submission. `randomUUID` needs a secure context, which a site under test may not have. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** How long the browser waits for the server's answer, in milliseconds. */
const ANSWER_WITHIN = 15_000;

/** Browsers refuse more than 64 KiB of requests that outlive their page (Fetch standard, "keepalive"). */
const MAX_KEPT_ALIVE = 60_000;

/** These answers will be the same every time; after any other, sending again may help. */
const FINAL = new Set([400, 413, 415, 422]);

/** `again` after: how long the server asked to be left alone, in milliseconds. */
export type Answer =
  | { readonly name: "accepted" | "refused" }
  | { readonly name: "again"; readonly after: number };

/** Sends a request to the server. Logs what went wrong, never what was sent (spec 8). */
export async function sendDemoRequest(
  { key, request, trapped }: Submission,
  { url, kind }: SiteSettings["demoRequests"] = settings.demoRequests,
): Promise<Answer> {
  const body = JSON.stringify(request);
  const aboutIt = {
    "idempotency-key": key,
    ...(trapped && { [HONEYPOT_HEADER]: "filled" }),
  };
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        // A webhook would refuse them before the request is sent: they are in no workflow service's list for CORS.
        ...(kind === "api" && aboutIt),
      },
      body,
      keepalive: new Blob([body]).size < MAX_KEPT_ALIVE,
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    if (response.ok) return { name: "accepted" };
    reportError(
      new Error(`The demo request was answered with HTTP ${response.status}`),
    );
    if (FINAL.has(response.status)) return { name: "refused" };
    const seconds = Number(response.headers.get("retry-after"));
    return { name: "again", after: seconds > 0 ? seconds * 1000 : 0 };
  } catch (error) {
    reportError(error);
    return { name: "again", after: 0 };
  }
}
