import { describe, expect, test } from "vitest";
import { loadPages } from "./pages.ts";
import { writeSite } from "../testing/site.ts";
import { tempDir } from "../testing/temp-dir.ts";

function site(files: Readonly<Record<string, string>> = {}) {
  const dir = tempDir();
  writeSite(dir, files);
  const pages = loadPages(dir);
  return {
    pages,
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      pages.answer(
        new Request(`http://ellaira.test${path}`, { method, headers }),
      ),
  };
}

describe("a page", () => {
  test.each([
    ["/index.html?a=1&b=%2F", "/?a=1&b=%2F"],
    ["/security/", "/security"],
    ["/security///?q", "/security?q"],
    ["/security.html?q=a%20b", "/security?q=a%20b"],
    ["//", "/"],
  ])("is reached from %s by a redirect to %s", (from, to) => {
    const answer = site().get(from);
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(to);
  });

  test("is revalidated each time, and costs nothing if unchanged", () => {
    const { get } = site();
    const first = get("/security");
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("no-cache");
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = get("/security", { "if-none-match": known });
      expect(again.status).toBe(304);
      expect(again.body).toBeNull();
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("vary")).toBe("Accept-Encoding");
    }
    expect(get("/security", { "if-none-match": '"other"' }).status).toBe(200);
  });

  test.each([
    ["br, gzip", "br", "home in brotli"],
    ["gzip", "gzip", "home in gzip"],
    ["gzip, BR;q=0.5", "br", "home in brotli"],
    ["br;q=0, gzip", "gzip", "home in gzip"],
    ["", null, "Home"],
    ["br;q=0", null, "Home"],
    ["zstd", null, "Home"],
  ])("for %j is sent in %j", async (accepted, encoding, body) => {
    const answer = site().get("/", { "accept-encoding": accepted });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    const text = await answer.text();
    expect(text).toContain(body);
    expect(answer.headers.get("content-length")).toBe(String(text.length));
  });

  test("has an ETag for each encoding", () => {
    const { get } = site();
    const tags = ["br", "gzip", ""].map((accepted) =>
      get("/", { "accept-encoding": accepted }).headers.get("etag"),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe("a file", () => {
  test.each([
    ["/_astro/app.5f3a.js", /^text\/javascript/, /immutable/],
    ["/_astro/fonts/text.woff2", /^font\/woff2$/, /immutable/],
    ["/favicon.svg", /^image\/svg\+xml/, /max-age=3600/],
    ["/robots.txt", /^text\/plain; charset=utf-8$/, /max-age=3600/],
    [
      "/.well-known/security.txt",
      /^text\/plain; charset=utf-8$/,
      /max-age=3600/,
    ],
  ])("%s has its type and cache time", (path, type, cache) => {
    const { headers } = site().get(path);
    expect(headers.get("content-type")).toMatch(type);
    expect(headers.get("cache-control")).toMatch(cache);
  });

  test.each(["/build.json", "/_headers", "/index.html.br"])(
    "%s is for the server alone",
    (path) => {
      expect(site().get(path).status).toBe(404);
    },
  );
});

describe("a missing path", () => {
  test.each([
    "/nothing",
    "/nothing/at/all/",
    "/404",
    "/404.html",
    "//evil.example/",
    "/%2fevil.example/",
    "/security%00",
    "/%",
    "/%ff",
    "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/..%5c..%5csettings",
    `/${"long/".repeat(2000)}`,
    "/Security",
    "/constructor",
    "/__proto__",
  ])("shows the not-found page at %s", async (path) => {
    const answer = site().get(path, { "if-none-match": "*" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("what is not there");
    expect(answer.headers.has("etag")).toBe(false);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  test.each(["/_astro/gone.js", "/_astro/gone", "/logo.png", "/.env.json"])(
    "is plain text for a file, %s",
    (path) => {
      const answer = site().get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    },
  );
});
