import type { DemoRequest } from "../../contract/demo-request.ts";

export interface Signs {
  readonly honeypotFilled: boolean;
  /** It was sent sooner after the page came than a person can type. */
  readonly quick: boolean;
  /** Every browser sends it; some programs send `*`. */
  readonly acceptLanguage: string | undefined;
}

/** A password manager may give any one sign, so the honeypot must be filled and another sign must agree. */
export function looksLikeProgram(
  { honeypotFilled, quick, acceptLanguage }: Signs,
  request: Pick<DemoRequest, "name" | "practice" | "message">,
): boolean {
  const isBrowser = acceptLanguage !== undefined && acceptLanguage !== "*";
  return honeypotFilled && (quick || !isBrowser || hasLinks(request));
}

function hasLinks({
  name,
  practice,
  message,
}: Pick<DemoRequest, "name" | "practice" | "message">): boolean {
  return links(message) >= 2 || links(name + practice) > 0;
}

const links = (text: string) => text.match(/https?:\/\//gi)?.length ?? 0;
