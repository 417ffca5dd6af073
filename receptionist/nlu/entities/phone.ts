import { HOMOPHONES } from "./numbers.ts";

/** A phone number as it was found in words, and the words without it. */
export interface FoundPhone {
  /** Digits alone; a UK number starts with 0. */
  readonly digits: string;
  readonly valid: boolean;
  readonly rest: string;
}

/** Of the shape of a UK mobile or landline number: ten or eleven digits, 0 first. */
const isUkPhone = (digits: string): boolean =>
  /^0(?:7[1-9]\d{8}|1\d{8,9}|[238]\d{9})$/.test(digits);

const national = (digits: string): string =>
  digits
    .replace(/^(?=7[1-9]\d{8}$)/, "0")
    .replace(/^(?:\+|00)44\s?0?|^44(?=[1237]\d{9}$)0?/, "0");

const TIMES: Readonly<Record<string, number>> = {
  double: 2,
  triple: 3,
  treble: 3,
};
const ZERO = /^(?:oh|o|zero|nought|naught|nil)$/;

/** The digits that a word of a spoken number stands for; nothing when it is no such word. */
function digitsOf(word: string): string | undefined {
  if (ZERO.test(word)) return "0";
  if (word === "hundred") return "00";
  if (word === "thousand") return "000";
  if (/^\+?\d+$/.test(word)) return word;
  // Groups with points or strokes between them, too long for a time or a date.
  return /^\d{3,}(?:[./]\d{2,})+$/.test(word)
    ? word.replaceAll(/\D/g, "")
    : undefined;
}

/** Finds a phone number in words whose numbers are in digits. Any digits from `least` on count as an attempt at one. */
export function findPhone(text: string, least = 7): FoundPhone | undefined {
  const words = text.split(" ");
  for (let start = 0; start < words.length; start++) {
    let digits = "";
    let end = start;
    let repeat = 1;
    const starts: [string, number][] = [];
    for (; end < words.length; end++) {
      const word = words[end] ?? "";
      if (TIMES[word]) repeat = TIMES[word];
      else if (word === "plus") digits += "+";
      else if (digits && (word === "and" || word === "then")) continue;
      else {
        const found = digitsOf(word);
        if (found === undefined) break;
        if (/^(?:0|\+|44)/.test(found)) starts.push([digits, end]);
        digits += found.repeat(repeat);
        repeat = 1;
      }
    }
    if (digits.length === 0) continue;
    const cut = (from: number) =>
      [...words.slice(0, from), ...words.slice(end)].join(" ");
    const whole = national(digits);
    if (isUkPhone(whole))
      return { digits: whole, valid: true, rest: cut(start) };
    for (const [before, at] of starts) {
      const tail = national(digits.slice(before.length));
      if (isUkPhone(tail)) return { digits: tail, valid: true, rest: cut(at) };
    }
    if (digits.replaceAll(/\D/g, "").length >= least)
      return {
        digits: whole.replaceAll("+", ""),
        valid: false,
        rest: cut(start),
      };
    start = Math.max(start, end - 1);
  }
  return undefined;
}

const CORRECTION =
  /\b(?:no|sorry|wait|actually|i mean(?:t)?|scratch that|correction)\b/;
export const isPutRight = (text: string): boolean => CORRECTION.test(text);

/** Digits of a UK number with its 0; a few have one less. */
const UK_LENGTH = 11;

/** All digits that words stand for, whatever else stands between them. */
function allDigits(text: string): string {
  let digits = "";
  let repeat = 1;
  for (const word of text.split(" "))
    if (TIMES[word]) repeat = TIMES[word];
    else {
      // Before the first digit "for" is a word.
      const found = digitsOf(word) ?? (digits ? HOMOPHONES[word] : undefined);
      if (found === undefined) continue;
      digits += found.repeat(repeat);
      repeat = 1;
    }
  return digits.replace("+", "");
}

/** A number that was asked for, with words between its digits, or with a part of it put right on the way. */
export function findLoosePhone(text: string): FoundPhone | undefined {
  const parts = text.split(CORRECTION).map(allDigits);
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1).join("");
  // What is put right takes the place of as many digits as there are too many.
  const kept = before.slice(0, Math.max(0, UK_LENGTH - last.length));
  const digits = [last, kept + last, parts.join("")]
    .map(national)
    .find(isUkPhone);
  return digits === undefined ? undefined : { digits, valid: true, rest: "" };
}
