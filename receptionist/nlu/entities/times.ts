import { minutes, toTime } from "../../clinic/diary.ts";
import { HOMOPHONES } from "./numbers.ts";
import { type Entity, type Pattern, scan } from "./entity.ts";
import type { Part } from "../../types.ts";

const { raw } = String;

/** Times that depend on the day: its first and its last appointment. */
export const FIRST = "first";
export const LAST = "last";

/** A greeting names the part of the day, too. */
const GREETING =
  /^(?:(?:hello|hi|hey) (?:good )?|good )(?:morning|afternoon|evening)\b|^(?:morning|afternoon|evening) (?=i|can|could|there|love|all|ellaira|do|what|is|how)/;

/** The part of the day that plain words name. */
export function partOf(text: string): Part | undefined {
  const said =
    /\b(mornings?|afternoons?|evenings?|tonight|night|after (?:lunch|work|school)|lunch ?time)\b/.exec(
      text.replace(GREETING, ""),
    )?.[1];
  if (!said) return undefined;
  return said.startsWith("morning") ? "morning" : "afternoon";
}

/** Whether a time lies in a part of the day; with none named, any does. */
export const inPart = (time: string, part: Part | undefined): boolean =>
  !part || time < "12:00" === (part === "morning");

/** Minutes of the day. A bare hour of 1 to 7 is in the afternoon, unless a part of the day was named. */
function minuteOf(
  hour: number,
  minute: number,
  half: string | undefined,
  part: Part | undefined,
) {
  if (hour > 23 || minute > 59) return undefined;
  if (half === "am" && hour === 12) return minute;
  const bare = part ? part === "afternoon" : hour >= 1 && hour <= 7;
  const late = hour < 12 && (half ? half === "pm" : bare);
  return (late ? hour + 12 : hour) * 60 + minute;
}

const AMPM = "(?: ?(am|pm))?";
const H = "(\\d{1,2})";
const NOT_TIME =
  "(?! ?(?:(?:past|to)$|days?|weeks?|fortnights?|months?|years?|minutes?|mins?|hours?|people|of|th\\b|patients|clinics|plans|staff|calls|lines|sites|practices|branches|languages|percent|%|\\d|hundred|thousand|pounds|quid|street|road|[:./]\\d))";

const onTheHour = (minute: number) => Math.floor(minute / 60) * 60;

/** How long something is to be put off, in words and digits. */
const LENGTH =
  "(half an hour|(?:an|1) hour|\\d{1,2} hours|(?:a )?quarter of an hour|\\d{1,2} (?:minutes?|mins?))";

function minutesIn(length = ""): number {
  if (length === "half an hour") return 30;
  if (length.includes("quarter")) return 15;
  return (
    (Number.parseInt(length, 10) || 1) * (length.includes("hour") ? 60 : 1)
  );
}

/**
 * Every time that plain words in digits mention (days already taken out), as the British mean it; a bare number too
 * when a time was asked for.
 * @param agreed the time that "an hour later" and "make it half past" go on from, unless the same words name one
 */
