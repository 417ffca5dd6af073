import { expect, test } from "vitest";
import { formPages, pages } from "./pages.ts";

const all = [...Object.values(pages), ...Object.values(formPages)];

test("no two pages share a title, a description or a name", () => {
  for (const key of ["title", "description", "name"] as const)
    expect(new Set(all.map((page) => page[key])).size).toBe(all.length);
});
