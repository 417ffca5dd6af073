import { features } from "./tokenize.ts";
import { HALVES, INTENTS, LETTERS, STEMS } from "./model.ts";
import type { Intent } from "../types.ts";

/** The intent of a letter in the table, and the weight of a character. */
const intentOf = (letter: string) =>
  INTENTS[letter.charCodeAt(0) - (letter >= "a" ? 97 : 65 - 26)];
const weightOf = (code: string) =>
  (code < "A" ? Number(code) : 96 - code.charCodeAt(0)) / 2;

/** By stem, the intents that it speaks for or against. */
function readTable() {
  const rows = LETTERS.split(" ");
  let at = 0;
  return new Map(
    STEMS.split(" ").map((stem, row) => [
      stem,
      Array.from(
        rows[row] ?? "",
        (letter) => [intentOf(letter), weightOf(HALVES.charAt(at++))] as const,
      ),
    ]),
  );
}

let table: ReturnType<typeof readTable> | undefined;

/** Read when it is first asked for, which takes a slow phone a while. */
const learned = () => (table ??= readTable());

/** How much is left of a guess when no word but the small ones is known. */
const LEAST = 0.3;

const SMALL = new Set(
  `a about again all am an and any are as at be been but by can could d did do does dont for from get go got had has have he her here how i id if im in is it its ive just let like ll me much my no not now of ok on one or our out re s said she should so some sorry than that thats the them then there they this to up us use want was we were what whats when where which who will with would yes you your`.split(
    " ",
  ),
);

/** A word of the phrases that were learned from: hardly ever a name. */
export const isKnown = (word: string): boolean =>
  features(word.toLowerCase()).some((stem) => learned().has(stem));

/** How much the stems of plain words speak for each intent, as learned from phrases; about 2 is a hint, 5 a conviction. */
export function guess(text: string): Map<Intent, number> {
  const all = features(text);
  const known = all.flatMap((stem) => {
    const weights = learned().get(stem);
    return weights ? [weights] : [];
  });
  // Small words alone say little: what a sentence is about is in the others.
  const long = all.filter((stem) => !SMALL.has(stem) && !/^[_^]/.test(stem));
  const share =
    long.length === 0
      ? 0.5
      : long.filter((stem) => learned().has(stem)).length / long.length;
  const scale = (LEAST + (1 - LEAST) * share) / Math.sqrt(known.length);
  const scores = new Map<Intent, number>();
  for (const [intent, weight] of known.flat())
    if (intent) scores.set(intent, (scores.get(intent) ?? 0) + weight * scale);
  return scores;
}
