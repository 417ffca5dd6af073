import {
  addDays,
  addMonths,
  type Day,
  weekday,
} from "../../clinic/calendar.ts";
import {
  ahead,
  coming,
  holiday,
  inWeek,
  isDay,
  isOn,
  lastOfMonth,
  MONTHS,
  onDate,
  WEEKDAYS,
  weekBy,
  weekdayOfMonth,
  withWeekday,
} from "./day-names.ts";
import { type Entity, type Groups, scan } from "./entity.ts";

const { raw } = String;

/** `from` is the day that was named before, or agreed on. */
type Read = (
  said: Groups,
  today: Day,
  from: Day | undefined,
) => Day | null | undefined;

const NAMES = WEEKDAYS.join("|");
const W = `(?<w>${NAMES})s?`;
const ANY = `(?<w>${NAMES}|today|tomorrow)`;
const WITH = `(?:(?<w>${NAMES})s?)?,? ?(?:then )?(?:on )?(?:the )?`;
const D = raw`(?<d>\d{1,2})(?:th)?`;
const M = `(?<m>${MONTHS.join("|")})`;
const MONTH = `(?<m>${MONTHS.join("|")}|(?:this|next|the) month)`;
const Y = raw`(?: (?<y>20\d\d))?`;
const N = raw`(?<n>a|an|\d{1,2}|(?:a )?couple(?: of)?)`;
const UNIT = "(?<unit>days?|weeks?|fortnights?|months?)";
const WEEKS = ["this week", "next week", "week after next"];
const WEEK = `(?<week>${WEEKS.join("|")})`;
const THAT_WEEK = "(?<week>(?:that|the same)(?: same)? week)";
/** "This Friday, not next" */
const NOT_OTHER = "(?: (?:but |and )?not (?:this|next)(?: (?:one|week))?)?";
const ON =
  "(?: (?:on|for|the|maybe|perhaps|say|probably|possibly|preferably|like))*";
const HOLIDAY =
  "(?<holiday>good friday|easter(?: monday| sunday| saturday|(?! (?:holidays?|hols|break)\\b))|christmas(?: eve| day)?|boxing day|new years?(?: eve| day)?|(?<=\\b(?:after|before) )the bank holiday)";
const WEEK_BY = `(?:the |a )?(?:(?:1th|whole|full) )?week (?<side>after|before|of) (?:the )?${HOLIDAY}`;
/** "A text the day before" is no day for the visit. */
const NO_REMINDER = raw`(?<!\b(?:texts?|reminders?|remind|messages?|emails?)(?: me)?(?: the)? )`;
const NO_TIME = raw`\b(?! ?(?:[ap]m|oclock|hundred|past|to|minutes?|[:.]\d))`;

/** Without a month, the date is in the month of the day that was named before, or in one near it where its weekday agrees. */
const date: Read = ({ w, d, m, y }, today, from = today) => {
  const month = MONTHS[Number(m) - 1] ?? m;
  const days = [from, today]
    .flatMap((day) => [day, addMonths(day, 1)])
    .map((day) => `${day.slice(0, 8)}01`)
    .map((first) =>
      onDate(first < today || month ? today : first, Number(d), month, y),
    );
  return days.find((day) => isOn(day, w)) ?? withWeekday(days[0] ?? "", w);
};
const next: Read = ({ w }, today) => coming(today, w);
const comingAfter: Read = ({ w, side }, today, from = today) =>
  addDays(coming(from, w), side === "before" ? -7 : 0);
const afterNext: Read = ({ w }, today) => addDays(coming(today, w), 7);
/** Of "that week" is the day that was named before. */
const inNamedWeek: Read = ({ w, week = "" }, today, from) => {
  const weeks = WEEKS.findIndex((each) => each.startsWith(week));
  return weeks < 0 ? from && inWeek(from, w) : inWeek(today, w, weeks);
};
const weekdayAhead: Read = ({ w, n, unit }, today) =>
  inWeek(ahead(today, n, unit), w);
const aheadOf: Read = ({ w = "today", n, unit }, today) =>
  ahead(coming(today, w), n, unit);
const inWeekBy: Read = ({ w, side = "", holiday: name = "" }, today) => {
  const monday = weekBy(today, name, side);
  return monday && inWeek(monday, w);
};
const beside: Read = ({ unit, side }, _, from) =>
  from &&
  addDays(from, (unit === "week" ? 7 : 1) * (side === "before" ? -1 : 1));

