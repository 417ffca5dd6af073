import type { Context } from "hono";
import {
  FORM_FIELDS,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
  REQUEST_SOURCE,
  type FieldError,
} from "../../contract/demo-request.ts";
import { prefersHtml } from "../http/accept.ts";
import type { AppEnv } from "../app-env.ts";
import type { DemoRequests } from "./demo-requests.ts";
import type { Log } from "../log.ts";
import type { Pages } from "../pages/pages.ts";
import { problem } from "../http/problem.ts";

const THANK_YOU_PAGE = "/thank-you";
const NOT_SENT_PAGE = "/request-not-sent";

/** When a visitor may try again after the store has failed, in seconds. */
const STORE_RETRY_AFTER_S = 10;

interface Refusal {
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly FieldError[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

type Outcome =
  | { readonly ok: true; readonly id: string }
  | ({ readonly ok: false } & Refusal);

type Input =
  | {
      readonly ok: true;
      readonly value: Readonly<Record<string, unknown>>;
      readonly spam: boolean;
    }
  | ({ readonly ok: false } & Refusal);

interface EndpointOptions {
  readonly demoRequests: DemoRequests;
  readonly pages: Pick<Pages, "render">;
  /** Origins besides this one that have a page of thanks of their own. */
  readonly allowedOrigins: readonly string[];
  readonly log: Log;
  readonly clock: () => number;
}

type Endpoint = (context: Context<AppEnv>) => Promise<Response>;

/** Accepts a demo request as JSON, from a page with JavaScript, or as a form, from a page without. */
export function createDemoRequestEndpoint(options: EndpointOptions): Endpoint {
  const { demoRequests, allowedOrigins, log, clock } = options;

  /** Back to the site that the form is on. */
  function thanks(c: Context<AppEnv>): string {
    const origin = c.req.header("origin") ?? "";
    return allowedOrigins.includes(origin)
      ? origin + THANK_YOU_PAGE
      : THANK_YOU_PAGE;
  }

  async function submit(c: Context<AppEnv>, input: Input): Promise<Outcome> {
    if (!input.ok) return input;
    const key = c.req.header("idempotency-key");
    if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
      c.set("refusedFor", "bad_key");
      return refuse(
        400,
        "Idempotency-Key should be 1 to 255 visible ASCII characters.",
      );
    }
    try {
      const { value, spam } = input;
      c.set("isHeld", spam);
      const result = await demoRequests.submit(value, { key, spam });
      if (result.ok) return result;
      return refuse(422, "Some fields are not as they should be.", {
        errors: result.errors,
      });
    } catch (error) {
      log.error(
        { requestId: c.var.requestId, err: error },
        "a demo request was not kept",
      );
      return refuse(
        503,
        "The request could not be kept. Please send it again.",
        {
          headers: { "Retry-After": String(STORE_RETRY_AFTER_S) },
        },
      );
    }
  }

  return async (c) => {
    const type = mediaType(c.req.header("content-type"));
    if (type === "application/json") {
      const outcome = await submit(c, await readJson(c));
      return outcome.ok
        ? c.json({ id: outcome.id }, 202, { "Cache-Control": "no-store" })
        : answerRefusal(options.pages, c, outcome);
    }
    if (isForm(type)) {
      const outcome = await submit(c, await readForm(c, clock()));
      return outcome.ok
        ? c.redirect(thanks(c), 303)
        : answerRefusal(options.pages, c, outcome);
    }
    return problem(
      415,
      "The body should be application/json in UTF-8, or an HTML form.",
    );
  };
}

/** Tells why a request is not accepted: as a page to a visitor without JavaScript, else as a problem document. */
export function answerRefusal(
  pages: Pick<Pages, "render">,
  c: Context,
  { status, detail, errors, headers = {} }: Refusal,
): Response {
  const wantsPage =
    isForm(mediaType(c.req.header("content-type"))) &&
    prefersHtml(c.req.header("accept"));
  const page = wantsPage
    ? pages.render(NOT_SENT_PAGE, status, c.req.raw)
    : undefined;
  if (!page) return problem(status, detail, { errors, headers });
  for (const [name, value] of Object.entries(headers))
    page.headers.set(name, value);
  return page;
}

function refuse(
  status: number,
  detail: string,
  more: Pick<Refusal, "errors" | "headers"> = {},
): { readonly ok: false } & Refusal {
  return { ok: false, status, detail, ...more };
}

const isForm = (type: string | undefined): boolean =>
  type === "application/x-www-form-urlencoded" ||
  type === "multipart/form-data";

/** The type without its parameters; undefined too for text in another charset than UTF-8. */
function mediaType(header: string | undefined): string | undefined {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(header ?? "")?.[1];
  if (charset !== undefined && charset.toLowerCase() !== "utf-8")
    return undefined;
  return header?.split(";")[0]?.trim().toLowerCase();
}

async function readJson(c: Context): Promise<Input> {
  const bytes = await c.req.arrayBuffer();
  try {
    const value: unknown = JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    );
    const spam = Boolean(c.req.header(HONEYPOT_HEADER));
    if (isRecord(value)) return { ok: true, value, spam };
  } catch {
    // Told below; the parser's own message repeats what the visitor wrote.
  }
  return refuse(400, "The body should be a JSON object in UTF-8.");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A form has neither a clock nor a source of its own; a field that is no field of ours is left out. */
async function readForm(c: Context, now: number): Promise<Input> {
  const form = await c.req.raw.formData().catch(() => undefined);
  if (!form) return refuse(400, "The form could not be read.");
  const fields = FORM_FIELDS.map((field) => [
    field,
    form.get(field) ?? undefined,
  ]);
  return {
    ok: true,
    value: {
      ...Object.fromEntries(fields),
      message: normalizeLines(form.get("message") ?? ""),
      timestamp: new Date(now).toISOString(),
      source: REQUEST_SOURCE,
    },
    spam: form.getAll(HONEYPOT_FIELD).some((filled) => filled !== ""),
  };
}

// A form sends every line end as CRLF; in the page, and so in the JSON, the same text has LF.
function normalizeLines(value: FormDataEntryValue): FormDataEntryValue {
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value;
}
