import { parseAccept } from "hono/utils/accept";

/** How welcome a value is in an `Accept…` header, 0 to 1; the most specific entry counts (RFC 9110, 12.5). */
export function quality(header: string, names: readonly string[]): number {
  const entries = parseAccept(header);
  for (const name of names) {
    const entry = entries.find(({ type }) => type.toLowerCase() === name);
    if (entry) return entry.q;
  }
  return 0;
}

/** Whether an error should be a page: for a browser that follows a form, not for a program that asks for JSON. */
export function prefersHtml(accept: string | undefined): boolean {
  // No header is the same as */*.
  const header = accept || "*/*";
  const html = quality(header, ["text/html", "text/*", "*/*"]);
  const json = quality(header, [
    "application/problem+json",
    "application/json",
    "application/*",
    "*/*",
  ]);
  return html > 0 && html >= json;
}
