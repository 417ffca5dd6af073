/** A speech recogniser writes these words for the digits of a time. */
export const HOMOPHONES: Readonly<Record<string, string>> = {
  won: "1",
  to: "2",
  too: "2",
  free: "3",
  tree: "3",
  for: "4",
  ate: "8",
};
const counted = (words: string, first = 0, step = 1) =>
  words.split(" ").map((word, i) => [word, first + i * step] as const);

const VALUES = new Map([
  ...counted(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  ),
  ...counted("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ["fourty", 40],
]);
const ORDINAL_VALUES = new Map([
  ...counted(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    1,
  ),
  ["thirtieth", 30],
]);

export const isNumberWord = (word: string): boolean =>
  VALUES.has(word) || ORDINAL_VALUES.has(word);

/** "That one", "the last one" and "one more thing" hold no number. */
const PRONOUN =
  /(?<=\b(?:got|have|the|that|this|last|another|which|any|some|other|next|earlier|later|coming|new|same|wrong|right|first|second|only) )one(?! (?:oclock|[ap]m|thirty|fifteen|forty))\b|\bone(?= (?:more|before|after(?! lunch| work| school)|of (?:the|my|your|our|those|them)|thing|question|other|moment|second|minute|in the morning|later|earlier)\b)/g;

/** "Twenty five to three" becomes "25 to 3"; every ordinal ends in "th": "the 1th", "the 30th". */
export function inDigits(text: string): string {
  const out: string[] = [];
  let ten = false;
  for (const word of text
    .replaceAll(/\b(twenty|thirty|forty|fifty)(?=[a-z])/g, "$1 ")
    .replaceAll(PRONOUN, "_one")
    .split(" ")) {
    const ordinal = /^\d{1,2}(?:st|nd|rd|th)$/.test(word)
      ? Number.parseInt(word, 10)
      : ORDINAL_VALUES.get(word);
    const value = ordinal ?? VALUES.get(word);
    if (value === undefined) {
      out.push(word);
      ten = false;
      continue;
    }
    const sum: boolean = ten && value > 0 && value < 10;
    const whole = sum ? Number(out.pop()) + value : value;
    out.push(ordinal === undefined ? String(whole) : `${whole}th`);
    ten = ordinal === undefined && value >= 20;
  }
  return (
    out
      .join(" ")
      // "Five and twenty past ten"
      .replaceAll(/\b([1-9]) and 20(?= (?:minutes? )?(?:past|to)\b)/g, "2$1")
      // "March twenty twenty six"
      .replaceAll(
        /\b(january|february|march|april|may|june|july|august|september|october|november|december) 20 (2\d)\b/g,
        "$1 20$2",
      )
      .replaceAll("_one", "one")
      // "Not ten, eleven" becomes "not 10 but 11".
      .replaceAll(
        /\b(not (?:before |until )?\d{1,2}) (?=\d{1,2}\b(?! ?\d))/g,
        "$1 but ",
      )
  );
}
