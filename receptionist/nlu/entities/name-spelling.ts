import { capitalise, isName } from "./name-words.ts";

const LETTER =
  "(?:double )?(?:[a-z]|zed|aitch|apostrophe)\\b(?!['’])(?: for [a-z]{2,})?";
/** "S M Y T H", "S-M-Y-T-H", "K E double L Y", "S for sugar, M for mother" */
export const LETTERS = new RegExp(
  `(?<![\\p{L}'’])${LETTER}(?:(?:[\\s.-]+${LETTER}){2,29}|(?:, ${LETTER}){2,29})(?![\\p{L}'’])`,
  "iu",
);

/** "R E I G H T, not R I T E" */
const NOT_LETTERS = new RegExp(`,?\\s+not ${LETTERS.source}`, "iu");

const spelledBy = (letters: string): string =>
  letters
    .toLowerCase()
    .replaceAll(/ for [a-z]+/g, "")
    .replaceAll("zed", "z")
    .replaceAll("aitch", "h")
    .replaceAll("apostrophe", "'")
    .replaceAll(/double ([a-z])/g, "$1$1")
    .replaceAll(/[^a-z']/g, "");

const bare = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");

/** "That's" and "spelt" only lead to the letters. */
const LEADS =
  /[\s,.:;]+(?:(?:that['’]?s|it['’]?s|(?:but )?spelt|(?:i|you) spell it)[\s,.:;]*)*$/i;

/** Puts a spelled name in the place of the last name with the same first letter, or at the end. */
function put(said: string, name: string): string {
  const words = said.split(" ");
  const at = words.findLastIndex(
    (word) => bare(word).startsWith(bare(name).charAt(0)) && isName(word),
  );
  const word = words[at];
  if (!word) return `${said} ${name}`.trim();
  // Who spells only how a long name begins leaves the rest as it is.
  return bare(word).startsWith(bare(name))
    ? said
    : words.map((each, i) => (i === at ? name : each)).join(" ");
}

/** Writes the names that are spelled: "Jane Smith, S M Y T H" becomes "Jane Smyth". */
export function withSpelled(said: string): string {
  const words = said.replace(NOT_LETTERS, "");
  const run = LETTERS.exec(words);
  if (!run) return words;
  const before = words.slice(0, run.index).replace(LEADS, "");
  const letters = spelledBy(run[0]);
  // Capitals would part a name from words that have none.
  const name = words === words.toLowerCase() ? letters : capitalise(letters);
  // "Tom Hart, T O M H A R T" only says it again.
  const isAgain = bare(before).endsWith(bare(name));
  const after = words
    .slice(run.index + run[0].length)
    .replace(/^[\s,.!?;]+/, "");
  return withSpelled(`${isAgain ? before : put(before, name)} ${after}`.trim());
}

/** Nothing but letters: "S M Y T H", "that's S M Y T H" */
export const isSpelled = (words: string): boolean =>
  LETTERS.test(words) &&
  !/\p{L}{2}/u.test(
    words.replace(LETTERS, "").replace(/\b(?:that|it)['’]?s\b/i, ""),
  );
