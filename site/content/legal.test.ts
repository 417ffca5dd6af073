import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { claims } from "./claims.ts";

/** The sections of each text and their anchors, in order (spec 2). Links lead to them: keep them. */
const SECTIONS = {
  security: [
    "introduction",
    "uk-based-hosting",
    "end-to-end-encryption",
    "access-control-and-audit-logs",
    "system-monitoring-and-uptime",
    "retention-and-data-deletion",
    "safety-by-design",
    "security-incident-response",
    "reporting-a-concern",
  ],
  "privacy-policy": [
    "introduction",
    "data-we-collect",
    "how-we-use-your-data",
    "legal-basis",
    "sharing",
    "storage-and-security",
    "your-rights",
    "cookies",
    "third-party-links",
    "changes",
  ],
  "terms-of-service": [
    "introduction",
    "services-provided",
    "data-handling-and-privacy",
    "client-responsibilities",
    "setup-and-billing",
    "intellectual-property",
    "service-availability",
    "limitations-of-liability",
    "cancellation-and-termination",
    "updates",
  ],
} as const;

const FIGURES = [
  claims.uptimeTarget,
  claims.support,
  claims.encryptionInTransit,
  claims.encryptionAtRest,
];

const folder = new URL("legal/", import.meta.url);
const names = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

test("each text is known here", () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    names.map((name) => `${name}.md`).toSorted(),
  );
});

describe.each(names)("%s", (name) => {
  const text = readFileSync(new URL(`${name}.md`, folder), "utf8");
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(
    ([, heading]) => heading,
  );

  test("has its sections, numbered, with their anchors", () => {
    expect(headings).toEqual(
      SECTIONS[name].map((id, index) =>
        expect.stringMatching(
          new RegExp(String.raw`^${index + 1}\. \S.* \{#${id}\}$`),
        ),
      ),
    );
  });

  test("takes the claimed figures from claims.ts", () => {
    for (const figure of FIGURES) expect(text).not.toContain(figure);
  });

  test("opens and closes its variants in turn", () => {
    const fences = text.match(/^:::.*$/gm) ?? [];
    expect(fences.length % 2).toBe(0);
    fences.forEach((fence, index) =>
      expect(fence).toMatch(index % 2 === 0 ? /^:::[a-z-]+$/ : /^:::$/),
    );
  });
});
