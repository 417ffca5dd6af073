import { wordsIn } from "./words.ts";

const KNOWN = new Map<string, string[]>();
for (const word of wordsIn("mended"))
  KNOWN.set(word.charAt(0), [...(KNOWN.get(word.charAt(0)) ?? []), word]);

const OWN = wordsIn("notMended");

/** A slip adds, drops or changes a letter, or swaps two. */
export function isWithin(slips: number, a: string, b: string): boolean {
  if (a === b) return true;
  if (slips === 0) return false;
  let same = 0;
  while (a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  const swapped = x[0] === y[1] && x[1] === y[0];
  return (
    isWithin(slips - 1, x.slice(1), y.slice(1)) ||
    isWithin(slips - 1, x.slice(1), y) ||
    isWithin(slips - 1, x, y.slice(1)) ||
    (swapped && isWithin(slips - 1, x.slice(2), y.slice(2)))
  );
}

export function mend(word: string): string {
  const known = KNOWN.get(word.charAt(0)) ?? [];
  if (word.length < 5 || OWN.has(word) || known.includes(word)) return word;
  const isNear = (slips: number, least: number) =>
    known.find((each) => each.length >= least && isWithin(slips, word, each));
  return isNear(1, 5) ?? isNear(2, 9) ?? word;
}
