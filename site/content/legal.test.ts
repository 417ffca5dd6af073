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

/** The figures that a text repeats from the claims. */
const FIGURES = {
  security: [
    claims.uptimeTarget,
    claims.support,
    `${claims.retentionDays} days`,
    claims.breachDisclosure,
    claims.encryptionInTransit,
    claims.encryptionAtRest,
  ],
  "privacy-policy": [
    `${claims.retentionDays} days`,
    claims.breachDisclosure,
    claims.encryptionInTransit,
    claims.encryptionAtRest,
  ],
  "terms-of-service": [
    claims.uptimeTarget,
    claims.support,
    `${claims.retentionDays} days`,
    `first ${claims.optimizationDays} days`,
    `${claims.guaranteeDays}-day results guarantee`,
    claims.breachDisclosure,
    "{setup_within}",
  ],
} as const;

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

  test("repeats the claimed figures as they are claimed", () => {
    for (const figure of FIGURES[name]) expect(text).toContain(figure);
    const percentages = text.match(/[\d.]+%/g) ?? [];
    for (const percentage of percentages)
      expect([claims.uptimeTarget]).toContain(percentage);
  });

  test("opens and closes its variants in turn", () => {
    const fences = text.match(/^:::.*$/gm) ?? [];
    expect(fences.length % 2).toBe(0);
    fences.forEach((fence, index) =>
      expect(fence).toMatch(index % 2 === 0 ? /^:::[a-z-]+$/ : /^:::$/),
    );
  });
});
