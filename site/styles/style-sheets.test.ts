import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse, type Root } from "postcss";
import parseSelector, { type Node } from "postcss-selector-parser";
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";

/** Of a syntax tree, in ESTree's terms. */
interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

/** A node, and all that is in it. */
function nodesOf(node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(nodesOf);
  if (!isNode(node)) return [];
  return [node, ...Object.values(node).flatMap(nodesOf)];
}

const read = (pattern: string) =>
  globSync(pattern).map((path) => ({ path, text: readFileSync(path, "utf8") }));

const sheets = read("site/**/*.css").map(({ path, text }) => ({
  path,
  sheet: parse(text),
}));

const code = read("{site/**/*.ts,site/**/*.tsx,astro.config.ts}").map(
  ({ path, text }) => ({
    path,
    nodes: nodesOf(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" })),
  }),
);

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value["name"] === "string" ? value["name"] : "";

/** The classes that selectors name, but for those of other sheets, in `:global()`. */
function classesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "class") return [node.value];
    const isOther = node.type === "pseudo" && node.value === ":global";
    return "nodes" in node && !isOther ? classesIn(node.nodes) : [];
  });
}

function namedIn(sheet: Root): string[] {
  const names: string[] = [];
  sheet.walkRules(({ selector }) => {
    names.push(...classesIn(parseSelector().astSync(selector).nodes));
  });
  return names;
}

/** The names by which a component's code knows a sheet. */
const importsOf = (
  { path, nodes }: (typeof code)[number],
  sheet: string,
): string[] =>
  nodes
    .filter(
      ({ type, source }) =>
        type === "ImportDeclaration" &&
        isNode(source) &&
        join(dirname(path), String(source["value"])) === sheet,
    )
    .flatMap(({ specifiers }) => nodesOf(specifiers))
    .filter(({ type }) => type === "ImportDefaultSpecifier")
    .map(({ local }) => nameOf(local));

/** The classes that components take from a sheet, each as a property of what they import. */
const takenFrom = (sheet: string): string[] =>
  code.flatMap((component) => {
    const names = importsOf(component, sheet);
    return component.nodes
      .filter(
        ({ type, object }) =>
          type === "MemberExpression" && names.includes(nameOf(object)),
      )
      .map(({ property }) => nameOf(property));
  });

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();

const modules = sheets.filter(({ path }) => path.endsWith(".module.css"));

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
      for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/g))
        used.push(name);
    });
  const inCode = code
    .flatMap(({ nodes }) => nodes.map(({ value }) => value))
    .filter((value) => typeof value === "string")
    .filter((value) => /^--[\w-]+$/.test(value));
  expect(sorted([...set, ...inCode])).toEqual(sorted([...used, ...inCode]));
});
