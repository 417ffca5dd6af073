import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ACCENTED, WRITTEN } from "./fonts.ts";

/**
 * What is wrong with the built pages, one sentence each: ids used twice, links within the site and
 * references between elements that lead nowhere, no or several `h1`, heading levels that are skipped,
 * characters that the site's font was cut without (scripts/fonts.ts).
 */
export function checkBuiltPages(dir: string): string[] {
  const pages = new Map(
    readdirSync(dir)
      .filter((file) => file.endsWith(".html"))
      .map((file) => [pathOf(file), readPage(join(dir, file))]),
  );
  const faults = [...pages].flatMap(([path, page]) =>
    [
      ...repeatedIds(page),
      ...headingFaults(page),
      ...referenceFaults(page),
      ...characterFaults(page),
      ...page.links.flatMap((link) => linkFault(link, path, pages, dir)),
    ].map((fault) => `${path}: ${fault}`),
  );
  // The header says what the footer says.
  return [...new Set(faults)];
}

interface Page {
  readonly ids: readonly string[];
  /** The levels of its headings, in order. */
  readonly headings: readonly {
    readonly level: number;
    readonly text: string;
  }[];
  /** The `href` of its links. */
  readonly links: readonly string[];
  /** The ids that its elements name each other by. */
  readonly references: readonly string[];
  readonly text: string;
}

const pathOf = (file: string) => {
  const name = file.slice(0, -".html".length);
  return name === "index" ? "/" : `/${name}`;
};

const CUT = new Set(WRITTEN + ACCENTED);

const characterFaults = ({ text }: Page): string[] =>
  [...new Set(text.replaceAll(/[\s\p{Format}]/gu, ""))]
    .filter((character) => !CUT.has(character))
    .map((character) => `the site’s font has no “${character}”`);

/** Reads what the checks need. The HTML is our own generator's: well-formed, attributes in quotes. */
function readPage(file: string): Page {
  const html = readFileSync(file, "utf8")
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<(script|style|noscript|template)\b.*?<\/\1>/gs, "");
  const attributes = (name: string, tags = String.raw`[\w-]+`) =>
    [
      ...html.matchAll(
        new RegExp(String.raw`<(?:${tags})\b[^>]*?\s${name}="([^"]*)"`, "g"),
      ),
    ].map(([, value]) => decode(value ?? ""));
  return {
    text: decode(html.replaceAll(/<[^>]*>/g, " ")),
    ids: attributes("id"),
    headings: [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(
      ([, level, inside]) => ({
        level: Number(level),
        text: decode((inside ?? "").replaceAll(/<[^>]*>/g, "")).trim(),
      }),
    ),
    links: attributes("href", "a"),
    references: ["for", "aria-labelledby", "aria-describedby", "aria-controls"]
      .flatMap((name) => attributes(name))
      .flatMap((value) => value.split(/\s+/)),
  };
}

const decode = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

function repeatedIds({ ids }: Page): string[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
  return [...new Set(repeated)].map((id) => `the id "${id}" is used twice`);
}

function headingFaults({ headings }: Page): string[] {
  const titles = headings.filter(({ level }) => level === 1).length;
  const faults = titles === 1 ? [] : [`there are ${titles} h1 headings`];
  headings.forEach(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1)
      faults.push(
        `the heading "${text}" has level ${level} after level ${before}`,
      );
  });
  return faults;
}

const referenceFaults = ({ ids, references }: Page): string[] =>
  references
    .filter((id) => !ids.includes(id))
    .map((id) => `an element refers to "${id}", which is no id`);

function linkFault(
  link: string,
  from: string,
  pages: ReadonlyMap<string, Page>,
  dir: string,
): string[] {
  // Its origin tells the site's own links from others; it is asked for nothing.
  const site = "https://site.invalid";
  if (!URL.canParse(link, site + from)) return [`"${link}" is no address`];
  const { origin, pathname, hash } = new URL(link, site + from);
  if (origin !== site) return [];
  const page = pages.get(pathname);
  if (!page)
    return existsSync(join(dir, pathname)) && pathname !== "/404"
      ? []
      : [`"${link}" leads to no page`];
  const id = decodeURIComponent(hash.slice(1));
  return id === "" || page.ids.includes(id)
    ? []
    : [`"${link}" leads to no section`];
}
