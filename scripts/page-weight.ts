import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path/posix";
import {
  type BuiltPage,
  elementsNamed,
  listAttribute,
  readPages,
} from "./html.ts";
import { islandModules } from "./rewrite-pages.ts";

const KIB = 1024;

/** Of the home page, which grows with its texts, in bytes of brotli. The journeys weigh what browsers ask for. */
const BUDGETS = {
  /** The document with its styles. */
  document: 31 * KIB,
  /** What the first gesture loads: the islands and the framework. */
  islands: 75 * KIB,
} as const;

export function brokenBudgets(dir: string): string[] {
  const home = readPages(dir).find(({ path }) => path === "/");
  if (!home) return [];
  const faults: string[] = [];
  const html = wireSize(home.file);
  if (html > BUDGETS.document)
    faults.push(`/ with its styles: ${kib(html)} of ${kib(BUDGETS.document)}`);
  const islands = islandCode(home)
    .map((url) => ({ url, bytes: wireSize(join(dir, url)) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const total = islands.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > BUDGETS.islands) {
    const heaviest = islands
      .slice(0, 5)
      .map(({ url, bytes }) => `${basename(url)} ${kib(bytes)}`);
    faults.push(
      `/, islands: ${kib(total)} of ${kib(BUDGETS.islands)}. The heaviest: ${heaviest.join(", ")}`,
    );
  }
  return faults;
}

const islandCode = ({ document }: BuiltPage): readonly string[] => [
  ...islandModules(document),
  ...elementsNamed(document, "body").flatMap((body) =>
    listAttribute(body, "data-imports"),
  ),
];

/** @returns how many bytes a browser receives that accepts brotli */
function wireSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;
