import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const read = (...patterns: string[]) =>
  globSync(patterns).map((path) => ({
    path,
    text: readFileSync(path, "utf8").replaceAll(/\/\*.*?\*\//gs, ""),
  }));

const sheets = read("site/**/*.css");
const components = read("site/**/*.tsx");
const code = read("site/**/*.{ts,tsx,astro,js}", "astro.config.ts")
  .map(({ text }) => text)
  .join("\n");

const find = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = ""]) => found);

/** The classes that a sheet's selectors name. */
const namedIn = (css: string): string[] =>
  find(css, /([^{};]+)\{/g)
    .filter((prelude) => !prelude.trim().startsWith("@"))
    .map((selector) =>
      selector.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, ""),
    )
    .flatMap((selector) => find(selector, /\.([a-z][\w-]*)/gi));

/** The classes that components take from a sheet. */
const takenFrom = (sheet: string): string[] =>
  components.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/import (\w+) from "(\.[^"]+\.css)"/g))
      .filter(([, , from = ""]) => join(dirname(path), from) === sheet)
      .flatMap(([, styles = ""]) =>
        find(text, new RegExp(String.raw`\b${styles}\.(\w+)\b(?!\.css)`, "g")),
      ),
  );

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();

const modules = sheets.filter(({ path }) => path.endsWith(".module.css"));

test.each(modules)("$path has the classes that are used", ({ path, text }) => {
  expect(sorted(namedIn(text))).toEqual(sorted(takenFrom(path)));
});

test("custom properties that are set are read, and the other way round", () => {
  const css = sheets.map(({ text }) => text).join("\n");
  const inCode = find(code, /["'`](--[\w-]+)["'`]/g);
  const set = find(css, /(?<![\w-])(--[\w-]+)\s*:/g);
  const used = find(css, /var\(\s*(--[\w-]+)/g);
  expect(sorted([...set, ...inCode])).toEqual(sorted([...used, ...inCode]));
});
