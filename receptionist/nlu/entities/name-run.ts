import {
  isAlsoName,
  isCapital,
  isName,
  isOrdinary,
  isParticle,
  isTitle,
} from "./name-words.ts";

/** A name was asked for, so that a bare word may be one; or the read-back is being corrected; or one has still to be told. */
export type Frame = "asked" | "correction" | "awaited" | undefined;

/** Words that may be a name, one after the other. */
export interface Run {
  readonly words: readonly string[];
  readonly at: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const MAX_WORDS = 5;

/** What is a part of a name only beside another: "van", "Mrs", "J" */
const isSmall = (word: string) =>
  isParticle(word) || isTitle(word) || (word.length === 1 && isName(word));

/** A pause ends a run, and so does a word without a capital after one with a capital. */
export function runsIn(text: string, isAwaited: boolean): Run[] {
  const tokens = [...text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)].map((match) => {
    const word = match[0].replace(/['’](?:ll|d|s)$/iu, "");
    return { word, at: match.index, end: match.index + word.length };
  });
  const runs: (typeof tokens)[] = [];
  let run: typeof tokens = [];
  for (const [i, token] of tokens.entries()) {
    const { word, at } = token;
    const [last, next] = [tokens[i - 1], tokens[i + 1]];
    const gap = text.slice(last?.end, at);
    const joins =
      run.length > 0 &&
      (gap === " " || (gap === ". " && isSmall(last?.word ?? ""))) &&
      (!isTitle(word) || run.every((each) => isTitle(each.word))) &&
      (isSmall(word) ||
        isCapital(word) ||
        !run.some((each) => !isSmall(each.word) && isCapital(each.word)));
    // "It's still Frank Delaney"
    const isLed =
      isCapital(word) &&
      run.every((each) => !isCapital(each.word) && isOrdinary(each.word));
    if (isLed && run.length > 0) runs.pop();
    if (!joins || isLed) run = [];
    const isNextName =
      next !== undefined &&
      text.slice(token.end, next.at).trim().length < 2 &&
      (isName(next.word) || isParticle(next.word) || isAlsoName(next.word));
    // "April" and "Will" alone are names where one is expected.
    const isAlone =
      isNextName || /^(?:surname|please|and)?$/i.test(next?.word ?? "");
    const isPart =
      isTitle(word) ||
      (isSmall(word) ? isNextName : isName(word)) ||
      (isAwaited && isAlsoName(word) && isAlone);
    if (!isPart) run = [];
    else if (run.push(token) === 1) runs.push(run);
  }
  return runs
    .filter(
      (each) =>
        each.length <= MAX_WORDS && !each.every(({ word }) => isTitle(word)),
    )
    .map((each) => {
      const [at = 0, end = 0] = [each[0]?.at, each.at(-1)?.end];
      return {
        words: each.map(({ word }) => word),
        at,
        end,
        before: text.slice(0, at),
        after: text.slice(end),
      };
    });
}
