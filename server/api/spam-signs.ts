import type { DemoRequest } from "../../contract/demo-request.ts";

export interface Signs {
  readonly honeypotFilled: boolean;
  /** The request was sent too soon after the page came for a person to have typed it. */
  readonly quick: boolean;
  /** Every browser sends this header; some programs send `*`. */
  readonly acceptLanguage: string | undefined;
}

/** The honeypot must be filled and another sign agree: a password manager may cause any one of them. */
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
