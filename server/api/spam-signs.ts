import type { DemoRequest } from "../../contract/demo-request.ts";

export interface Signs {
  readonly honeypotFilled: boolean;
  /** It was sent sooner after the page came than a person can type. */
  readonly quick: boolean;
  /** The browser's languages, which every browser sends; some programs send `*`. */
  readonly acceptLanguage: string | undefined;
}

/**
 * Whether a program seems to have filled in the form. One sign is never enough, since a person's password manager may
 * give any of them: the honeypot must be filled, and something else must speak for a program too.
 */
export function looksLikeProgram(
  { honeypotFilled, quick, acceptLanguage }: Signs,
  request: Pick<DemoRequest, "name" | "practice" | "message">,
): boolean {
  const isBrowser = acceptLanguage !== undefined && acceptLanguage !== "*";
  return honeypotFilled && (quick || !isBrowser || hasLinks(request));
}

/** Two links in the message, or one where a name belongs. */
function hasLinks({
  name,
  practice,
  message,
}: Pick<DemoRequest, "name" | "practice" | "message">): boolean {
  return links(message) >= 2 || links(name + practice) > 0;
}

const links = (text: string) => text.match(/https?:\/\//gi)?.length ?? 0;
