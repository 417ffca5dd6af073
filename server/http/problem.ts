import { STATUS_CODES } from "node:http";
import type { FieldError } from "../../contract/demo-request.ts";

/** Why a demo request is refused, as the metrics count it. */
export const REFUSAL_REASONS = [
  "malformed",
  "too_large",
  "media_type",
  "invalid_fields",
  "key_reused",
  "bad_key",
  "cross_site",
] as const;
/** The last two are temporary, and are counted as outcomes. */
export type RefusalReason =
  (typeof REFUSAL_REASONS)[number] | "rate_limited" | "not_kept";

interface ProblemOptions {
  readonly errors?: readonly FieldError[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An error by RFC 9457; `about:blank` because the status says it all. */
export function problem(
  status: number,
  detail: string,
  { errors, headers }: ProblemOptions = {},
): Response {
  const title = STATUS_CODES[status] ?? "Error";
  return Response.json(
    { type: "about:blank", title, status, detail, errors },
    {
      status,
      headers: {
        "Content-Type": "application/problem+json",
        "Cache-Control": "no-store",
        ...headers,
      },
    },
  );
}