/** "A week later" than the appointment that there is */
const shifted: Read = ({ n, unit, side = "" }, _, from) =>
  from && ahead(from, n, unit, /earlier|sooner|before/.test(side) ? -1 : 1);

/** The longest come first: what one pattern finds, the later ones do not see. */
const PATTERNS: readonly (readonly [string, Read])[] = [
  // "It's Tuesday today, so could I come on Thursday" only counts the days.
  [
    raw`(?:its |it is |is it )${W} today|todays? (?:is )?(?:a )?${W}`,
    () => null,
  ],
  [
    raw`(?:${W} )?(?:but )?not (?:on |this |the |coming )*(?:(?<not>${NAMES})|one|weeks?)(?: coming)? (?:but )?(?:the )?(?:(?:other |next |following )*(?:one|week|${NAMES}) (?:after|following)|next|following)(?: one| week| that)*`,
    ({ not, w = not }, today) => w && afterNext({ w }, today, undefined),
  ],
  // "It can't be this Friday, it'd have to be the one after"
  [
    raw`(?:not |cant be )?this (?:coming )?${W}(?! or\b)(?: [a-z]+){0,8}? the (?:one|week) after\b`,
    (said, today) => afterNext(said, today, undefined),
  ],
  [raw`${W} in ${N} ${UNIT}(?: time)?`, weekdayAhead],
  [
    raw`${WITH}(?!24/7)${D}/(?<m>0?[1-9]|1[0-2])(?:/(?<y>\d{2,4}))?\b(?! ?[ap]m)`,
    date,
  ],
  [
    raw`(?:the )?(?:very )?last (?:working |week)?day (?:of|in) ${MONTH}`,
    ({ m = "" }, today) => lastOfMonth(today, m),
  ],
  [
    raw`(?:(?:the )?(?<which>last|[1-5](?=th))(?:th)? )?${W} (?:of|in) ${MONTH}`,
    ({ which = "1", w = "", m = "" }, today) =>
      weekdayOfMonth(today, which, w, m),
  ],
  [
    raw`${WITH}(?<!\b(?:half|past|quarter to|\d to) )${D} (?:of )?${MONTH}${Y}`,
    date,
  ],
  [raw`${WITH}(?!may \d+\b)${M} (?:the )?${D}${Y}${NO_TIME}`, date],
  [raw`(?:the )?${W} (?:(?:in|of|on|from) )*${WEEK_BY}`, inWeekBy],
  [raw`(?:in )?${WEEK_BY}${ON} ${W}`, inWeekBy],
  [
    raw`(?:(?:the )?(?<w>day|${NAMES}) (?:\w+ )?(?<side>after|before) )?${HOLIDAY}\b(?! (?:patient|client))`,
    ({ w, side, holiday: name = "" }, today) => {
      const day = holiday(today, name);
      if (!day || !w) return day;
      if (w === "day") return addDays(day, side === "after" ? 1 : -1);
      return addDays(coming(day, w), side === "after" ? 0 : -7);
    },
  ],
  // "Not this week, Wednesday next week"
  [raw`(?:the )?${WEEK}${ON} ${W}(?! (?:next|the) week| after)`, inNamedWeek],
  [raw`(?:the |on )*${W} (?:of |in )?(?:the )?${WEEK}`, inNamedWeek],
  [
    raw`(?<!\b(?:next|this|that|same|the|last|each|every|any|all|per) ?)${N}? ?(?<unit>weeks?|fortnights?) (?:on|from|after|this)? ?(?:the )?${ANY}`,
    aheadOf,
  ],
  [raw`${ANY} ${N}? ?(?<unit>week|fortnight)s?\b(?! ?day)`, aheadOf],
  [raw`(?:the )?${W} after next`, afterNext],
  [raw`(?:this|the) next ${W}`, next],
  [
    // "The first" and "the second" are mostly no dates when they stand alone.
    raw`(?<the>${WITH})(?<d>\d{1,2})th\b(?! (?:of|time|week|year|1$|1 (?:on|at|please)|one|option|plan|floor|thing|available|choice|day of|visit|appointment|slot|gap|person|of all|name|surname|half(?! (?:past |gone )?\d)|bit|letter|part|digit|class))(?<!\b1th(?= (?:${NAMES}|morning|afternoon|evening|[2-9] you|week|you|that|thats|there|free|possible)))`,
    (said, today, from) =>
      Number(said.d) > 2 || said.the?.trim()
        ? date(said, today, from)
        : undefined,
  ],
  [raw`(?<w>${NAMES}) (?<d>1[3-9]|2\d|3[01])${NO_TIME}`, date],
  [raw`(?<week>this|next) ${W}${NOT_OTHER}`, inNamedWeek],
  [raw`${W} (?<week>next)`, inNamedWeek],
  [
    raw`last ${W}`,
    ({ w }, today) => {
      const day = addDays(coming(today, w), -7);
      return day < today ? day : addDays(day, -7);
    },
  ],
  [raw`(?:the )?day after tomorrow`, (_, today) => addDays(today, 2)],
  [raw`the morr?[na]\b(?!ing)|tomorrow`, (_, today) => addDays(today, 1)],
  [
    raw`today\b|\btonight\b|\bthis (?=morning|afternoon|evening)|\bstraight now|(?<!\b(?:thats|its|is|all|got it|got that|sounds|looks|youre) )\bright now|(?<=\b(?:me|us|him|her|in|appointment|anything) )the day$`,
    (_, today) => today,
  ],
  [raw`yesterday`, (_, today) => addDays(today, -1)],
  [raw`in ${N} ${UNIT}(?: time)?(?! ago)`, aheadOf],
  [raw`${N} ${UNIT} (?:from now|from today|away|time)`, aheadOf],
  [
    raw`${NO_REMINDER}${N} (?<unit>days?|weeks?|fortnights?) (?<side>later|earlier|sooner|back|on|before(?:hand)?(?: that)?|after(?: that)?)\b`,
    shifted,
  ],
  [raw`(?<side>back|on)(?: by)? ${N} (?<unit>days?|weeks?)`, shifted],
  [
    raw`(?:the )?${W} (?<side>after|before)(?: that|$|(?= (?:at|about|around|please|instead)\b))`,
    comingAfter,
  ],
  // After the dates, since one of them may be in that week.
  [raw`(?:the )?${THAT_WEEK}${ON} ${W}`, inNamedWeek],
  [raw`(?:the |on )*${W} (?:of |in )?${THAT_WEEK}`, inNamedWeek],
  [
    raw`(?:the )?week after(?: that)?${ON} ${W}`,
    ({ w }, _, from) => from && inWeek(from, w, 1),
  ],
  [raw`(?<!following )${W}`, next],
  [raw`(?:the )?following ${W}`, comingAfter],
  [
    raw`${NO_REMINDER}(?:the )?(?<unit>day|week) (?<side>after|before)(?: that)?`,
    beside,
  ],
  [raw`(?:the )?(?:next (?=day)|following )(?<unit>day|week)`, beside],
];

