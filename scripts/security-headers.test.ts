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
      "<script>\n one()\n</script><style data-a='>'>p{}</style>",
      '<SCRIPT type="module" async>two()</SCRIPT >',
    );
    expect(rules.get("script-src")).toEqual(
      expect.arrayContaining(["'self'", hash("\n one()\n"), hash("two()")]),
    );
    expect(rules.get("style-src")).toEqual(["'self'", hash("p{}")]);
  });

  test("allows a part once that several pages share", () => {
    const page = "<script>one()</script>";
    expect(policy(page, page).get("script-src")).toEqual([
      "'self'",
      hash("one()"),
    ]);
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

  test("takes data-src and data-type for what they are", () => {
    expect(
      policy('<script data-src="x" data-type="text/plain">y</script>').get(
        "script-src",
      ),
    ).toContain(hash("y"));
  });

  test("allows the styles of a page without JavaScript", () => {
    expect(
      policy("<head><noscript><style>p{}</style></noscript>").get("style-src"),
    ).toContain(hash("p{}"));
  });

  test("never allows everything inline, or eval", () => {
    const header = securityHeaders(["<script>1</script>"]);
    expect(header["Content-Security-Policy"]).not.toContain("unsafe");
  });

  test("adds the origins that the build needs", () => {
    const header = securityHeaders([], {
      sources: { "connect-src": ["https://api.example"] },
    })["Content-Security-Policy"];
    expect(header).toContain("connect-src 'self' https://api.example;");
  });
});

test.each([
  [false, "camera=(),"],
  [true, "camera=(self),"],
])("leaves it the camera where it says so: %s", (usesCamera, rule) => {
  expect(securityHeaders([], { usesCamera })["Permissions-Policy"]).toContain(
    rule,
  );
});

test("leaves the microphone to the voice demo", () => {
  expect(securityHeaders([])["Permissions-Policy"]).toContain(
    "microphone=(self)",
  );
});
