import { emailLink } from "../../company.ts";
import { routes } from "../../routes.ts";
import { settings } from "../../settings.ts";

/** RFC 9116 recommends less than a year, so that a dead address does not stand for ever. */
const VALID_FOR_MS = 364 * 24 * 60 * 60 * 1000;

/** Where to report a weakness (RFC 9116). */
export function GET(): Response {
  const { siteUrl, email } = settings;
  const lines = [
    `Contact: ${emailLink(email)}`,
    `Expires: ${new Date(Date.now() + VALID_FOR_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${routes.security}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
