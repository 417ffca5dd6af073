const NAME = /(?<![\w-])--[a-z][\w-]*/gi;
const DECLARED = /(?<=[{;])--[a-z][\w-]*(?=:)/gi;
const STYLE = /(?<=<style\b[^>]*>)[^]*?(?=<\/style>)/g;
const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;
/** All but the words that are read. */
const MARKUP = new RegExp(
  `${SCRIPT.source}|<style\\b[^>]*>[^]*?<\\/style>|<[^>]+>`,
  "g",
);
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @returns `--a` to `--Z`, then `--aa`, `--ba` and so on, 2756 in all */
function* shortNames(): Generator<string> {
  for (const last of ["", ...LETTERS])
    for (const first of LETTERS) yield `--${first}${last}`;
}

/**
 * Chooses short names for the custom properties that the pages' styles declare: the same on every page, since a
 * visitor goes from one to the next in one document, and the shortest for what is written most often.
 *
 * @param pages each page's HTML
 * @param code each file of code, which calls some of them by their names: these stay
 */
export function shortProperties(
  pages: readonly string[],
  code: readonly string[],
): ReadonlyMap<string, string> {
  const scripts = pages.flatMap((page) => page.match(SCRIPT) ?? []);
  const kept = new Set(
    [...code, ...scripts].flatMap((text) => text.match(NAME) ?? []),
  );
  const styles = pages.flatMap((page) => page.match(STYLE) ?? []);
  const declared = new Set(
    styles.flatMap((style) => style.match(DECLARED) ?? []),
  ).difference(kept);
  const uses = Map.groupBy(
    styles.flatMap((style) => style.match(NAME) ?? []),
    (name) => name,
  );
  const count = (name: string) => uses.get(name)?.length ?? 0;
  const names = [...declared].toSorted(
    (one, other) => count(other) - count(one) || (one < other ? -1 : 1),
  );
  const free = shortNames().filter((short) => !kept.has(short));
  return new Map(
    free.take(names.length).map((short, nth) => [names[nth] ?? "", short]),
  );
}

/** Writes a page with other names for its custom properties, but for what its scripts say. */
export const renameProperties = (
  html: string,
  names: ReadonlyMap<string, string>,
): string =>
  html.replaceAll(MARKUP, (part) =>
    part.startsWith("<script")
      ? part
      : part.replaceAll(NAME, (name) => names.get(name) ?? name),
  );
