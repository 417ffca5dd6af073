import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "../server/testing/temp-dir.ts";
import { brokenBudgets, BUDGETS } from "./page-weight.ts";

function faultsOf(files: Readonly<Record<string, string>>): string[] {
  const dir = tempDir();
  const page =
    '<body data-imports="/shared.js"><astro-island component-url="/menu.js" renderer-url="/react.js"></astro-island>';
  const site = {
    "index.html": page,
    "shared.js": "shared",
    "menu.js": "menu",
    "react.js": "react",
    ...files,
  };
  for (const [name, content] of Object.entries(site))
    writeFileSync(join(dir, name), content);
  return brokenBudgets(dir);
}

test("what is too heavy is named with its chunk", () => {
  expect(faultsOf({ "shared.js": "x".repeat(BUDGETS.islands) })).toEqual([
    expect.stringMatching(/^\/, islands: 75\.\d KiB of .*shared\.js/),
  ]);
});

test("what is compressed counts as it is sent", () => {
  const heavy = { "index.html": "x".repeat(BUDGETS.document + 1) };
  expect(faultsOf(heavy)).toEqual([
    expect.stringMatching(/^\/ with its styles: 31\.0 KiB/),
  ]);
  expect(faultsOf({ ...heavy, "index.html.br": "x" })).toEqual([]);
});
