import { listsIn } from "./words.ts";

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight)$/;
const MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december)$/;
const YEAR = /^(?:19\d\d|20[012]\d)$/;
const NUMBER =
  /^(?:[\d:./+£%]+(?:st|nd|rd|th|am|pm)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|half|quarter|noon|oclock)$/;

const EMERGENCY_NUMBER = "999";

/** @returns the stem of a word, or its kind: "_day", "_month", "_year", "_number" */
export function stem(word: string): string {
  if (word === EMERGENCY_NUMBER) return word;
  if (DAY.test(word)) return "_day";
  if (MONTH.test(word)) return "_month";
  if (YEAR.test(word)) return "_year";
  if (NUMBER.test(word)) return "_number";
  return word.length > 3
    ? word
        .replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, "")
        .replace(/(?:ing|(?<!e|scar)ed|ly|(?<=\w{4})e)$/, "")
        .slice(0, 8)
    : word;
}

/** Words that ask for the same count as one: the first of their list. */
const ALIKE = new Map(
  listsIn("alike").flatMap((words) =>
    words.map((word) => [stem(word), stem(words[0] ?? word)] as const),
  ),
);

/** They only stress what is said: "what do you actually do" is "what do you do". */
const STRESS =
  /^(?:absolutely|actually|basically|exactly|generally|honestly|just|literally|obviously|really|roughly|totally)$/;

const SMALL =
  /^(?:got|have|few|some|been|do|does|doe|would|be|get|me|my|and|the|an?|so|but|of|to|in|at|it|its|is|ive|all|them|that|for|has|had|i|im|my|s?he|s?hes|his|hers?|him)$/;

/** The stems of the words in their order; words that ask for the same have one stem. */
export const stemsOf = (text: string): string[] =>
  text
    .split(" ")
    .filter((word) => word && !STRESS.test(word))
    .map(stem)
    .map((word) => ALIKE.get(word) ?? word);

/** Kinds of words, such as "_day", tell something only beside another word. */
const isKind = (word: string) => word.startsWith("_");

/** Pairs count too, since "not breathing" means neither of its words; "^" stands before the first word. */
export function featuresOf(text: string): string[] {
  const stems = stemsOf(text);
  const pairs = stems.map((word, i) => `${stems[i - 1] ?? "^"} ${word}`);
  return [
    ...new Set([
      ...stems.filter((each) => !SMALL.test(each) && !isKind(each)),
      ...pairs,
    ]),
  ];
}
