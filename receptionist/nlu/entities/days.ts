import {
  addDays,
  addMonths,
  type Day,
  weekday,
} from "../../clinic/calendar.ts";
import {
  ahead,
  coming,
  firstOf,
  holiday,
  inWeek,
  isDay,
  isOn,
  lastOfMonth,
  MONTHS,
  onDate,
  WEEKDAYS,
  withWeekday,
} from "./day-names.ts";
import { type Entity, type Groups, type Patterns, scan } from "./entity.ts";

const { raw } = String;

/** `from` is the day that was named before, or agreed on. */
type Read = (
  said: Groups,
  today: Day,
  from: Day | undefined,
) => Day | undefined;

const NAMES = WEEKDAYS.join("|");
const W = `(?<w>${NAMES})s?`;
const ANY = `(?<w>${NAMES}|today|tomorrow)`;
const WITH = `(?:${W})?,? ?(?:then )?(?:on )?(?:the )?`;
const D = raw`(?<d>\d{1,2})(?:th)?`;
const LATE_DATE = raw`(?<d>1[3-9]|2\d|3[01])`;
const MONTH = `(?<m>${MONTHS.join("|")}|(?:this|next|the) month)`;
const Y = raw`(?: (?<y>20\d\d))?`;
const N = raw`(?<n>an?|\d{1,2}|(?:a )?couple(?: of)?)`;
const UNIT = "(?<unit>days?|weeks?|fortnights?|months?)";
const WEEK =
  "(?<week>this week|next week|week after next|that week|(?:the |that )?same week|week after)";
const ON = "(?: (?:on|for|the|maybe|say|like|as|i|said))*";
const HOLIDAY =
  "(?<name>(?<!\\bno )good friday|easter(?: monday| sunday)?(?! (?:holidays?|hols|break))|christmas(?: eve| day)?|boxing day|new years?(?: eve| day)?)";
const NO_TIME = raw`\b(?! ?(?:[ap]m|oclock|hundred|past|to|minutes?|[:.]\d))`;

/** Without a month, the date is in the month of the day that was named before, or in one near it where its weekday agrees. */
const date: Read = ({ w, d, m, y }, today, from = today) => {
  const month = MONTHS[Number(m) - 1] ?? m;
  const year = y ? (Number(y) % 2000) + 2000 : undefined;
  const days = [from, today]
    .flatMap((day) => [day, addMonths(day, 1)])
    .map((day) => (month || day <= today ? today : firstOf(day)))
    .map((begin) => onDate(begin, Number(d), month, year));
  return days.find((day) => isOn(day, w)) ?? withWeekday(days[0] ?? "", w);
};
const next: Read = ({ w }, today) => coming(today, w);
const after: Read = ({ w, side }, today, from = today) =>
  addDays(coming(from, w), side === "before" ? -7 : 0);

/** Of "that week" is the day that was named before. */
const inNamedWeek: Read = ({ w, week = "" }, today, from) => {
  if (/that|same/.test(week)) return from && inWeek(from, w);
  if (week === "week after") return from && inWeek(from, w, 1);
  const weeks = week.startsWith("this") ? 0 : week.startsWith("next") ? 1 : 2;
  return inWeek(today, w, weeks);
};
const aheadOf: Read = ({ w = "today", n, unit }, today) =>
  ahead(coming(today, w), n, unit);

/** "The week after", "two days later": counted from the appointment that there is */
const beside: Read = ({ n, unit, side = "" }, _, from) =>
  from && ahead(from, n, unit, /before|earlier|forward/.test(side) ? -1 : 1);

