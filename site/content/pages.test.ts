import { describe, expect, test } from "vitest";
import { cards } from "./cards.ts";
import { formPages, pages } from "./pages.ts";

const all = [...Object.values(pages), ...Object.values(formPages)];

// Search engines cut what is longer.
describe.each(all)("$path", ({ title, description }) => {
  test("has a title that is shown whole", () => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toMatch(/ \| Ellaira$/);
  });

  test("has a description that is shown whole", () => {
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

test("no two pages share a title, a description or a name", () => {
  for (const key of ["title", "description", "name"] as const)
    expect(new Set(all.map((page) => page[key])).size).toBe(all.length);
});

test("every card can be told from the others without seeing it", () => {
  const alts = Object.values(cards).map(({ alt }) => alt);
  expect(new Set(alts).size).toBe(alts.length);
});
