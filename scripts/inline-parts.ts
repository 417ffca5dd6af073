import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closure, islandEntries, relayed } from "./page-weight.ts";

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

/** Sets right what stands in the pages of a folder itself: styles and scripts. */
export function tidyInlineParts(dir: string): void {
  for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(dir, file);
    const html = modulesAfterPaint(stylesInHead(readFileSync(path, "utf8")));
    writeFileSync(path, islandImports(withoutRelays(html, dir), dir));
  }
}
