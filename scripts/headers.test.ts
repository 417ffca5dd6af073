import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readSiteSettings } from "../settings/site.ts";
import { policySources, securityHeaders } from "./headers.ts";

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function policy(...html: string[]): ReadonlyMap<string, readonly string[]> {
  const header = securityHeaders(html)["Content-Security-Policy"] ?? "";
  return new Map(
    header.split("; ").map((part) => {
      const [directive = "", ...sources] = part.split(" ");
      return [directive, sources];
    }),
  );
}

describe("the security policy", () => {
  test("allows the inline parts of every page by their exact text", () => {
    const rules = policy(
      "<script>\n one()\n</script><style>p{}</style>",
      '<SCRIPT type="module" async>two()</SCRIPT >',
    );
    expect(rules.get("script-src")).toEqual(
      expect.arrayContaining(["'self'", hash("\n one()\n"), hash("two()")]),
    );
    expect(rules.get("style-src")).toEqual(["'self'", hash("p{}")]);
  });

  test("needs no hash for what is not run or not inline", () => {
    const rules = policy(
      '<script type="application/ld+json">{}</script><script src="/a.js"></script>',
      "<script type=text/plain>x</script><script defer src='/b.js'></script>",
    );
    expect(rules.get("script-src")).toEqual(["'self'"]);
  });

  test("allows the styles of a page without JavaScript", () => {
    expect(
      policy("<head><noscript><style>p{}</style></noscript>").get("style-src"),
    ).toContain(hash("p{}"));
  });

  test("adds the origins that the build needs", () => {
    const header = securityHeaders([], {
      sources: { "connect-src": ["https://api.example"] },
    })["Content-Security-Policy"];
    expect(header).toContain("connect-src 'self' https://api.example;");
    expect(header).not.toContain("unsafe");
  });
});

test.each([
  [false, "microphone=(self), camera=(),"],
  [true, "microphone=(self), camera=(self),"],
])(
  "leaves the microphone to the voice demo, and the camera where it says so: %s",
  (usesCamera, rule) => {
    expect(securityHeaders([], { usesCamera })["Permissions-Policy"]).toContain(
      rule,
    );
  },
);

const sources = (env: Record<string, string>) =>
  policySources(readSiteSettings(env));

const hosts = (env: Record<string, string>) =>
  Object.values(sources(env))
    .flat()
    .filter((source) => source.includes("//"));

test("without a key and a place for reports no other host is allowed", () => {
  expect(hosts({})).toEqual([]);
});

test("with a key its provider is, at the address of the settings", () => {
  const { "connect-src": connect } = sources({
    VITE_VAPI_PUBLIC_KEY: "key",
    VITE_VAPI_API_URL: "https://voice.example.com",
  });
  expect(connect).toContain("https://voice.example.com");
  expect(connect).toContain("wss://*.daily.co");
});

test("reports go to their own host only", () => {
  expect(
    hosts({ VITE_SENTRY_DSN: "https://key@errors.example.com/1" }),
  ).toEqual(["https://errors.example.com"]);
});

test.each(["VITE_DEMO_REQUESTS_URL", "VITE_DEMO_WEBHOOK_URL"])(
  "the form may be sent to where %s says, with JavaScript and without",
  (name) => {
    for (const key of [{}, { VITE_VAPI_PUBLIC_KEY: "key" }]) {
      const allowed = sources({
        ...key,
        [name]: "https://form.example.com/x?y",
      });
      expect(allowed["connect-src"]).toContain("https://form.example.com");
      expect(allowed["form-action"]).toEqual(["https://form.example.com"]);
    }
  },
);

// A journey compares what a static host sends with what our own server does.
