import { STATUS_CODES } from "node:http";
import type { FieldError } from "../../contract/demo-request.ts";

interface ProblemOptions {
  readonly errors?: readonly FieldError[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An error as RFC 9457 has it; `about:blank` because the status says it all. */
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