export function findTimes(
  text: string,
  asked = false,
  agreed?: string,
): { mentions: Entity<string>[]; rest: string } {
  const part = partOf(text);
  const heard = asked
    ? text.replace(
        /(?<=\b(?:half|quarter|past|to|at) )(?:to|too|for|tree|free|ate|won)$/,
        (word) => HOMOPHONES[word] ?? word,
      )
    : // One for my husband is an appointment.
      text.replace(/\b(and|do|book) 1 (?=for (?:my|our|him|her)\b)/, "$1 _ ");
  const at = (
    hour?: string,
    minute: string | number = 0,
    half?: string,
    shift = 0,
  ) => {
    const found = minuteOf(Number(hour), Number(minute), half, part);
    return found === undefined
      ? undefined
      : toTime((found + shift + 1440) % 1440);
  };
  const patterns: Pattern<string>[] = [
    [
      raw`${H}[:.](\d{2})${AMPM}\b(?![:./]\d)`,
      ([h, m, half]) =>
        h?.startsWith("0") ? at(h, m, half ?? "am") : at(h, m, half),
    ],
    [
      raw`half (?:past |after |gone )?${H}${AMPM}`,
      ([h, half]) => at(h, 30, half),
    ],
    [
      raw`(?:a )?quarter (?:past|after|gone) ${H}${AMPM}`,
      ([h, half]) => at(h, 15, half),
    ],
    [
      raw`(?:a )?quarter (?:to|till|before|of) ${H}${AMPM}`,
      ([h, half]) => at(h, 0, half, -15),
    ],
    [
      raw`(\d{1,2}) (?:minutes? |mins? )?past ${H}${AMPM}`,
      ([m, h, half]) => at(h, m, half),
    ],
    [
      raw`(?<!from )\b(5|10|20|25) (?:minutes? |mins? )?to ${H}${AMPM}`,
      ([m, h, half]) => at(h, 0, half, -Number(m)),
    ],
    [raw`(?:12 )?(?:noon|midday)`, () => "12:00"],
    [raw`midnight`, () => "00:00"],
    [
      raw`${H} (?:oh? (\d)|([0-5]\d))${AMPM}\b(?![:./]?\d)`,
      ([h, one, two, half]) =>
        Number(h) > 23 ? undefined : at(h, one ?? two, half),
    ],
    [raw`${H} hundred(?: hours)?`, ([h]) => at(h)],
    [raw`${H} ?(am|pm)`, ([h, half]) => at(h, 0, half)],
    [raw`${H} ?oclock${AMPM}`, ([h, half]) => at(h, 0, half)],
    [
      raw`([01]\d|2[0-3])([0-5]\d)(?: ?(?:hours?|h))?\b(?!\d)`,
      ([h, m]) => toTime(Number(h) * 60 + Number(m)),
    ],
    [raw`([1-9])([0-5][05])${AMPM}`, ([h, m, half]) => at(h, m, half)],
    [
      raw`1th thing\b|\bas early as (?:possible|you can)\b|\bwhen (?:you|they) open`,
      () => FIRST,
    ],
    [
      raw`last thing\b|\bend of (?:the )?day\b|\blast (?:slot|appointment)(?: of the day)?\b|\bas late as (?:possible|you can)`,
      () => LAST,
    ],
    [
      raw`${H} (?=sharp|prompt|exactly|on the (?:dot|nose)|or (?:so|thereabouts)|at the latest|for (?:choice|preference)|if (?:possible|you)|would (?:do|be|suit)|will do|suits|works|onwards|is (?:fine|good|ok|best|perfect))`,
      ([h]) => at(h),
    ],
    [
      raw`(?<=\b(?:at|between|around|about|for|say|by|after|before|make it|make that|do|from|till|until|to|is|be|like|prefer|or|think|and|mean|meant|said|nearer|closer to|time|back of|gone|just) (?:about |around |say |the )?)${H}\b${NOT_TIME}`,
      ([h]) => at(h),
    ],
    [raw`(?<=_ )(?:at )?${H}\b${NOT_TIME}`, ([h]) => at(h)],
    [raw`${H}(?= (?:on )?_)`, ([h]) => at(h)],
    [
      raw`${H} (?=in the (?:morning|afternoon|evening)|at night|tonight)`,
      ([h]) => at(h),
    ],
  ];
  if (asked)
    patterns.push(
      [
        raw`(?:earliest|soonest|first (?:slot|one|time|appointment))`,
        () => FIRST,
      ],
      [raw`last one`, () => LAST],
      [raw`${H}\b${NOT_TIME}`, ([h]) => at(h)],
    );
  const goOn = (before: string | undefined, add: (hour: number) => number) => {
    const from = before ?? agreed;
    return from && /^\d/.test(from) ? toTime(add(minutes(from))) : undefined;
  };
  patterns.push(
    [
      raw`(?:${LENGTH} later|(?:back|later)(?: by)? ${LENGTH})`,
      ([a, b], _, before) => goOn(before, (from) => from + minutesIn(a ?? b)),
    ],
    [
      raw`(?:${LENGTH} (?:earlier|sooner)|(?:forward|earlier)(?: by)? ${LENGTH})`,
      ([a, b], _, before) => goOn(before, (from) => from - minutesIn(a ?? b)),
    ],
    [
      raw`(half|quarter) past\b(?! \d)`,
      ([past], _, before) =>
        goOn(before, (from) => onTheHour(from) + (past === "half" ? 30 : 15)),
    ],
    [
      raw`quarter to\b(?! \d)`,
      (_, __, before) => goOn(before, (from) => onTheHour(from) - 15),
    ],
  );
  const { mentions, rest } = scan(heard, patterns);
  // "First thing, nine o'clock" is nine.
  const exact = mentions.filter(({ value }) => /^\d/.test(value));
  return { mentions: exact.length > 0 ? exact : mentions, rest };
}
