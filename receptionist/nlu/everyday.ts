import { ACTS } from "../acts.ts";
import { linesOf } from "./matcher.ts";
import { stem } from "./tokenize.ts";
import { wordsIn } from "./words.ts";

const stemsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => line.split(" ")).map(stem);

const STEMS = new Set([
  ...[...wordsIn("everyday")].map(stem),
  ...stemsOf(Object.values(ACTS).flatMap(linesOf)),
]);

/** Said by callers in calls of any kind, so that it is hardly a name. */
export const isEverydayWord = (word: string): boolean => STEMS.has(stem(word));

const ASKED_FOR = new Set([
  ...stemsOf([...wordsIn("common")]),
  ...stemsOf(linesOf(ACTS.book)),
]);

/** Said by who asks for an appointment, and tells nothing of what is done. */
export const isAskedFor = (word: string): boolean =>
  ASKED_FOR.has(word) || /^_|\d/.test(word);
