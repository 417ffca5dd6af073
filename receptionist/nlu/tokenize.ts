const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight)$/;
const MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december)$/;
const NUMBER =
  /^(?:[\d:./+£%]+(?:st|nd|rd|th|am|pm)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|half|quarter|noon|oclock)$/;

/** What a word counts as: its stem, or what it is one of many of. */
function stem(word: string): string {
  if (DAY.test(word)) return "_day";
  if (MONTH.test(word)) return "_month";
  if (NUMBER.test(word)) return "_number";
  return word.length > 3
    ? word.replace(/(?:ings?|ed|es|s|ly|er)$/, "").slice(0, 6)
    : word;
}

/** The features of plain words that speak for an intent: each stem once, and the first word once more as such. */
export function features(text: string): string[] {
  const stems = text.split(" ").filter(Boolean).map(stem);
  return [...new Set([...stems, `^${stems[0] ?? ""}`])];
}
