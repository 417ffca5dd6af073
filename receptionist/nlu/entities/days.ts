import { addDays, addMonths, type Day } from "../../clinic/calendar.ts";
import {
  ahead,
  coming,
  dated,
  holiday,
  inWeek,
  isDay,
  lastOfMonth,
  MONTHS,
  ofMonth,
  ofNamedMonth,
  WEEKDAYS,
  weekdayOfMonth,
  withWeekday,
} from "./day-names.ts";
import { type Entity, scan } from "./entity.ts";

const { raw } = String;

interface Place {
  readonly today: Day;
  readonly text: string;
  readonly at: number;
  /** The day that was named before, or agreed on. */
  readonly from: Day | undefined;
}

type Read = (
  groups: readonly (string | undefined)[],
  place: Place,
) => Day | undefined;

const NAMES = WEEKDAYS.join("|");
const M = `(${MONTHS.join("|")})`;
const W = `(${NAMES})s?`;
const ANY = `(${NAMES}|today|tomorrow)`;
const DATE = "(\\d{1,2})(?:th)?";
/** A weekday that only accompanies a date. */
const WITH = `(?:(${NAMES})s?)?,? ?(?:on )?(?:the )?`;
const HOLIDAYS =
  "good friday|easter(?: monday| sunday)?|christmas(?: day)?|boxing day|new years?(?: day)?";
const WEEK_AFTER = "(?:of |in )?the (?:week after|following week)";
const COUNT = "(a|an|\\d{1,2}|(?:a )?couple(?: of)?)";
const UNIT = "(days?|weeks?|fortnights?|months?)";
const WEEKS = ["this week", "next week", "week after next"];
const WEEK = `(${WEEKS.join("|")})`;
/** After a weekday, for contrast. */
const NOT_OTHER = "(?: (?:but |and )?not (?:this|next)(?: (?:one|week))?)?";
/** Between a week and its day: "next week, maybe on the Thursday". */
const ON =
  "(?: (?:on|for|the|maybe|perhaps|say|probably|possibly|preferably|like))*";

const named = (today: Day, d?: string, m?: string, y?: string) =>
  dated(today, Number(d), MONTHS.indexOf(m ?? "") + 1, y);

