import { readdirSync } from "node:fs";
import { basename } from "node:path/posix";
import { DESK_FOLDER } from "../server/pages/site-files.ts";
import { attribute, elementsNamed, listAttribute, readPages } from "./html.ts";
import { importClosure, type Files, wireSize } from "./import-graph.ts";
import { islandModules } from "./rewrite-pages.ts";

interface PageWeight {
  /** As in its address, e.g. `/security`. */
  readonly path: string;
  /** The document with its styles, in bytes of brotli. */
  readonly html: number;
  readonly fonts: Files;
  readonly code: Files;
  /** The code that the first gesture loads: the islands and the framework. */
  readonly islands: Files;
}

export const sum = (files: Files): number =>
  Array.from(files.values()).reduce((total, bytes) => total + bytes, 0);

export function weighPages(dir: string): PageWeight[] {
  return readPages(dir).map(({ path, file, document }) => {
    const fonts = elementsNamed(document, "link").filter(
      (link) =>
        attribute(link, "rel") === "preload" &&
        attribute(link, "as") === "font",
    );
    const modules = elementsNamed(document, "body").flatMap((body) =>
      listAttribute(body, "data-modules"),
    );
    const code = importClosure(dir, modules);
    return {
      path,
      html: wireSize(dir, basename(file)),
      fonts: weigh(
        dir,
        fonts.map((link) => attribute(link, "href") ?? ""),
      ),
      code,
      islands: importClosure(dir, islandModules(document), code),
    };
  });
}

const weigh = (dir: string, urls: readonly string[]): Files =>
  new Map(urls.map((url) => [url, wireSize(dir, url)]));

const KIB = 1024;

/** Bytes of brotli. */
export const BUDGETS = {
  homeHtml: 31 * KIB,
  homeIslands: 75 * KIB,
  beforeGesture: 90 * KIB,
  requestsBeforeGesture: 10,
  allFonts: 60 * KIB,
} as const;

export function brokenBudgets(dir: string): string[] {
  const pages = weighPages(dir);
  const faults: string[] = [];
  const check = (what: string, bytes: number, most: number, files?: Files) => {
    if (bytes > most)
      faults.push(
        `${what}: ${kib(bytes)} of ${kib(most)}${files ? `. The heaviest: ${heaviest(files)}` : ""}`,
      );
  };
  for (const { path, html, fonts, code, islands } of pages) {
    if (path === "/") {
      check("/ with its styles", html, BUDGETS.homeHtml);
      check("/, islands", sum(islands), BUDGETS.homeIslands, islands);
    }
    const early = new Map([...fonts, ...code]);
    check(
      `${path} before a gesture`,
      html + sum(early),
      BUDGETS.beforeGesture,
      early,
    );
    // Plus the document itself and the icon in the browser's tab.
    const requests = early.size + 2;
    if (requests > BUDGETS.requestsBeforeGesture)
      faults.push(`${path}: ${requests} requests before a gesture`);
  }
  const fonts = fontsOf(dir);
  check("fonts", sum(fonts), BUDGETS.allFonts, fonts);
  return faults;
}

function fontsOf(dir: string): Files {
  const names = readdirSync(dir, { recursive: true, encoding: "utf8" });
  const fonts = names.filter(
    // The desk is not a public page.
    (name) => name.endsWith(".woff2") && !name.startsWith(DESK_FOLDER),
  );
  return weigh(
    dir,
    fonts.map((name) => `/${name}`),
  );
}

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;

const heaviest = (files: Files): string =>
  Array.from(files)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([url, bytes]) => `${basename(url)} ${kib(bytes)}`)
    .join(", ");
