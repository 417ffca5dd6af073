import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";

/** What a page loads at one moment: the files, by their path on the site, with their bytes on the wire. */
export type Files = ReadonlyMap<string, number>;

export interface PageWeight {
  /** As in its address, e.g. `/security`. */
  readonly path: string;
  /** The document with its styles, in bytes of brotli. */
  readonly html: number;
  /** The fonts that the first screen needs. */
  readonly fonts: Files;
  /** Code that runs without a gesture. */
  readonly code: Files;
  /** Code that the first gesture brings: the islands and the framework. */
  readonly islands: Files;
}

export const sum = (files: Files): number =>
  Array.from(files.values()).reduce((total, bytes) => total + bytes, 0);

/** Weighs the pages of a built site. */
export function weighPages(dir: string): PageWeight[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(join(dir, file), "utf8");
      const found = (pattern: RegExp) =>
        Array.from(html.matchAll(pattern), ([, url = ""]) => url);
      const code = closure(
        dir,
        found(/<body[^>]* data-modules="([^"]*)"/g).flatMap((urls) =>
          urls.split(" "),
        ),
        new Map(),
      );
      const entries = islandEntries(html);
      return {
        path: `/${basename(file, ".html")}`.replace(/^\/index$/, "/"),
        html: wireSize(dir, `/${file}`),
        fonts: new Map(
          found(/<link rel="preload" href="([^"]+\.woff2)"/g).map((url) => [
            url,
            wireSize(dir, url),
          ]),
        ),
        code,
        islands: closure(dir, entries, code),
      };
    });
}

/** Files and all that they import at once, without those that are there already. */
export function closure(
  dir: string,
  entries: readonly string[],
  there: Files,
): Files {
  const files = new Map<string, number>();
  const add = (url: string) => {
    if (files.has(url) || there.has(url)) return;
    files.set(url, wireSize(dir, url));
    for (const imported of staticImports(readFileSync(join(dir, url), "utf8")))
      add(join(dirname(url), imported));
  };
  entries.forEach(add);
  return files;
}

/** The modules that a page's islands begin with. */
export const islandEntries = (html: string): string[] =>
  Array.from(
    html.matchAll(/(?:component|renderer)-url="([^"]+)"/g),
    ([, url = ""]) => url,
  );

/** What a built module imports before it runs. Our bundler writes every import as a path in quotes. */
function staticImports(code: string): string[] {
  const pattern =
    /(?:^|[;}])(?:import|export)(?:[\w$*{},\s]+from)?\s*["'`](\.[^"'`]+)["'`]/g;
  return Array.from(code.matchAll(pattern), ([, path = ""]) => path);
}

/** The modules that one stands for: those that it imports where it does nothing else, else itself. */
export function relayed(dir: string, url: string): string[] {
  const code = readFileSync(join(dir, url), "utf8");
  if (!/^(?:import\s*["'`][^"'`]+["'`];?\s*)+$/.test(code)) return [url];
  return staticImports(code).map((path) => join(dirname(url), path));
}

/** What is sent to a browser that takes brotli, in bytes. */
export function wireSize(dir: string, url: string): number {
  const file = join(dir, decodeURIComponent(url));
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

const KIB = 1024;

/** The most that may be loaded, in bytes of brotli. */
export const BUDGETS = {
  homeHtml: 24 * KIB,
  homeIslands: 75 * KIB,
  beforeGesture: 90 * KIB,
  requestsBeforeGesture: 10,
  allFonts: 60 * KIB,
} as const;

/** Which budgets a built site breaks, one sentence each, with the heaviest of what is too much. */
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
    // The document itself, and the icon in the browser's tab.
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
  return new Map(
    names
      .filter((name) => name.endsWith(".woff2"))
      .map((name) => [`/${name}`, wireSize(dir, `/${name}`)]),
  );
}

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;

const heaviest = (files: Files): string =>
  Array.from(files)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([url, bytes]) => `${basename(url)} ${kib(bytes)}`)
    .join(", ");

/** What each page loads, as a table for people. */
export function weightTable(dir: string): string {
  const head = ["page", "html+css", "font", "code", "on a gesture"];
  const pages = weighPages(dir);
  const rows = pages.map(({ path, html, fonts, code, islands }) => [
    path,
    ...[html, sum(fonts), sum(code), sum(islands)].map(kib),
  ]);
  const lines = [head, ...rows].map(([first = "", ...cells]) =>
    [first.padEnd(24), ...cells.map((cell) => cell.padStart(12))].join(""),
  );
  const chunks = new Map(
    pages.flatMap(({ code, islands }) => [...code, ...islands]),
  );
  const list = Array.from(chunks)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([url, bytes]) => `${basename(url).padEnd(64)}${kib(bytes).padStart(12)}`,
    );
  return ["On the wire, in brotli:", ...lines, "", ...list].join("\n");
}
