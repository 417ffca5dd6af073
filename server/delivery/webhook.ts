import { Webhook } from "standardwebhooks";
import { errorCode } from "../lib/log.ts";
import type { LeadOrigin } from "../store/lead.ts";
import type { ClaimedLead } from "../store/outbox.ts";
import { FORMATS, type WebhookFormat } from "./webhook-formats.ts";

/** Shorter than a lead's lease, or a slow delivery would be made twice. */
const DELIVERY_TIMEOUT_MS = 15_000;

/** `error` is for the log and the operator: it never holds anything from the request, the answer or the address. */
export type Delivery =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: string;
      readonly retryAfterMs?: number | undefined;
      /** The destination works all the same, so other leads need not wait. */
      readonly isReached?: true;
    };

export type Deliver = (
  lead: Pick<ClaimedLead, "id" | "body" | "origin">,
  signal?: AbortSignal,
) => Promise<Delivery>;

interface WebhookOptions {
  readonly url: string;
  /** Every delivery is signed with each secret, so that the receiver can change from one to the other. */
  readonly secrets?: readonly string[];
  readonly format?: WebhookFormat;
  readonly timeoutMs?: number;
  readonly clock?: () => number;
}

/**
 * Posts a lead by Standard Webhooks: its JSON exactly as accepted, unless the settings ask for another format. The
 * `webhook-id` is the same in every attempt.
 */
export function createWebhook(options: WebhookOptions): Deliver {
  const { timeoutMs = DELIVERY_TIMEOUT_MS, clock = Date.now } = options;
  const signers = (options.secrets ?? []).map((secret) => new Webhook(secret));
  const { address, authorization } = splitCredentials(options.url);

  const write = FORMATS[options.format ?? "json"];

  return async (lead, signal) => {
    const { id, origin } = lead;
    const body = write(lead);
    const now = new Date(clock());
    const headers = new Headers({
      "Content-Type": "application/json",
      "User-Agent": "Ellaira-Website",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      ...originHeaders(origin),
    });
    if (authorization) headers.set("Authorization", authorization);
    const signatures = signers.map((signer) => signer.sign(id, now, body));
    if (signatures.length > 0)
      headers.set("webhook-signature", signatures.join(" "));
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(address, {
        method: "POST",
        headers,
        body,
        // A redirect that is followed could turn the POST into a GET without the request in it, and count as delivered.
        redirect: "manual",
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      // Only the status counts. Cancelling frees the connection; an error in doing so changes nothing.
      await response.body?.cancel().catch(() => {});
      return readAnswer(response, clock());
    } catch (error) {
      return { ok: false, error: nameFailure(error, timeoutMs) };
    }
  };
}

function readAnswer(response: Response, now: number): Delivery {
  if (response.ok) return { ok: true };
  const { status } = response;
  const redirected = status >= 300 && status < 400;
  return {
    ok: false,
    error: redirected
      ? `HTTP ${status} (redirects are not followed)`
      : `HTTP ${status}`,
    retryAfterMs: readRetryAfter(response.headers.get("retry-after"), now),
  };
}

// RFC 9110, 10.2.3.
function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value) - now;
  return ms > 0 ? ms : undefined;
}

function nameFailure(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return "failed";
  if (error.name === "TimeoutError")
    return `no answer within ${timeoutMs / 1000} s`;
  return errorCode(error.cause) ?? errorCode(error) ?? error.name;
}

// `fetch` refuses an address with a user and a password in it.
function splitCredentials(url: string) {
  const address = new URL(url);
  const { username, password } = address;
  address.username = "";
  address.password = "";
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    address: address.href,
    authorization:
      pair === ":"
        ? undefined
        : `Basic ${Buffer.from(pair).toString("base64")}`,
  };
}

/**
 * The origin travels in headers, because the contract gives the body's keys. Links may hold any character, so the values
 * are percent-encoded.
 */
const originHeaders = (origin: LeadOrigin) =>
  Object.fromEntries(
    Object.entries(origin).map(([name, value]) => [
      `x-${name.replaceAll("_", "-")}`,
      encodeURIComponent(value.toWellFormed()),
    ]),
  );
