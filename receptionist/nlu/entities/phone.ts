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

// Groups with points or slashes between them are too long for a time or a date.
const DIGIT =
  "(?:\\+?\\d+|\\d{3,}(?:[./]\\d{2,})+|oh|o|zero|nought|hundred|plus|double|triple|treble)";
const RUN = new RegExp(
  `(?<!\\S)${DIGIT}(?: (?:(?:and|then) )*${DIGIT})*(?: and| then)?(?!\\S)`,
  "g",
);

const digitsIn = (text: string): string =>
  (text.match(RUN) ?? [])
    .join(" ")
    .replaceAll(/\b(?:oh|o|zero|nought)\b/g, "0")
    .replaceAll(/\bdouble (\d+)/g, "$1$1")
    .replaceAll(/\b(?:triple|treble) (\d+)/g, "$1$1$1")
    .replaceAll("hundred", "00")
    .replaceAll("plus", "+")
    .replaceAll(/[^\d+]/g, "")
    .replace(/^(?=7[1-9]\d{8}$)/, "0")
    .replace(/^(?:\+|00)440?|^44(?=[1237]\d{9}$)/, "0")
    .replaceAll("+", "");

export function findPhone(
  text: string,
  least: number = MIN_DIGITS.unasked,
): FoundPhone | undefined {
  let attempt: FoundPhone | undefined;
  for (const [run] of text.matchAll(RUN))
    // "At three, 07700 900123" begins with no digit of the number.
    for (let said = run; said; said = said.replace(/^\S+ ?/, "")) {
      const digits = digitsIn(said);
      const rest = text.replace(said, "").replaceAll(/ +/g, " ").trim();
      // After the last digit, "oh" is no 0, and "and one for my son" no 1.
      const valid = [
        digits,
        digitsIn(said.replace(/ (?:oh(?: and| then)?|(?:and|then) \d)$/, "")),
      ].find(isUkPhone);
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

/** "No, it's three one nine": digit by digit, so that it is no time. */
const ITS_DIGITS =
  /^(?:(?:no|sorry|wait|actually|its|it is|thats|should be) )+(?<last>\d(?: \d){2,5})$/;
/** "No, sorry, two double six" */
const ITS_DOUBLE =
  /\b(?:no|sorry|wait|actually|its) (?<last>(?:\d )*double \d(?: \d)*)\b/;

/** The first of the ways that fits puts the last digits right. */
function putRight(text: string, phone = "", ways = [END]) {
  const said = ways.map((way) => way.exec(text)).find(Boolean);
  const end = digitsIn(said?.groups?.["last"] ?? said?.groups?.["first"] ?? "");
  return end ? whole(phone.slice(0, -end.length) + end) : undefined;
}

const CORRECTION =
  /\b(?:no|sorry|wait|actually|i mean(?:t)?|tell a lie|scratch that|correction)\b/;

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
  const right =
    asks === "confirm"
      ? putRight(text, slots.phone, [END, ITS_DIGITS, ITS_DOUBLE])
      : undefined;
  // "It's 07700 900 418. No, tell a lie, 481"
  const isPutRight = asks === "confirm" && /\d\b.*\btell a lie\b/.test(text);
  return right ?? (isPutRight ? askedPhone(text) : findPhone(text));
}
