import { ACTS } from "../acts.ts";
import { linesOf } from "./matcher.ts";
import { stem } from "./tokenize.ts";
import { wordsIn } from "./words.ts";

const STEMS = new Set(
  [
    ...wordsIn("everyday"),
    ...Object.values(ACTS)
      .flatMap(linesOf)
      .flatMap((line) => line.split(" ")),
  ].map(stem),
);

/** Said by callers in calls of any kind, so that it is hardly a name. */
export const isEverydayWord = (word: string): boolean => STEMS.has(stem(word));
