import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { claims } from "./claims.ts";

const FIGURES = [
  claims.uptimeTarget,
  claims.support,
  claims.encryptionInTransit,
  claims.encryptionAtRest,
];

const folder = new URL("legal/", import.meta.url);

describe.each(readdirSync(folder))("%s", (name) => {
  const text = readFileSync(new URL(name, folder), "utf8");

  test("numbers its sections, and gives each an anchor", () => {
    const headings = text.match(/^## .*$/gm) ?? [];
    expect(headings).not.toEqual([]);
    headings.forEach((heading, index) =>
      expect(heading).toMatch(
        new RegExp(String.raw`^## ${index + 1}\. \S.* \{#[a-z-]+\}$`),
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
