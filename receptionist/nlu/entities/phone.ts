import type { State } from "../../types.ts";
import { HOMOPHONES } from "./numbers.ts";

export interface FoundPhone {
  readonly digits: string;
  readonly valid: boolean;
  readonly rest: string;
}

const isUkPhone = (digits: string): boolean =>
  /^0(?:7[1-9]\d{8}|1\d{8,9}|[238]\d{9})$/.test(digits);
const UK_LENGTH = 11;

/** From this many digits on, words are an attempt at a phone number. */
const MIN_DIGITS = { asked: 3, unasked: 7 } as const;

const TIMES: Readonly<Record<string, number>> = {
  double: 2,
  triple: 3,
  treble: 3,
};

function digitsOf(word: string): string | undefined {
  if (/^(?:oh|o|zero|nought|naught|nil)$/.test(word)) return "0";
  if (word === "hundred") return "00";
  if (word === "plus") return "+";
  if (/^\+?\d+$/.test(word)) return word;
  // Groups with points or slashes between them are too long for a time or a date.
  return /^\d{3,}(?:[./]\d{2,})+$/.test(word)
    ? word.replaceAll(/\D/g, "")
    : undefined;
}

function digitsIn(words: readonly string[], homophones = false): string {
  let digits = "";
  let times = 1;
  for (const word of words) {
    // Before the first digit, "for" is no 4.
    const found =
      digitsOf(word) ?? (homophones && digits ? HOMOPHONES[word] : undefined);
    digits += found?.repeat(times) ?? "";
    times = TIMES[word] ?? (found === undefined ? times : 1);
  }
  return digits
    .replace(/^(?=7[1-9]\d{8}$)/, "0")
    .replace(/^(?:\+|00)44\s?0?|^44(?=[1237]\d{9}$)0?/, "0")
    .replaceAll("+", "");
}

const isSpoken = (word: string, i: number): boolean =>
  digitsOf(word) !== undefined ||
  TIMES[word] !== undefined ||
  (i > 0 && /^(?:and|then)$/.test(word));

export function findPhone(
  text: string,
  least: number = MIN_DIGITS.unasked,
): FoundPhone | undefined {
  const words = text.split(" ");
  let attempt: FoundPhone | undefined;
  for (const start of words.keys()) {
    const length = [...words.slice(start), "."].findIndex(
      (each, i) => !isSpoken(each, i),
    );
    const run = words.slice(start, start + length);
    // After the last digit, "oh" is no 0.
    const last = run.findLastIndex((each) => !/^(?:oh|and|then)$/.test(each));
    const spoken = digitsIn(run.slice(0, last + 1));
    // "07700 900724, seven two four at the end" says the last ones again.
    const whole = spoken.slice(0, UK_LENGTH);
    const isRepeated = whole.endsWith(spoken.slice(UK_LENGTH));
    const said = [spoken, isRepeated ? whole : ""].find(isUkPhone);
    const digits = said ?? digitsIn(run);
    const valid = isUkPhone(digits);
    const rest = words.toSpliced(start, length).join(" ");
    if (valid) return { digits, valid, rest };
    if (digits.length >= least) attempt ??= { digits, valid, rest };
  }
  return attempt;
}

const CORRECTION =
  /\b(?:no|sorry|wait|actually|i mean(?:t)?|scratch that|correction)\b/;

const whole = (digits: string): FoundPhone | undefined =>
  isUkPhone(digits) ? { digits, valid: true, rest: "" } : undefined;

const ENDS =
  /\b(?:ends? (?:in |with )?|(?:last|final) (?:\w+ )?(?:digits?|numbers?|bits?|parts?) |(?:last|final) \w+ (?=is|are|should))(?:(?:is|are|should be|was) )?((?:(?:\d+|oh?|double|triple|treble)(?: |$))+)|((?:(?:\d+|oh?|double|triple|treble) )+)at the end\b/;
const NOT = /\bnot((?: (?:\d+|oh?|double|triple|treble))+)/;
/** In digits: fewer may be a time. */
const MIN_PUT_RIGHT = 3;

const digitsOfText = (text = ""): string => digitsIn(text.trim().split(" "));

/** "It ends in 456" and "456, not 465" correct the number that was given. */
function putRight(text: string, phone = ""): FoundPhone | undefined {
  const [, after, before] = ENDS.exec(text) ?? [];
  const end = digitsOfText(after ?? before);
  if (end) return whole(phone.slice(0, -end.length) + end);
  const not = digitsOfText(NOT.exec(text)?.[1]);
  const other = digitsOfText(text.replace(NOT, ""));
  // "Not 465, 456"
  const half = other ? not.length : not.length / 2;
  const [wrong, right] = [not.slice(0, half), other || not.slice(half)];
  const at = phone.lastIndexOf(wrong);
  return wrong.length >= MIN_PUT_RIGHT && at >= 0
    ? whole(phone.slice(0, at) + right + phone.slice(at + wrong.length))
    : undefined;
}

/** Finds a number with words between its digits, or with a correction on the way. */
function findLoosePhone(text: string): FoundPhone | undefined {
  const said = text.split(CORRECTION);
  const parts = said.map((part) => digitsIn(part.split(" "), true));
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1).join("");
  // A correction replaces as many of the last digits as there are too many.
  const kept = before.slice(0, Math.max(0, UK_LENGTH - last.length));
  return (
    whole(last) ?? putRight(said.at(-1) ?? "", before) ?? whole(kept + last)
  );
}

export function phoneIn(
  text: string,
  { asks, digits, slots }: Pick<State, "asks" | "slots" | "digits">,
): FoundPhone | undefined {
  if (asks === "confirm") return putRight(text, slots.phone) ?? findPhone(text);
  if (asks !== "phone") return findPhone(text);
  // "07700 900898, no sorry, 889, 07700 900889" says all of it again.
  const again = CORRECTION.test(text)
    ? findPhone(text.split(CORRECTION).at(-1)?.trim() ?? "")
    : undefined;
  if (again?.valid) return again;
  const loose = findLoosePhone(text);
  const alone = findPhone(text, MIN_DIGITS.asked);
  // New digits continue the ones before, unless they are a whole number, or begin one, by themselves.
  const joined = digits ? findPhone(`${digits} ${text}`, 1) : undefined;
  // What stands beside a number that was said in one go is kept: "Monday instead, 07700 900123".
  const isInOneGo = alone?.valid && loose?.digits === alone.digits;
  const found = [isInOneGo ? alone : loose, alone, joined];
  return found.find((each) => each?.valid) ?? joined ?? alone;
}
