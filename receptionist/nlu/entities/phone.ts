import type { State } from "../../types.ts";

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
  // Groups with points or slashes between them are too long for a time or a date.
  return /^(?:\+?\d+|\d{3,}(?:[./]\d{2,})+)$/.test(word)
    ? word.replaceAll(/[./]/g, "")
    : undefined;
}

function digitsIn(text: string): string {
  let digits = "";
  let times = 1;
  for (const word of text.trim().split(" ")) {
    const found = digitsOf(word);
    digits += found?.repeat(times) ?? "";
    times = TIMES[word] ?? (found === undefined ? times : 1);
  }
  return digits
    .replace(/^(?=7[1-9]\d{8}$)/, "0")
    .replace(/^(?:\+|00)44\s?0?|^44(?=[1237]\d{9}$)0?/, "0")
    .replaceAll("+", "");
}

const isSpoken = (word: string): boolean =>
  digitsOf(word) !== undefined ||
  TIMES[word] !== undefined ||
  /^(?:and|then)$/.test(word);

export function findPhone(
  text: string,
  least: number = MIN_DIGITS.unasked,
): FoundPhone | undefined {
  const words = text.split(" ");
  let attempt: FoundPhone | undefined;
  for (const start of words.keys()) {
    const after = words.slice(start);
    const end = after.findIndex((word) => !isSpoken(word));
    const run = end < 0 ? after : after.slice(0, end);
    const rest = words.toSpliced(start, run.length).join(" ");
    const digits = digitsIn(run.join(" "));
    // After the last digit, "oh" is no 0.
    const last = run.findLastIndex((word) => !/^(?:oh|and|then)$/.test(word));
    const valid = [digits, digitsIn(run.slice(0, last + 1).join(" "))].find(
      isUkPhone,
    );
    if (valid) return { digits: valid, valid: true, rest };
    if (digits.length >= least) attempt ??= { digits, valid: false, rest };
  }
  return attempt;
}

const whole = (digits: string): FoundPhone | undefined =>
  isUkPhone(digits) ? { digits, valid: true, rest: "" } : undefined;

/** "It ends in 456", "the last three are 456", "456 at the end" */
const END =
  /\b(?:ends?(?: in| with)?|last \w+ (?:digits )?(?:is|are|should be))(?<last>(?: (?:\d+|oh|double))+)|(?<first>(?:(?:\d+|oh|double) )+)at the end\b/;

function putRight(text: string, phone = ""): FoundPhone | undefined {
  const { last, first } = END.exec(text)?.groups ?? {};
  const end = digitsIn(last ?? first ?? "");
  return end ? whole(phone.slice(0, -end.length) + end) : undefined;
}

const CORRECTION =
  /\b(?:no|sorry|wait|actually|i mean(?:t)?|scratch that|correction)\b/;

/** A number that was asked for may have words between its digits, be put right on the way, or come in parts. */
function askedPhone(text: string, given = ""): FoundPhone | undefined {
  const parts = text.split(CORRECTION);
  const said = parts.at(-1)?.trim() ?? "";
  const last = digitsIn(said);
  const before = parts.slice(0, -1).map(digitsIn).join("");
  // A correction replaces as many of the last digits as there are too many.
  const kept = before.slice(0, Math.max(0, UK_LENGTH - last.length));
  const alone = findPhone(text, MIN_DIGITS.asked);
  const joined = given ? findPhone(`${given} ${text}`, 1) : undefined;
  const found = [
    // What stands beside a number that was said in one go is kept: "Monday instead, 07700 900123".
    findPhone(last ? said : text),
    whole(last),
    putRight(said, before),
    // "But two o'clock, no, one" is no correction of a number.
    last.length > 1 ? whole(kept + last) : undefined,
    alone,
    joined,
  ];
  return found.find((each) => each?.valid) ?? joined ?? alone;
}

export function phoneIn(
  text: string,
  { asks, digits, slots }: Pick<State, "asks" | "slots" | "digits">,
): FoundPhone | undefined {
  if (asks === "phone") return askedPhone(text, digits);
  const right = asks === "confirm" ? putRight(text, slots.phone) : undefined;
  return right ?? findPhone(text);
}
