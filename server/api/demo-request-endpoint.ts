import type { Context } from "hono";
import {
  FORM_FIELDS,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
  KEY_FIELD,
  MAX_BODY_BYTES,
  REQUEST_SOURCE,
} from "../../contract/demo-request.ts";
import type { AppEnv } from "../http/app-env.ts";
import { addressOf } from "../http/client-address.ts";
import { readBody } from "../http/read-body.ts";
import { comesFromAnotherSite } from "./cross-site.ts";
import type { Log } from "../lib/log.ts";
import type { Acceptance } from "../store/acceptance.ts";
import type { Pages } from "../pages/pages.ts";
import { readLeadOrigin } from "./lead-origin.ts";
import type { RateLimit } from "./rate-limit.ts";
import { sentForm } from "./not-sent-page.ts";
import { submitDemoRequest, type Signs } from "./submit-demo-request.ts";
import {
  createRefusals,
  isFormType,
  mediaType,
  refuse,
  wantsPage,
  type Refusal,
} from "./refusal.ts";

const MEDIA_TYPES =
  "The body should be application/json in UTF-8, or an HTML form.";

const JSON_TYPE = "application/json";

const KEY_HEADER = "idempotency-key";

const THANK_YOU_PAGE = "/thank-you";

const RETRY_AFTER_S = 10;

const UNPROCESSABLE = {
  key_reused: "This Idempotency-Key came with another request before.",
  invalid_fields: "Some fields are not as they should be.",
};

const TOO_LARGE = refuse("too_large", 413, {
  detail: `The body should be at most ${MAX_BODY_BYTES / 1024} KiB.`,
});

interface Input {
  readonly value: Readonly<Record<string, unknown>>;
  readonly signs: Signs;
  readonly isForm: boolean;
  readonly key: string | undefined;
}

interface EndpointOptions {
  readonly acceptance: Acceptance;
  readonly onAccepted: () => void;
  readonly pages: Pick<Pages, "html">;
  readonly rateLimit: RateLimit;
  readonly trustedProxies: number;
  readonly allowedOrigins: readonly string[];
  readonly log: Log;
  readonly clock?: () => number;
}

type Endpoint = (context: Context<AppEnv>) => Promise<Response>;

export function createDemoRequestEndpoint(options: EndpointOptions): Endpoint {
  const { rateLimit, trustedProxies, allowedOrigins } = options;
  const { log, clock = Date.now } = options;
  const answerRefusal = createRefusals(options.pages);

  function refuseByHead(c: Context<AppEnv>): Refusal | undefined {
    // The check comes before the rate limit: a hostile page must not use up its visitors' allowance.
    if (comesFromAnotherSite(c, { trustedProxies, allowedOrigins }))
      return refuse("cross_site", 403, {
        detail: "Demo requests are only taken from this website's own pages.",
      });
    const retryAfter = rateLimit.take(addressOf(c, trustedProxies));
    if (retryAfter > 0)
      return refuse("rate_limited", 429, {
        detail: `Too many requests. Please try again in ${retryAfter} s.`,
        headers: { "Retry-After": String(retryAfter) },
      });
    const type = mediaType(c.req.header("content-type"));
    return type === JSON_TYPE || isFormType(type)
      ? undefined
      : refuse("media_type", 415, { detail: MEDIA_TYPES });
  }

  async function read(c: Context<AppEnv>): Promise<Input | Refusal> {
    const body = await readBody(c.req, MAX_BODY_BYTES);
    if (!body) return TOO_LARGE;
    return mediaType(c.req.header("content-type")) === JSON_TYPE
      ? readJson(c, body)
      : readForm(c, body, clock());
  }

  function thanks(c: Context<AppEnv>): string {
    const origin = c.req.header("origin") ?? "";
    return allowedOrigins.includes(origin)
      ? origin + THANK_YOU_PAGE
      : THANK_YOU_PAGE;
  }

  /** @returns the id under which the request is kept */
  async function submit(
    c: Context<AppEnv>,
    { value, signs, isForm, key }: Input,
  ): Promise<string | Refusal> {
    if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
      return refuse("bad_key", 400, {
        detail: "Idempotency-Key should be 1 to 255 visible ASCII characters.",
      });
    try {
      const origin = readLeadOrigin({
        url: c.req.url,
        referer: c.req.header("referer"),
      });
      const result = await submitDemoRequest(options, value, {
        key,
        signs,
        isForm,
        origin,
      });
      if (result.ok) {
        c.set("isHeld", result.held);
        return result.id;
      }
      const { reason, errors } = result;
      return refuse(reason, 422, { detail: UNPROCESSABLE[reason], errors });
    } catch (error) {
      log.error(
        { requestId: c.var.requestId, err: error },
        "a demo request was not kept",
      );
      return refuse("not_kept", 503, {
        detail: "The request could not be kept. Please send it again.",
        headers: { "Retry-After": String(RETRY_AFTER_S) },
      });
    }
  }

  return async (c) => {
    const refused = refuseByHead(c);
    // Only a page needs the submitted values, which fill in its form again.
    if (refused && !wantsPage(c)) return answerRefusal(c, refused);
    const input = await read(c);
    if ("reason" in input) return answerRefusal(c, refused ?? input);
    const kept = refused ?? (await submit(c, input));
    if (typeof kept !== "string")
      return answerRefusal(c, kept, sentForm(input.value));
    return input.isForm
      ? c.redirect(thanks(c), 303)
      : c.json({ id: kept }, 202, { "Cache-Control": "no-store" });
  };
}

function readJson(c: Context, bytes: Uint8Array): Input | Refusal {
  try {
    const value: unknown = JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    );
    const said = c.req.header(HONEYPOT_HEADER) ?? "";
    const signs = {
      honeypotFilled: said !== "",
      quick: said.includes("quick"),
      acceptLanguage: c.req.header("accept-language"),
    };
    const key = c.req.header(KEY_HEADER);
    if (isRecord(value)) return { value, signs, isForm: false, key };
  } catch {
    // The answer is given below, because the parser's own message repeats the visitor's words.
  }
  return refuse("malformed", 400, {
    detail: "The body should be a JSON object in UTF-8.",
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function readForm(
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
  now: number,
): Promise<Input | Refusal> {
  const headers = { "content-type": c.req.header("content-type") ?? "" };
  const form = await new Response(bytes, { headers })
    .formData()
    .catch(() => undefined);
  if (!form)
    return refuse("malformed", 400, { detail: "The form could not be read." });
  const key = String(form.get(KEY_FIELD) ?? "");
  const fields = FORM_FIELDS.map((field) => [
    field,
    form.get(field) ?? undefined,
  ]);
  return {
    value: {
      ...Object.fromEntries(fields),
      message: normalizeLines(form.get("message") ?? ""),
      timestamp: new Date(now).toISOString(),
      source: REQUEST_SOURCE,
    },
    signs: {
      honeypotFilled: form.getAll(HONEYPOT_FIELD).some((text) => text !== ""),
      // A page without JavaScript can't say when it arrived.
      quick: false,
      acceptLanguage: c.req.header("accept-language"),
    },
    isForm: true,
    key: c.req.header(KEY_HEADER) ?? (key || undefined),
  };
}

// A form sends every line end as CRLF; JSON of the same text has LF.
function normalizeLines(value: FormDataEntryValue): FormDataEntryValue {
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value;
}
