import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { FieldError } from "../../contract/demo-request.ts";
import type { AppEnv } from "../http/app-env.ts";
import { problem, type RefusalReason } from "../http/problem.ts";
import type { Pages } from "../pages/pages.ts";
import { createNotSentPage, type SentForm } from "./not-sent-page.ts";

const NOT_SENT_PAGE = "/request-not-sent";

export interface Refusal {
  readonly reason: RefusalReason;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly FieldError[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Answers with a problem document or, to a form from a browser, with its page. */
export function createRefusals(
  pages: Pick<Pages, "html">,
): (c: Context<AppEnv>, refusal: Refusal, sent?: SentForm) => Response {
  const html = pages.html(NOT_SENT_PAGE);
  const page = html === undefined ? undefined : createNotSentPage(html);
  return (c, { reason, status, detail, errors, headers }, sent = {}) => {
    c.set("refusedFor", reason);
    if (!page || !wantsPage(c))
      return problem(status, detail, { errors, headers });
    return new Response(page(status, sent), {
      status,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        ...headers,
      },
    });
  };
}

export const wantsPage = (c: Context): boolean =>
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
): Refusal => ({ reason, status, ...more });

export const isFormType = (type: string | undefined): boolean =>
  type === "application/x-www-form-urlencoded" ||
  type === "multipart/form-data";

/** @returns the type without its parameters, or undefined for another charset than UTF-8 */
export function mediaType(header: string | undefined): string | undefined {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(header ?? "")?.[1];
  if (charset !== undefined && charset.toLowerCase() !== "utf-8")
    return undefined;
  return header?.split(";")[0]?.trim().toLowerCase();
}
