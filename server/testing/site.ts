import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const SITE_HEADERS = {
  "Content-Security-Policy": "default-src 'self'",
  "X-Content-Type-Options": "nosniff",
};

const FILES: Readonly<Record<string, string>> = {
  "index.html":
    '<!doctype html><style>p{color:red}</style><script>boot()</script><script type="application/ld+json">{}</script>Home',
  "index.html.br": "home in brotli",
  "index.html.gz": "home in gzip",
  "security.html":
    '<!doctype html><script type="module">walk()</script><script src="/_astro/a.js"></script>Security',
  "thank-you.html": "Thank you",
  "request-not-sent.html": "Not sent",
  "404.html": "Home, for what is not there",
  "_astro/app.5f3a.js": "let app",
  "_astro/fonts/text.woff2": "font",
  "favicon.svg": "<svg/>",
  "robots.txt": "User-agent: *",
  ".well-known/security.txt": "Contact: mailto:info@ellaira.example",
  "build.json": JSON.stringify({
    voice: "embedded",
    placeholders: [],
    headers: SITE_HEADERS,
  }),
  _headers: "for a static host",
  "desk/index.html": "the desk",
  "desk/files/desk.js": "let desk",
  "desk/sign-in.html": "<style>p{}</style>Sign in",
};

export function writeSite(
  dir: string,
  files: Readonly<Record<string, string>> = {},
): void {
  for (const [name, content] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
}