/** The ways to name a day, the longest first: what one has found, no later one sees. */
const PATTERNS: readonly (readonly [string, Read])[] = [
  [
    raw`not (?:this |coming |on )*${W} (?:but )?the (?:next|following|(?:one|week|${NAMES}) after)(?: one| week| that)*`,
    ([name], { today }) => addDays(coming(today, name), 7),
  ],
  [
    raw`${W} (?:but )?not this (?:week|one|coming one) (?:but )?(?:the )?(?:next|following|one after|week after)(?: one| week)?`,
    ([name], { today }) => inWeek(today, name, 1),
  ],
  [
    raw`in ${COUNT} ${UNIT}(?: time)?${ON} ${W}`,
    ([n, unit, name], { today }) => inWeek(ahead(today, n, unit), name, 0),
  ],
  [
    raw`${W} in ${COUNT} ${UNIT}(?: time)?`,
    ([name, n, unit], { today }) => inWeek(ahead(today, n, unit), name, 0),
  ],
  [
    raw`${WITH}(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2,4}))?\b(?! ?[ap]m)`,
    ([name, d, m, y], { text, at, today }) =>
      Number(m) < 1 ||
      Number(m) > 12 ||
      `${d}/${m}` === "24/7" ||
      (!y && text.slice(at).match(/^\D*\d+\./))
        ? undefined
        : withWeekday(dated(today, Number(d), Number(m), y), name),
  ],
  [
    raw`(?:(?:the )?(last|[1-5](?=th))(?:th)? )?${W} (?:of|in) (?:${M}|(this|next|the) month)`,
    ([which = "1", name = "", month, other = ""], { today }) =>
      weekdayOfMonth(today, which, name, month ?? other),
  ],
  [
    raw`(?:the )?last day (?:of|in) (?:${M}|(this|next|the) month)`,
    ([month, other = ""], { today }) => lastOfMonth(today, month ?? other),
  ],
  [
    raw`${WITH}(?<!\b(?:half|past|quarter to|\d to) )${DATE} (?:of )?${M}(?: (20\d\d))?`,
    ([name, d, m, y], { today }) => withWeekday(named(today, d, m, y), name),
  ],
  [
    raw`(?:(${NAMES})s?)?,? ?(?:on )?${M} (?:the )?(\d{1,2})(th)?(?: (20\d\d))?\b(?! ?(?:[ap]m|oclock|[:.]\d))`,
    ([name, m, d, th, y], { today }) =>
      m === "may" && !th ? undefined : withWeekday(named(today, d, m, y), name),
  ],
  [
    raw`${WITH}${DATE} (?:of )?(this|next|the) month`,
    ([name, d, which], { today }) =>
      withWeekday(ofNamedMonth(today, Number(d), which === "next"), name),
  ],
  [
    raw`(?:the )?(day|${NAMES}) (after|before) (${HOLIDAYS})`,
    ([name = "", side, which = ""], { today }) => {
      const day = holiday(today, which);
      if (!day) return undefined;
      if (name === "day") return addDays(day, side === "after" ? 1 : -1);
      const next = coming(day, name);
      return side === "after" ? next : addDays(next, -7);
    },
  ],
  [
    raw`(good friday|easter(?: monday| sunday| saturday)?|christmas(?: eve| day)?|boxing day|new years?(?: eve| day)?|st patricks day)\b(?! (?:patient|client))`,
    ([name], { today }) => holiday(today, name ?? ""),
  ],
  [
    raw`(?:the )?${WEEK}${ON} ${W}`,
    ([which = "", name], { today }) =>
      inWeek(today, name, WEEKS.indexOf(which)),
  ],
  [
    raw`(?:the |on )*${W} (?:of |in )?(?:the )?${WEEK}`,
    ([name, which = ""], { today }) =>
      inWeek(today, name, WEEKS.indexOf(which)),
  ],
  [
    raw`(?<!(?:next|this|the|last|each|every|any|all|per) )${COUNT}? ?(weeks?|fortnights?) (?:on|from|after|this)? ?(?:the )?${ANY}`,
    ([n, unit, name], { today }) => ahead(coming(today, name), n, unit),
  ],
  [
    raw`${ANY} ${COUNT}? ?(week|fortnight)s?\b(?! ?day)`,
    ([name, n, unit], { today }) => ahead(coming(today, name), n, unit),
  ],
  [
    raw`(?:the )?${W} after next`,
    ([name], { today }) => addDays(coming(today, name), 7),
  ],
  [raw`(?:this|the) next ${W}`, ([name], { today }) => coming(today, name)],
  [
    raw`(${WITH})(\d{1,2})th\b(?! (?:time|1$|1 (?:on|at|please)|one|option|plan|floor|thing|available|choice|day of|visit|appointment|person|of all|name|surname|half|bit|letter|part|digit|choice|class))`,
    ([before, name, d], { text, at, today }) =>
      Number(d) > 2 ||
      before?.trim() ||
      /\b(?:for|from|to|till|until|by|about|say|mean|meant|said|make it)\s$/.test(
        text.slice(0, at),
      )
        ? withWeekday(ofMonth(today, Number(d)), name)
        : undefined,
  ],
  [
    raw`(${NAMES}) (1[3-9]|2\d|3[01])\b(?! ?(?:[ap]m|oclock|hundred|past|to|minutes?|[:.]\d))`,
    ([name, d], { today }) => withWeekday(ofMonth(today, Number(d)), name),
  ],
  [
    raw`(?:a )?month(?: from)? (today|tomorrow)`,
    ([name], { today }) => addMonths(coming(today, name), 1),
  ],
  [
    raw`(this|next|last) ${W}${NOT_OTHER}`,
    ([which, name], { today }) =>
      which === "last"
        ? addDays(coming(today, name), -7)
        : inWeek(today, name, which === "next" ? 1 : 0),
  ],
  [raw`${W} next`, ([name], { today }) => inWeek(today, name, 1)],
  [raw`the morr?[na]\b(?!ing)`, (_, { today }) => addDays(today, 1)],
  [raw`(?:the )?day after tomorrow`, (_, { today }) => addDays(today, 2)],
  [raw`tomorrow`, (_, { today }) => addDays(today, 1)],
  [
    raw`today\b|\btonight\b|\bthis (?=morning|afternoon|evening)|\b(?:right|straight) now|(?<=\b(?:me|us|him|her|in|appointment|anything) )the day$`,
    (_, { today }) => today,
  ],
  [raw`yesterday`, (_, { today }) => addDays(today, -1)],
  [
    raw`in ${COUNT} ${UNIT}(?: time)?|${COUNT} ${UNIT} (?:from now|from today|away|time)`,
    ([n, unit, m, other], { today }) => ahead(today, n ?? m, unit ?? other),
  ],
  [
    raw`(?<!following )${W}(?! ${WEEK_AFTER})`,
    ([name], { today }) => coming(today, name),
  ],
  [
    raw`(?:the )?${W} ${WEEK_AFTER}`,
    ([name], { today, from = today }) => inWeek(from, name, 1),
  ],
  [
    raw`(?:the )?following ${W}`,
    ([name], { today, from = today }) => coming(from, name),
  ],
  [
    raw`(?:the )?(?:(day|week) after(?: that)?|(?:following|next) (day)|following (week)|a (week) later)`,
    (units, { from }) => from && addDays(from, units.includes("week") ? 7 : 1),
  ],
  [
    raw`(?:the |a )?(?:(day|week) (?:before(?: that)?|earlier))`,
    ([unit], { from }) => from && addDays(from, unit === "week" ? -7 : -1),
  ],
];

/** A bare number, where a day was asked for. */
const BARE: readonly (readonly [string, Read])[] = [
  [
    raw`^(?:the |on |its |day )*(\d{1,2})(?:th)?$`,
    ([d], { today }) => ofMonth(today, Number(d)),
  ],
  [raw`^(?:now|(?:right|straight) away|immediately)$`, (_, { today }) => today],
];

/**
 * Every day that plain words in digits mention, as the British mean it; a bare number too when a day was asked for.
 * @param agreed the day that "the week after" goes on from, unless the same words name one
 */
export const findDays = (
  text: string,
  today: Day,
  asked = false,
  agreed?: Day,
): { mentions: Entity<Day>[]; rest: string } =>
  scan(
    text,
    (asked ? [...PATTERNS, ...BARE] : PATTERNS).map(
      ([pattern, read]) =>
        [
          pattern,
          (groups, at, before = agreed) =>
            read(groups, {
              today,
              text,
              at,
              from: before && isDay(before) ? before : undefined,
            }),
        ] as const,
    ),
  );
