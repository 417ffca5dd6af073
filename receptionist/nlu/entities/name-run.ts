import {
  isAlsoName,
  isCapital,
  isCommon,
  isLead,
  isName,
  isOrdinary,
  isParticle,
  isTitle,
} from "./name-words.ts";

/** A name was asked for, so that a bare word may be one; or the read-back is being corrected; or one has still to be told. */
export type Frame = "asked" | "correction" | "awaited" | undefined;

export interface Run {
  readonly words: readonly string[];
  readonly at: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const MAX_WORDS = 4;

const isSmall = (word: string) =>
  isParticle(word) || isTitle(word) || (word.length === 1 && isName(word));

const isPlain = (word: string): boolean =>
  !isSmall(word) && !isCapital(word) && isOrdinary(word);

/** A pause ends a run, and so does a word without a capital after one with a capital. */
export function runsIn(text: string, isAwaited: boolean): Run[] {
  const tokens = [...text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)].map((match) => {
    const word = match[0].replace(/['’](?:ll|d|s)$|['’-]+$/iu, "");
    return { word, at: match.index, end: match.index + word.length };
  });
  const nextWithoutPause = (i: number): string => {
    const [token, next] = [tokens[i], tokens[i + 1]];
    const gap = text.slice(token?.end, next?.at).trim();
    const word = token?.word ?? "";
    const joined =
      !gap || (gap === "." && (isTitle(word) || word.length === 1));
    return (joined && next?.word) || "";
  };
  const titled =
    tokens.length > 1 &&
    tokens.length < MAX_WORDS &&
    tokens.every(({ word }) => isCapital(word)) &&
    !tokens.every(({ word }) => isCommon(word));
  const isPart = (word: string, next: string, first: boolean): boolean => {
    // "Christian name"
    if (/^names?$/i.test(next)) return false;
    if (isTitle(word) || (isName(word) && word.length > 1)) return true;
    if (isSmall(word)) return isName(next) || isParticle(next);
    if (!isAwaited) return false;
    // "April" and "Will" alone are names where one is expected, and "An" is one in "An Tran".
    return isAlsoName(word)
      ? /^(?:please|thanks?|love|surname|and)?$/i.test(next) ||
          isName(next) ||
          (first && isAlsoName(next))
      : titled && word.length < 4 && !isLead(word);
  };
  const runs: (typeof tokens)[] = [];
  for (const [i, token] of tokens.entries()) {
    const { word } = token;
    const run = runs.at(-1);
    const isCased = run?.some(
      (each) => !isSmall(each.word) && isCapital(each.word),
    );
    const goesOn =
      run !== undefined &&
      nextWithoutPause(i - 1) !== "" &&
      // "At lunchtime, Doctor Shah"
      (!isTitle(word) || run.every((each) => isTitle(each.word))) &&
      (!isCased || isSmall(word) || isCapital(word));
    // "It's still Frank Delaney"
    const isLed =
      goesOn && isCapital(word) && run.every((each) => isPlain(each.word));
    if (!isPart(word, nextWithoutPause(i), !goesOn)) runs.push([]);
    else if (isLed) runs.splice(-1, 1, [token]);
    else if (goesOn) run.push(token);
    else runs.push([token]);
  }
  return runs
    .filter(
      (run) =>
        run.length <= MAX_WORDS && !run.every(({ word }) => isTitle(word)),
    )
    .map((run) => {
      const [at = 0, end = 0] = [run[0]?.at, run.at(-1)?.end];
      return {
        words: run.map(({ word }) => word),
        at,
        end,
        before: text.slice(0, at),
        after: text.slice(end),
      };
    });
}
