import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

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

  test("hashes as browsers do, after line ends became \\n", () => {
    expect(policy("<script>a\r\nb\rc</script>").get("script-src")).toContain(
      hash("a\nb\nc"),
    );
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
