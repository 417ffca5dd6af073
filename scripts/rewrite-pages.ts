import { writeFileSync } from "node:fs";
import { defaultTreeAdapter as tree, serialize } from "parse5";
import {
  attribute,
  type Document,
  type Element,
  elementsNamed,
  readPages,
  setAttribute,
} from "./html.ts";
import { importClosure, withoutRelay } from "./import-graph.ts";

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
  const imports = [...importClosure(dir, islands, loaded).keys()].filter(
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
