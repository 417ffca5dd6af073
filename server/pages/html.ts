import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  defaultTreeAdapter as tree,
  type DefaultTreeAdapterTypes,
  parse,
} from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface BuiltPage {
  /** As in its address, e.g. `/security`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly document: Document;
}

export function readPages(dir: string): BuiltPage[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith(".html"))
    .map((name) => {
      const file = join(dir, name);
      const html = readFileSync(file, "utf8");
      const path = `/${name.slice(0, -".html".length)}`;
      return {
        path: path === "/index" ? "/" : path,
        file,
        html,
        document: parse(html),
      };
    });
}

export function elementsIn(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes : [];
  return children.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...elementsIn(child)] : [],
  );
}

export const elementsNamed = (
  node: Node,
  ...names: readonly string[]
): Element[] =>
  elementsIn(node).filter(({ tagName }) => names.includes(tagName));

export const attribute = (
  { attrs }: Element,
  name: string,
): string | undefined => attrs.find((each) => each.name === name)?.value;

/** @param value false takes the attribute away */
export function setAttribute(
  element: Element,
  name: string,
  value: string | false,
): void {
  const others = element.attrs.filter((each) => each.name !== name);
  element.attrs = value === false ? others : [...others, { name, value }];
}

export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : "")).join("");

export function textsIn(node: Node): string[] {
  if (tree.isTextNode(node)) return [node.value];
  if (tree.isElementNode(node) && UNSHOWN.has(node.tagName)) return [];
  const children = "childNodes" in node ? node.childNodes : [];
  return children.flatMap(textsIn);
}

const UNSHOWN = new Set(["script", "style", "noscript"]);
