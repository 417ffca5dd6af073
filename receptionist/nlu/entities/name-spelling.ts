import { capitalise, isName } from "./name-words.ts";

const LETTER =
  "(?:(?:double|triple) )?(?:[a-z]|h?aitch|zed|zee|apostrophe)\\b(?! ?['’])(?: (?:for|as in) [a-z]{2,})?";
const NEXT = `[\\s,;.-]+(?:(?:and |then )*${LETTER})`;
/** "S M Y T H", "S-M-Y-T-H", "K E double L Y", "S for sugar, M for mother", "T O M, then H A R T" */
const LETTERS = new RegExp(
  `(?<![\\p{L}'’])${LETTER}(?:${NEXT}){2,29}(?![\\p{L}'’])`,
  "iu",
);
const ONE_LETTER =
  /(?:(double|triple) )?\b(?:([a-z])|h?(aitch)|(zed|zee)|(apostrophe))\b(?: (?:for|as in) [a-z]{2,})?/gi;
const PAUSE = /\s*(?:[,;]|\b(?:and|then)\b)[\s,;]*(?:(?:and|then)\s+)*/i;
/** "M C" and "O" are no names without what follows. */
const PREFIX = /^(?:.|ma?c|o')$/;

/** The names in a run of letters: "T O M, H A R T" is two, and "K, E, A, N, E" is one. */
function namesIn(run: string): string[] {
  const pieces = run.split(PAUSE).map((piece) =>
    [...piece.matchAll(ONE_LETTER)].map(([, many, letter, aitch, zed]) => {
      const said = letter ?? (aitch ? "h" : zed ? "z" : "'");
      return said.repeat(many ? (many.startsWith("d") ? 2 : 3) : 1);
    }),
  );
  // Where each letter is followed by a pause, none of them tells where a name ends.
  const isOne = pieces.every(({ length }) => length === 1);
  const names: string[] = [];
  for (const letters of pieces) {
    const name = letters.join("").toLowerCase();
    const last = names.at(-1);
    if (last && (isOne || PREFIX.test(last)))
      names.splice(-1, 1, `${last}${name}`);
    else names.push(name);
  }
  return names;
}

const bare = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");

/** "That's", "spelt" and "I spell it" only lead to the letters. */
const LEADS =
  /(?:^|[\s,.:;]+)(?:(?:that['’]?s|it['’]?s|(?:but )?spel(?:t|led|ling)|that is|which is|(?:i|you|we)['’]?(?:ll)? spell(?: it)?|capital)[\s,.:;]*)+$/i;
const REJECTS = /(?:^|[\s,]+)(?:not|isn['’]?t)[\s,:]*$/i;

/** Puts a spelled name in the place of the last name with the same first letter, or at the end. */
function put(said: string, name: string): string {
  const words = said.split(/(?=[\s,.])/);
  const at = words.findLastIndex(
    (word) =>
      bare(word).startsWith(bare(name).charAt(0)) && isName(word.trim()),
  );
  const word = words[at];
  if (!word) return `${said} ${name}`.trim();
  const [heard, spelled] = [bare(word), bare(name)];
  // Who spells only how a long name begins leaves the rest as it is.
  const isBegun =
    heard.startsWith(spelled) && heard.length > spelled.length + 2;
  return isBegun || heard === spelled
    ? said
    : words.with(at, word.replace(/\p{L}.*/u, name)).join("");
}

/** "Katherine Hart, with a C" */
const WITH_LETTER =
  /\b([KC])([\p{L}'’-]+(?: [\p{L}'’-]+)?),? (?:spel\w+ )?with an? (?!\1)([kc])(?![\p{L}'’])/iu;

/** Writes the names that are spelled: "Jane Smith, S M Y T H" becomes "Jane Smyth". */
export function withSpelled(words: string): string {
  const said = words.replace(
    WITH_LETTER,
    (_, first: string, rest: string, letter: string) =>
      first === first.toLowerCase()
        ? `${letter.toLowerCase()}${rest}`
        : `${letter.toUpperCase()}${rest}`,
  );
  // Capitals would part a name from words that have none.
  const isLower = said === said.toLowerCase();
  let out = "";
  let rest = said;
  for (let run = LETTERS.exec(rest); run; run = LETTERS.exec(rest)) {
    out += rest.slice(0, run.index);
    rest = rest.slice(run.index + run[0].length).replace(/^[\s,.!?;]+/, " ");
    if (REJECTS.test(out)) {
      out = out.replace(REJECTS, "");
      rest = rest.replace(/^\s*but\b/i, "");
      continue;
    }
    out = out.replace(LEADS, " ").replace(/[\s,.:;-]+$/, "");
    const names = namesIn(run[0]);
    // "Tom Hart, T O M H A R T" only says it again.
    if (!bare(out).endsWith(bare(names.join(""))))
      for (const name of names)
        out = put(out, isLower ? name : capitalise(name));
  }
  return `${out}${rest}`.trim();
}

export const hasLetters = (words: string): boolean => LETTERS.test(words);

const BESIDE_LETTERS =
  /\b(?:not|but|and|then|double|triple|(?:for|as in) [a-z]+|that['’]?s|it['’]?s|zed|zee|h?aitch|apostrophe)\b/gi;

/** Nothing but letters: "S M Y T H", "not S M Y T H but S M I T H" */
export const isSpelled = (words: string): boolean =>
  LETTERS.test(words) && !/\p{L}{2}/u.test(words.replace(BESIDE_LETTERS, ""));