const BARE: readonly (readonly [string, Read])[] = [
  [raw`^(?:the |on |its |day )*${D}$`, date],
  [
    raw`the (?<d>1[3-9]|2\d|3[01])${NO_TIME}(?!/| (?:of )?(?:${MONTHS.join("|")}))(?: so)?(?: (?:its|it is|thats|which is))?(?: a)?(?: (?<w>${NAMES}))?`,
    date,
  ],
];

export interface FoundDays {
  readonly mentions: readonly Entity<Day>[];
  readonly rest: string;
}

/** Takes plain words in digits; `agreed` is the day from which "the week after" counts. */
export function findDays(
  text: string,
  today: Day,
  asked = false,
  agreed?: Day,
): FoundDays {
  const { mentions, rest } = scan<Day, Read>(
    text,
    asked ? [...BARE, ...PATTERNS] : PATTERNS,
    (read, said, before = agreed) =>
      read(said, today, isDay(before) ? before : undefined),
  );
  // "Tuesday would be fine, Tuesday the seventh" is one day.
  const isSaid = ({ value }: Entity<Day>) =>
    mentions.some(
      (each) =>
        !isBareWeekday(each) &&
        !each.out &&
        weekday(each.value) === weekday(value),
    );
  return {
    mentions: mentions.filter(
      (each) => !isBareWeekday(each) || each.out || !isSaid(each),
    ),
    rest,
  };
}

/** "The Friday, at ten", but not "next Friday" or "Friday the twentieth" */
const isBareWeekday = ({ said }: Entity<Day>): boolean =>
  WEEKDAYS.includes(said.replace(/s$/, ""));

/** Whether a day was named by its weekday alone. */
export const isBareIn = ({ mentions }: FoundDays, day: Day): boolean =>
  mentions.some((each) => each.value === day && isBareWeekday(each));
