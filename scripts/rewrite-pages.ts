import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { defaultTreeAdapter as tree, serialize } from "parse5";
import { parseSync } from "vite";
import {
  attribute,
  type Document,
  type Element,
  elementsNamed,
  readPages,
  setAttribute,
} from "../server/pages/html.ts";

export function rewritePages(dir: string): void {
  for (const { file, document } of readPages(dir)) {
    moveStylesToHead(document);
    deferModules(document, dir);
    writeFileSync(file, serialize(document));
  }
}

/** Astro writes the islands' styles before the first island, but HTML allows no `<style>` in a body. */
function moveStylesToHead(page: Document): void {
  const head = only(page, "head");
  for (const style of elementsNamed(only(page, "body"), "style")) {
    tree.detachNode(style);
    tree.appendChild(head, style);
  }
}

/** Lists the modules on the body; those of `data-modules` load after the first paint (site/page/head/loading.ts). */
function deferModules(page: Document, dir: string): void {
  const body = only(page, "body");
  const linked = elementsNamed(page, "script").filter(
    (script) => attribute(script, "type") === "module",
  );
  const modules = new Set(
    linked.flatMap((script) => withoutRelay(dir, address(script, "src"))),
  );
  linked.forEach(tree.detachNode);
  setAttribute(body, "data-modules", [...modules].join(" "));

  const islands = islandModules(page);
  if (islands.length === 0) return;
  const loaded = importClosure(dir, [...modules]);
  const imports = [...importClosure(dir, islands, loaded)].filter(
    (url) => !islands.includes(url),
  );
  // So the first gesture asks for everything at once (site/page/islands.ts), and not in one round trip after another.
  setAttribute(body, "data-imports", imports.join(" "));
}

export const islandModules = (page: Document): string[] => {
  const urls = elementsNamed(page, "astro-island").flatMap((island) => [
    address(island, "component-url"),
    address(island, "renderer-url"),
  ]);
  return [...new Set(urls)];
};

/** @returns the modules and all that they import statically, except what is `loaded` already */
function importClosure(
  dir: string,
  entries: readonly string[],
  loaded: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const modules = new Set<string>();
  const add = (url: string) => {
    if (modules.has(url) || loaded.has(url)) return;
    modules.add(url);
    importsOf(dir, url).forEach(add);
  };
  entries.forEach(add);
  return modules;
}

/** @returns the imports of a module that only imports others, and otherwise the module itself */
function withoutRelay(dir: string, url: string): string[] {
  const { body } = parseModule(dir, url).program;
  const onlyImports = body.every(
    (part) => part.type === "ImportDeclaration" && part.specifiers.length === 0,
  );
  return onlyImports && body.length > 0 ? importsOf(dir, url) : [url];
}

function importsOf(dir: string, url: string): string[] {
  const { program } = parseModule(dir, url);
  return program.body
    .map((part) => ("source" in part ? part.source?.value : undefined))
    .filter((path) => path?.startsWith(".") === true)
    .map((path) => join(dirname(url), String(path)));
}

function parseModule(dir: string, url: string) {
  const file = join(dir, url);
  const module = parseSync(file, readFileSync(file, "utf8"));
  const [error] = module.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return module;
}

function address(element: Element, name: string): string {
  const url = attribute(element, name);
  if (!url) throw new Error(`There is a <${element.tagName}> without ${name}.`);
  return url;
}

function only(page: Document, name: "head" | "body"): Element {
  const [element] = elementsNamed(page, name);
  // The parser adds elements that HTML lets a page leave out.
  if (!element) throw new Error(`The page has no <${name}>.`);
  return element;
}
