import { describe, expect, test } from "vitest";
import { createApp } from "../server/app.ts";
import { createHealth } from "../server/operations/health.ts";
import { createLog } from "../server/lib/log.ts";
import { loadPages } from "../server/pages/pages.ts";
import { createRateLimit } from "../server/api/rate-limit.ts";
import { writeSite } from "../server/testing/site.ts";
import { tempDir } from "../server/testing/temp-dir.ts";
import { readHeadersFile } from "../tests/e2e/support/headers-file.ts";
import { staticHeaders } from "./static-headers.ts";

const COMMON = { "X-Frame-Options": "DENY", "Referrer-Policy": "origin" };

/** What a host knows by itself, of the file or of the request. */
const ITS_OWN = new Set([
  "accept-ranges",
  "content-length",
  "content-type",
  "etag",
  "vary",
  "x-request-id",
]);

const never = () => Promise.reject(new Error("not asked for here"));

/** The same site on a static host, and on our own server behind a proxy that speaks TLS. */
function bothWays() {
  const dir = tempDir();
  writeSite(dir, { "og/home.png": "a card", "og/security.png": "a card" });
  const text = staticHeaders(dir, COMMON);
  const log = createLog("silent");
  const app = createApp({
    demoRequests: { submit: never },
    pages: loadPages(dir),
    health: createHealth({ probes: { read: never, write: never }, log }),
    rateLimit: createRateLimit({ perAddress: 0, total: 0 }),
    trustedProxies: 1,
    siteHeaders: COMMON,
    log,
  });
  return {
    text,
    fromHost: readHeadersFile(text),
    async fromServer(path: string) {
      const headers = { "x-forwarded-proto": "https" };
      const answer = await app.request(path, { headers });
      const sent = Array.from(answer.headers).filter(
        ([name]) => !ITS_OWN.has(name),
      );
      return { status: answer.status, headers: Object.fromEntries(sent) };
    },
  };
}

describe("the headers for a static host", () => {
  test.each([
    "/",
    "/security",
    "/thank-you",
    "/_astro/app.5f3a.js",
    "/_astro/fonts/text.woff2",
    "/favicon.svg",
    "/og/home.png",
    "/og/security.png",
    "/robots.txt",
  ])("are for %s what our own server sends", async (path) => {
    const { fromHost, fromServer } = bothWays();
    const { status, headers } = await fromServer(path);
    expect(status).toBe(200);
    expect(fromHost(path)).toEqual(headers);
  });

  test.each(["/nothing", "/nothing/at/all"])(
    "lock down what is not there, such as %s, and leave its caching to the host",
    async (path) => {
      const { fromHost, fromServer } = bothWays();
      const { status, headers } = await fromServer(path);
      expect(status).toBe(404);
      const { "cache-control": _, ...locks } = headers;
      expect(fromHost(path)).toEqual(locks);
    },
  );

  test("have one rule for a folder, however many files are in it", () => {
    expect(bothWays().text.match(/^\/og\//gm)).toHaveLength(1);
  });

  test("refuse a folder whose files are kept for different times", () => {
    const dir = tempDir();
    writeSite(dir, { "og/home.png": "a card", "og/page.html": "a page" });
    expect(() => staticHeaders(dir, {})).toThrow(/\/og\/\*/);
  });
});
