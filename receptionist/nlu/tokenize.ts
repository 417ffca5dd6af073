const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight)$/;
const MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december)$/;
const YEAR = /^(?:19\d\d|20[012]\d)$/;
const NUMBER =
  /^(?:[\d:./+£%]+(?:st|nd|rd|th|am|pm)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|half|quarter|noon|oclock)$/;

/** The number of the emergency services, which is no number like others. */
const EMERGENCY_NUMBER = "999";

/** What a word counts as: its stem, or what it is one of many of. */
export function stem(word: string): string {
  if (word === EMERGENCY_NUMBER) return word;
  if (DAY.test(word)) return "_day";
  if (MONTH.test(word)) return "_month";
  if (YEAR.test(word)) return "_year";
  if (NUMBER.test(word)) return "_number";
  return word.length > 3
    ? word.replace(/(?:ings?|ed|es|s|ly|er)$/, "").slice(0, 6)
    : word;
}

/** Words that say nothing alone: long sentences have them. */
const SMALL =
  /^(?:and|the|an?|so|but|of|to|in|at|it|its|is|ive|all|them|that|for|has|had|i|im|my|s?he|s?hes|his|hers?|him)$/;

/** What of plain words speaks for something: stems, the first once more as such, and pairs, since "not breathing" is neither of its words. */
export function featuresOf(text: string): string[] {
  const stems = text.split(" ").filter(Boolean).map(stem);
  const pairs = stems.map((word, i) => `${stems[i - 1] ?? "^"} ${word}`);
  return [...new Set([...stems.filter((each) => !SMALL.test(each)), ...pairs])];
}
