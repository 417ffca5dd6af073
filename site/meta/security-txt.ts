import type { SiteSettings } from "../../settings/site.ts";
import { emailLink } from "../company.ts";
import { routes } from "../routes.ts";

/** RFC 9116 recommends less than a year, so that a dead address does not stand for ever. */
const VALID_FOR_MS = 364 * 24 * 60 * 60 * 1000;

/** Where to report a weakness (RFC 9116). @param now epoch milliseconds */
export function securityTxt(
  { siteUrl, email }: Pick<SiteSettings, "siteUrl" | "email">,
  now: number,
): string {
  const lines = [
    `Contact: ${emailLink(email)}`,
    `Expires: ${new Date(now + VALID_FOR_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${routes.security}`,
  ];
  return `${lines.join("\n")}\n`;
}
