import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { FieldError } from "../../contract/demo-request.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../http/problem.ts";
import type { RefusalReason } from "../operations/metrics.ts";
import type { Pages } from "../pages/pages.ts";
import { refillForm, type SentForm } from "./refill-form.ts";

const NOT_SENT_PAGE = "/request-not-sent";

export interface Refusal {
  readonly reason: RefusalReason;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly FieldError[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly sent?: SentForm | undefined;
}

export type Refused = { readonly ok: false } & Refusal;

export function answerRefusal(
  pages: Pick<Pages, "render">,
  c: Context<AppEnv>,
  { reason, status, detail, errors, headers = {}, sent = {} }: Refusal,
): Response {
  c.set("refusedFor", reason);
  const page = wantsPage(c)
    ? pages.render(NOT_SENT_PAGE, status, (html) => refillForm(html, sent))
    : undefined;
  if (!page) return problem(status, detail, { errors, headers });
  for (const [name, value] of Object.entries(headers))
    page.headers.set(name, value);
  return page;
}

const wantsPage = (c: Context): boolean =>
  isFormType(mediaType(c.req.header("content-type"))) &&
  accepts(c, {
    header: "Accept",
    supports: ["text/html", "application/problem+json", "application/json"],
    default: "text/html",
  }) === "text/html";

export const refuse = (
  reason: RefusalReason,
  status: number,
  more: Pick<Refusal, "detail" | "errors" | "headers">,
): Refused => ({ ok: false, reason, status, ...more });

export const isFormType = (type: string | undefined): boolean =>
  type === "application/x-www-form-urlencoded" ||
  type === "multipart/form-data";

/** Gives no parameters, and undefined for another charset than UTF-8. */
export function mediaType(header: string | undefined): string | undefined {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(header ?? "")?.[1];
  if (charset !== undefined && charset.toLowerCase() !== "utf-8")
    return undefined;
  return header?.split(";")[0]?.trim().toLowerCase();
}
