import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "vite";
import { closure, islandEntries, relayed } from "./page-weight.ts";
import { renameProperties, shortProperties } from "./short-properties.ts";

/** Astro writes the islands' style before the first island; HTML allows no `<style>` in a body. */
export function stylesInHead(html: string): string {
  const [head = "", body] = html.split("</head>", 2);
  if (body === undefined) return html;
  const styles: string[] = [];
  const rest = body.replaceAll(/<style\b[^>]*>[^]*?<\/style>/g, (style) => {
    styles.push(style);
    return "";
  });
  return `${head}${styles.join("")}</head>${rest}`;
}

/** The generator's own inline scripts are written for older browsers than the pages are. */
export function smallerScripts(html: string): string {
  return html.replaceAll(
    /<script>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g,
    (_, code: string) =>
      `<script>${minifySync("inline.js", code).code}</script>`,
  );
}

const VOID = "meta|link|img|input|br|hr";
const SHAPE = "path|rect|circle|ellipse|line";

/** Ends tags as shortly as HTML allows: without a slash where nothing can follow, with one in drawings. */
export function shorterTags(html: string): string {
  return html
    .replaceAll(new RegExp(`(<(?:${VOID})\\b[^>]*?)\\s*/>`, "g"), "$1>")
    .replaceAll(new RegExp(`></(?:${SHAPE})>`, "g"), "/>");
}

/**
 * Takes the linked modules out of a page and writes their addresses at its body, from where they are
 * loaded after the first paint (site/browser/boot.ts).
 */
export function modulesAfterPaint(html: string): string {
  const modules: string[] = [];
  const rest = html.replaceAll(
    /<script type="module" src="([^"]+)"><\/script>/g,
    (_, url: string) => {
      modules.push(url);
      return "";
    },
  );
  return rest.replace("<body", `<body data-modules="${modules.join(" ")}"`);
}

const MODULES = /(?<=<body[^>]* data-modules=")[^"]*/;

const modulesOf = (html: string): string[] =>
  MODULES.exec(html)?.[0].split(" ").filter(Boolean) ?? [];

/** Names at a page's body, instead of a module that only imports others, these: one round trip less. */
export const withoutRelays = (html: string, dir: string): string =>
  html.replace(MODULES, () => {
    const modules = modulesOf(html).flatMap((url) => relayed(dir, url));
    return [...new Set(modules)].join(" ");
  });

/**
 * Writes at a page's body what its islands' modules import, so that the first gesture asks for all
 * of it at once (site/hydration/intent.ts): one round trip instead of one for each step of imports.
 */
export function islandImports(html: string, dir: string): string {
  const entries = islandEntries(html);
  if (entries.length === 0) return html;
  const there = closure(dir, modulesOf(html), new Map());
  const imports = [...closure(dir, entries, there).keys()].filter(
    (url) => !entries.includes(url),
  );
  return html.replace("<body", `<body data-imports="${imports.join(" ")}"`);
}

/** Leaves out of the islands' tags what is read nowhere: our one directive takes no options. */
export function shorterIslands(html: string): string {
  return html.replaceAll(/<astro-island\b[^>]*>/g, (tag) =>
    tag.replaceAll(/ (?:uid="[^"]*"|props="\{\}"|opts="[^"]*")/g, ""),
  );
}

/** Calls the font families by their plain names, which no other family of the site has. */
export const plainFamilies = (html: string): string =>
  html.replaceAll(/<style\b[^>]*>@font-face[^<]*/g, (style) =>
    style.replaceAll(/-[\da-f]{16}(?=["; ,])/g, ""),
  );

const tidy = (html: string): string =>
  [
    stylesInHead,
    smallerScripts,
    plainFamilies,
    modulesAfterPaint,
    shorterIslands,
    shorterTags,
  ].reduce((text, step) => step(text), html);

/** Sets right what stands in the pages of a folder itself: styles and scripts. */
export function tidyInlineParts(dir: string): void {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" });
  const textsOf = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => join(dir, file))
      .map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const pages = textsOf(".html").map(({ path, text }) => ({
    path,
    html: withoutRelays(tidy(text), dir),
  }));
  const names = shortProperties(
    pages.map(({ html }) => html),
    textsOf(".js").map(({ text }) => text),
  );
  for (const { path, html } of pages)
    writeFileSync(path, islandImports(renameProperties(html, names), dir));
}