/** The longest come first: what one pattern finds, the later ones do not see. */
const PATTERNS: Patterns<Read> = [
  raw`${WITH}(?!24/7)${D}/(?<m>0?[1-9]|1[0-2])(?:/(?<y>\d{2,4}))?\b(?! ?[ap]m)`,
  raw`${WITH}(?<!\b(?:half|past|to) )${D} (?:of )?${MONTH}${Y}`,
  raw`${WITH}(?!may \d+\b)${MONTH} (?:the )?${D}${Y}${NO_TIME}`,
  [HOLIDAY, ({ name = "" }, today) => holiday(today, name)],
  [
    raw`(?:(?<which>last|[1-5](?=th))(?:th)? )?${W} (?:of|in) ${MONTH}`,
    ({ which = "1", w, m = "" }, today) => {
      const end = lastOfMonth(today, m);
      return which === "last"
        ? addDays(coming(end, w), -7)
        : addDays(
            coming(addDays(firstOf(end), -1), w),
            7 * (Number(which) - 1),
          );
    },
  ],
  [
    raw`(?<!\b(?:by|until|till|before) (?:the )?)last day (?:of|in) ${MONTH}`,
    ({ m = "" }, today) => lastOfMonth(today, m),
  ],
  [
    raw`${W} in ${N} ${UNIT}`,
    ({ w, n, unit }, today) => inWeek(ahead(today, n, unit), w),
  ],
  [
    raw`${N}? ?(?<unit>weeks?|fortnights?) (?:on|from)? ?${ANY}`,
    ({ n, unit, w }, today) =>
      n || unit === "fortnight"
        ? aheadOf({ n, unit, w }, today, today)
        : undefined,
  ],
  [raw`${ANY} ${N}? ?(?<unit>week|fortnight)s?\b(?! ?day)`, aheadOf],
  [raw`${W} after next`, ({ w }, today) => addDays(coming(today, w), 7)],
  [raw`this next ${W}`, next],
  [
    // "The first" and "the second" are mostly no dates when they stand alone.
    raw`${WITH}(?<d>\d{1,2})th\b(?! (?:of|time|week|year|floor|digit|letter))`,
    (said, today, from) =>
      Number(said.d) > 2 || said.w ? date(said, today, from) : undefined,
  ],
  raw`${W} ${LATE_DATE}${NO_TIME}`,
  [
    raw`(?:the )?${WEEK}${ON} ${W}(?! (?:(?:next|the) week|after))`,
    inNamedWeek,
  ],
  [raw`${W} (?:of |in )?(?:the )?${WEEK}`, inNamedWeek],
  [raw`this (?:coming )?${W}`, ({ w }, today) => coming(addDays(today, -1), w)],
  [raw`(?<week>next) ${W}`, inNamedWeek],
  [raw`${W} (?<week>next)`, inNamedWeek],
  [
    raw`last ${W}(?! (?:of|in))`,
    ({ w }, today) => addDays(coming(addDays(today, -1), w), -7),
  ],
  [raw`day after tomorrow`, (_, today) => addDays(today, 2)],
  [raw`tomorrow`, (_, today) => addDays(today, 1)],
  [
    raw`(?<!\b(?:whats|(?:whats|is) the date|is it|what day is it|pay|paying|pay \w+) )today|tonight|this (?=morning|afternoon|evening)`,
    (_, today) => today,
  ],
  [raw`yesterday`, (_, today) => addDays(today, -1)],
  // "We're going to Kenya in three weeks" tells of no visit.
  [
    raw`(?<!\b(?:going|go|fly|flying|leave|leaving|travel\w*|away|holiday|wedding|married)(?: \w+){0,3} )in ${N} ${UNIT}(?: time)?(?! ago)`,
    aheadOf,
  ],
  [raw`${N} ${UNIT} (?:from now|from today|time)`, aheadOf],
  [raw`${W} (?<side>after|before)(?= that|$| at\b| please\b)`, after],
  [raw`following ${W}`, after],
  // "It's Tuesday today" only counts the days.
  [raw`(?<!\btodays (?:a )?|\bits only (?=\w+$))${W}(?! today)`, next],
  // "A text the day before" is no day for the visit.
  [
    raw`(?<!\b(?:texts?|remind(?:ers?)?|messages?|emails?)(?: me)?(?: the)? |\bnext week .*)(?:${N} )?(?<unit>day|week)s? (?<side>after|before|later|earlier)`,
    beside,
  ],
  // "Bring it forward a week", "push that back by two days"
  [
    raw`(?<=(?:bring|move|push|put|shift|shove) (?:it|that|mine|this) )(?<side>forward|back) (?:by )?${N} ${UNIT}`,
    beside,
  ],
  [raw`(?:next (?=day)|following )(?<unit>day|week)`, beside],
  // "Not this Friday, the one after", "not this week, the next one"
  [raw`(?<=_.*)the (?:other )?(?<unit>one|week) (?:after|following)`, beside],
  [raw`(?<=_.*not this .*)the (?:next|other) (?<unit>one|week)`, beside],
];

const BARE: Patterns<Read> = [
  raw`^(?:the |on |its |day )*${D}$`,
  raw`the ${LATE_DATE}${NO_TIME}(?!/| (?:of )?(?:${MONTHS.join("|")}))`,
];

export interface FoundDays {
  readonly mentions: readonly Entity<Day>[];
  readonly rest: string;
}

/** "I can't do this morning" leaves the rest of today. */
const isPart = ({ said, out }: Entity<Day>): boolean => out && said === "this";

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
    date,
    (read, said, before = agreed) =>
      read(said, today, isDay(before) ? before : undefined),
  );
  // "Tuesday would be fine, Tuesday the seventh" is one day.
  const isSaid = ({ value }: Entity<Day>) =>
    mentions.some(
      (each) =>
        !isBareWeekday(each) &&
        // "Friday to the week after" are two.
        !/^(?:the )?(?:\w+ )?weeks? (?:after|later)$/.test(each.said) &&
        !each.out &&
        weekday(each.value) === weekday(value),
    );
  return {
    mentions: mentions.filter(
      (each) =>
        !isPart(each) && (!isBareWeekday(each) || each.out || !isSaid(each)),
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

/** Whether what was named is the day that was agreed on, or a weekday that it may well be. */
export const namesDay = (days: FoundDays, said: Day, agreed?: Day): boolean =>
  said === agreed ||
  (isBareIn(days, said) &&
    agreed !== undefined &&
    isDay(said) &&
    isDay(agreed) &&
    weekday(said) === weekday(agreed));
