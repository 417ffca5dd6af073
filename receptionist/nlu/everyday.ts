import { ACTS } from "../acts.ts";
import { linesOf } from "./matcher.ts";
import { stem } from "./tokenize.ts";
import { wordsIn } from "./words.ts";

const wordStems = (lines: readonly string[]) =>
  lines.flatMap((line) => line.split(" ")).map(stem);

const STEMS = new Set([
  ...[...wordsIn("everyday")].map(stem),
  ...wordStems(Object.values(ACTS).flatMap(linesOf)),
]);

/** Said by callers in calls of any kind, so that it is hardly a name. */
export const isEverydayWord = (word: string): boolean => STEMS.has(stem(word));

const ASKED_FOR = new Set([
  ...wordStems([...wordsIn("common")]),
  ...wordStems(linesOf(ACTS.book)),
]);

/** Said by who asks for an appointment, and tells nothing of what is done. */
export const isAskedFor = (word: string): boolean =>
  ASKED_FOR.has(word) || /^_|\d/.test(word);
