import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { tempDir } from "../server/testing/temp-dir.ts";
import { brokenBudgets, BUDGETS, sum, weighPages } from "./page-weight.ts";

let dir: string;
beforeEach(() => {
  dir = tempDir();
});

function write(name: string, content: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), content);
}

function site(changes: Readonly<Record<string, string>> = {}) {
  const files = {
    "index.html":
      '<link rel="preload" as="font" href="/_astro/a.woff2"><body data-modules="/_astro/page.js"><astro-island component-url="/_astro/menu.js" renderer-url="/_astro/react.js"></astro-island>',
    "_astro/a.woff2": "font",
    "_astro/page.js": 'import{a}from"./shared.js";import"./side.js";a();',
    "_astro/shared.js": "export const a=1",
    "_astro/side.js": "go()",
    "_astro/menu.js":
      'import{r as e}from"./react.js";import{a}from"./shared.js";const l=()=>import("./late.js");',
    "_astro/react.js": "export const r=1",
    "_astro/late.js": "late()",
    ...changes,
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
}

test("a page weighs what it loads at once, and what a gesture adds", () => {
  site();
  const [page] = weighPages(dir);
  expect([...(page?.code.keys() ?? [])]).toEqual([
    "/_astro/page.js",
    "/_astro/shared.js",
    "/_astro/side.js",
  ]);
  expect([...(page?.islands.keys() ?? [])]).toEqual([
    "/_astro/menu.js",
    "/_astro/react.js",
  ]);
  expect(sum(page?.fonts ?? new Map())).toBe(4);
});

test("what is compressed counts as it is sent", () => {
  site({ "_astro/side.js.br": "x" });
  expect(weighPages(dir)[0]?.code.get("/_astro/side.js")).toBe(1);
});

test("what is too heavy is named with its chunk", () => {
  site({ "_astro/react.js": "x".repeat(BUDGETS.homeIslands + 1) });
  expect(brokenBudgets(dir)).toEqual([
    expect.stringMatching(/^\/, islands: 75\.\d KiB of .*react\.js/),
  ]);
});

test("requests are counted", () => {
  const many = Array.from({ length: 9 }, (_, n) => `import"./m${n}.js";`);
  const modules = Object.fromEntries(
    many.map((_, n) => [`_astro/m${n}.js`, ""]),
  );
  site({ ...modules, "_astro/page.js": many.join("") });
  expect(brokenBudgets(dir)).toEqual(["/: 13 requests before a gesture"]);
});
