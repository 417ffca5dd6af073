import { createHash } from "node:crypto";

/** The page's style stands in the page, so the policy names it by its hash. */
export function deskHeaders(signInPage: string): Record<string, string> {
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(signInPage) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  return {
    "Content-Security-Policy": `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${hash}'; font-src 'self' data:; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** The page says that the token was wrong once its sentence is no longer hidden. */
export const withWrongToken = (signInPage: string): string =>
  signInPage.replace(/(id="wrong"[^>]*) hidden/, "$1");
