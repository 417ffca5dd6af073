import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  attribute,
  type BuiltPage,
  elementsIn,
  elementsNamed,
  readPages,
  textsIn,
} from "../server/pages/html.ts";
import { ACCENTED, EXTENDED, WRITTEN } from "./fonts.ts";

/** Finds what a change of a text can break. The journeys check the markup. */
export function checkBuiltPages(dir: string): string[] {
  // The page for unknown addresses is the home page again, and no link should lead to it.
  const pages = readPages(dir).filter(({ path }) => path !== "/404");
  const faults = pages.flatMap((page) =>
    [
      ...characterFaults(page),
      ...elementsNamed(page.document, "a").flatMap((link) =>
        linkFault(attribute(link, "href") ?? "", page, pages, dir),
      ),
    ].map((fault) => `${page.path}: ${fault}`),
  );
  // The header and the footer share links.
  return [...new Set(faults)];
}

const CUT = new Set(WRITTEN + ACCENTED + EXTENDED);

function characterFaults({ document }: BuiltPage): string[] {
  const missing = new Map<string, string>();
  for (const text of textsIn(document))
    for (const sentence of text.match(/[^.!?]+[.!?]*/g) ?? [])
      for (const character of sentence.replaceAll(/[\s\p{Format}]/gu, ""))
        if (!CUT.has(character) && !missing.has(character))
          missing.set(character, sentence.trim());
  return Array.from(
    missing,
    ([character, sentence]) =>
      `the site’s font has no “${character}”, which stands in “${sentence}”. Write it another way, or look for a font file that has it (scripts/fonts.ts)`,
  );
}

function linkFault(
  link: string,
  from: BuiltPage,
  pages: readonly BuiltPage[],
  dir: string,
): string[] {
  // A made-up origin, to tell the site's own links from others. It is never requested.
  const site = "https://site.invalid";
  if (!URL.canParse(link, site + from.path)) return [`"${link}" is no address`];
  const { origin, pathname, hash } = new URL(link, site + from.path);
  if (origin !== site) return [];
  const page = pages.find(({ path }) => path === pathname);
  if (!page)
    return existsSync(join(dir, pathname))
      ? []
      : [`"${link}" leads to no page`];
  const id = decodeURIComponent(hash.slice(1));
  const found =
    id === "" ||
    elementsIn(page.document).some((each) => attribute(each, "id") === id);
  return found ? [] : [`"${link}" leads to no section`];
}
