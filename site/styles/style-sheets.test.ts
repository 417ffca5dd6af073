import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse, type Root } from "postcss";
import { expect, test } from "vitest";

const read = (pattern: string) =>
  globSync(pattern).map((path) => ({ path, text: readFileSync(path, "utf8") }));

const code = read("{site/**/*.{ts,tsx,astro},astro.config.ts}");

const sheets = read("site/**/*.css").map(({ path, text }) => ({
  path,
  sheet: parse(text),
}));

const modules = sheets.filter(({ path }) => path.endsWith(".module.css"));

/** What stands in the first group of each match. */
const found = (pattern: RegExp, text: string): string[] =>
  Array.from(text.matchAll(pattern), ([, name = ""]) => name);

/** The classes that selectors name, but for those of other sheets, in `:global()`. */
function namedIn(sheet: Root): string[] {
  const names: string[] = [];
  sheet.walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\(([^()]|\([^()]*\))*\)/g, "");
    names.push(...found(/\.([A-Za-z][\w-]*)/g, own));
  });
  return names;
}

/** The classes that components take from a sheet, each as a property of what they import. */
const takenFrom = (sheet: string): string[] =>
  code.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/^import (\w+) from "(.+\.module\.css)";$/gm))
      .filter(([, , from = ""]) => join(dirname(path), from) === sheet)
      .flatMap(([, name]) =>
        found(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, "g"), text),
      ),
  );

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();

test.each(modules)("$path has the classes that are used", ({ path, sheet }) => {
  expect(sorted(namedIn(sheet))).toEqual(sorted(takenFrom(path)));
});

test("no two sheets have the same name, which begins their classes' names in the page", () => {
  const names = modules.map(({ path }) => basename(path));
  expect(names).toEqual([...new Set(names)]);
});

test("custom properties that are set are read, and the other way round", () => {
  const set: string[] = [];
  const used: string[] = [];
  for (const { sheet } of sheets)
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith("--")) set.push(prop);
      used.push(...found(/var\(\s*(--[\w-]+)/g, value));
    });
  const inCode = code.flatMap(({ text }) => found(/"(--[\w-]+)"/g, text));
  expect(sorted([...set, ...inCode])).toEqual(sorted([...used, ...inCode]));
});
