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
/** Between a week and its day: "next week, maybe on the Thursday". */
const ON =
  "(?: (?:on|for|the|maybe|perhaps|say|probably|possibly|preferably|like))*";

const named = (today: Day, d?: string, m?: string, y?: string) =>
  dated(today, Number(d), MONTHS.indexOf(m ?? "") + 1, y);

/** The ways to name a day, the longest first: what one has found, no later one sees. */
const PATTERNS: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      `\\bnot (?:this |on )*${W} (?:but )?the (?:next|following|one after|week after)(?: one| week| that)*\\b`,
      "g",
    ),
    ([name], { today }) => addDays(coming(today, name), 7),
  ],
  [
    new RegExp(
      `\\b${W} (?:but )?not this (?:week|one|coming one) (?:but )?(?:the )?(?:next|following|one after|week after)(?: one| week)?\\b`,
      "g",
    ),
    ([name], { today }) => inWeek(today, name, 1),
  ],
  [
    new RegExp(`\\bin ${COUNT} ${UNIT}(?: time)?${ON} ${W}\\b`, "g"),
    ([n, unit, name], { today }) => inWeek(ahead(today, n, unit), name, 0),
  ],
  [
    new RegExp(`\\b${W} in ${COUNT} ${UNIT}(?: time)?\\b`, "g"),
    ([name, n, unit], { today }) => inWeek(ahead(today, n, unit), name, 0),
  ],
  [
    /\b(20\d\d) (\d\d) (\d\d)\b/g,
    ([y, m, d], { today }) => dated(today, Number(d), Number(m), y),
  ],
  [
    new RegExp(
      `\\b${WITH}(\\d{1,2})[/.](\\d{1,2})(?:[/.](\\d{2,4}))?\\b(?! ?[ap]m)`,
      "g",
    ),
    ([name, d, m, y], { text, at, today }) =>
      Number(m) < 1 ||
      Number(m) > 12 ||
      `${d}/${m}` === "24/7" ||
      (!y && text.slice(at).match(/^\D*\d+\./))
        ? undefined
        : withWeekday(dated(today, Number(d), Number(m), y), name),
  ],
  [
    new RegExp(
      `\\b(?:(?:the )?(last|[1-5](?=th))(?:th)? )?${W} (?:of|in) (?:${M}|(this|next|the) month)\\b`,
      "g",
    ),
    ([which = "1", name = "", month, other = ""], { today }) =>
      weekdayOfMonth(today, which, name, month ?? other),
  ],
  [
    new RegExp(
      `\\b(?:the )?last day (?:of|in) (?:${M}|(this|next|the) month)\\b`,
      "g",
    ),
    ([month, other = ""], { today }) => lastOfMonth(today, month ?? other),
  ],
  [
    new RegExp(
      `\\b${WITH}(?<!\\b(?:half|past|quarter to|\\d to) )${DATE} (?:of )?${M}(?: (20\\d\\d))?\\b`,
      "g",
    ),
    ([name, d, m, y], { today }) => withWeekday(named(today, d, m, y), name),
  ],
  [
    new RegExp(
      `\\b(?:(${NAMES})s?)?,? ?(?:on )?${M} (?:the )?(\\d{1,2})(th)?(?: (20\\d\\d))?\\b(?! ?(?:[ap]m|oclock|[:.]\\d))`,
      "g",
    ),
    ([name, m, d, th, y], { today }) =>
      m === "may" && !th ? undefined : withWeekday(named(today, d, m, y), name),
  ],
  [
    new RegExp(`\\b${WITH}${DATE} (?:of )?(this|next|the) month\\b`, "g"),
    ([name, d, which], { today }) =>
      withWeekday(ofNamedMonth(today, Number(d), which === "next"), name),
  ],
  [
    new RegExp(
      `\\b(?:the )?(day|${NAMES}) (after|before) (${HOLIDAYS})\\b`,
      "g",
    ),
    ([name = "", side, which = ""], { today }) => {
      const day = holiday(today, which);
      if (!day) return undefined;
      if (name === "day") return addDays(day, side === "after" ? 1 : -1);
      const next = coming(day, name);
      return side === "after" ? next : addDays(next, -7);
    },
  ],
  [
    /\b(good friday|maundy thursday|easter (?:monday|tuesday|sunday|saturday)|easter|christmas(?: eve| day)?|boxing day|new years?(?: eve| day)?|st patricks day|april fools(?: day)?)\b(?! (?:patient|client))/g,
    ([name], { today }) => holiday(today, name ?? ""),
  ],
  [
    /\b(?:the )?(early may|spring|summer) bank holiday\b/g,
    ([name], { today }) => holiday(today, name ?? ""),
  ],
  [
    new RegExp(`\\b(?:the )?week after next${ON} ${W}\\b`, "g"),
    ([name], { today }) => inWeek(today, name, 2),
  ],
  [
    new RegExp(
      `\\b(?:the |on )*${W} (?:of |in )?(?:the )?week after next\\b`,
      "g",
    ),
    ([name], { today }) => inWeek(today, name, 2),
  ],
  [
    new RegExp(`\\b(this|next) week${ON} ${W}\\b`, "g"),
    ([which, name], { today }) => inWeek(today, name, which === "next" ? 1 : 0),
  ],
  [
    new RegExp(`\\b(?:the )?${W} (?:of |in )?(this|next) week\\b`, "g"),
    ([name, which], { today }) => inWeek(today, name, which === "next" ? 1 : 0),
  ],
  [
    new RegExp(
      `\\b(?<!(?:next|this|the|last|each|every|any|all|per) )${COUNT}? ?(weeks?|fortnights?) (?:on|from|after|this)? ?(?:the )?${ANY}\\b`,
      "g",
    ),
    ([n, unit, name], { today }) => ahead(coming(today, name), n, unit),
  ],
  [
    new RegExp(`\\b${ANY} ${COUNT}? ?(week|fortnight)s?\\b(?! ?day)`, "g"),
    ([name, n, unit], { today }) => ahead(coming(today, name), n, unit),
  ],
  [
    new RegExp(`\\b(?:the )?${W} after next\\b`, "g"),
    ([name], { today }) => addDays(coming(today, name), 7),
  ],
  [
    new RegExp(
      `\\b(?:this|the) (?:coming|next) ${W}\\b|\\bcoming ${W}\\b|\\b${W} coming\\b`,
      "g",
    ),
    (groups, { today }) => coming(today, groups.slice(0, 3).find(Boolean)),
  ],
  [
    new RegExp(
      `\\b(${WITH})(\\d{1,2})th\\b(?! (?:time|1$|1 (?:on|at|please)|one|option|plan|floor|thing|available|choice|day of|visit|appointment|person|of all|name|surname|half|bit|letter|part|digit|choice|class))`,
      "g",
    ),
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
    new RegExp(
      `\\b(${NAMES}) (1[3-9]|2\\d|3[01])\\b(?! ?(?:[ap]m|oclock|hundred|past|to|minutes?|[:.]\\d))`,
      "g",
    ),
    ([name, d], { today }) => withWeekday(ofMonth(today, Number(d)), name),
  ],
  [
    /\b(?:a )?month(?: from)? (today|tomorrow)\b/g,
    ([name], { today }) => addMonths(coming(today, name), 1),
  ],
  [
    new RegExp(`\\b(this|next|last) ${W}\\b`, "g"),
    ([which, name], { today }) =>
      which === "last"
        ? addDays(coming(today, name), -7)
        : inWeek(today, name, which === "next" ? 1 : 0),
  ],
  [
    new RegExp(`\\b${W} next\\b`, "g"),
    ([name], { today }) => inWeek(today, name, 1),
  ],
  [/\bthe morn\b/g, (_, { today }) => addDays(today, 1)],
  [/\b(?:the )?day after tomorrow\b/g, (_, { today }) => addDays(today, 2)],
  [/\b(?:the )?day before yesterday\b/g, (_, { today }) => addDays(today, -2)],
  [/\btomorrow\b/g, (_, { today }) => addDays(today, 1)],
  [
    /\btoday\b|\btonight\b|\bthis (?=morning|afternoon|evening)|\b(?:right|straight) now\b/g,
    (_, { today }) => today,
  ],
  [/\byesterday\b/g, (_, { today }) => addDays(today, -1)],
  [
    new RegExp(`\\bin ${COUNT} ${UNIT}(?: time)?\\b`, "g"),
    ([n, unit], { today }) => ahead(today, n, unit),
  ],
  [
    new RegExp(`\\b${COUNT} ${UNIT} (?:from now|from today|away|time)\\b`, "g"),
    ([n, unit], { today }) => ahead(today, n, unit),
  ],
  [
    new RegExp(`\\b(?<!following )${W}(?! ${WEEK_AFTER})\\b`, "g"),
    ([name], { today }) => coming(today, name),
  ],
  [
    new RegExp(`\\b(?:the )?${W} ${WEEK_AFTER}\\b`, "g"),
    ([name], { today, from = today }) => inWeek(from, name, 1),
  ],
  [
    new RegExp(`\\b(?:the )?following ${W}\\b`, "g"),
    ([name], { today, from = today }) => coming(from, name),
  ],
  [
    /\b(?:the )?(?:(day|week) after(?: that)?|(?:following|next) (day)|following (week)|a (week) later)\b/g,
    (units, { from }) => from && addDays(from, units.includes("week") ? 7 : 1),
  ],
  [
    /\b(?:the |a )?(?:(day|week) (?:before(?: that)?|earlier))\b/g,
    ([unit], { from }) => from && addDays(from, unit === "week" ? -7 : -1),
  ],
];

/** A bare number, where a day was asked for. */
const BARE: readonly (readonly [RegExp, Read])[] = [
  [
    /^(?:the |on |its |day )*(\d{1,2})(?:th)?$/g,
    ([d], { today }) => ofMonth(today, Number(d)),
  ],
  [/^(?:now|(?:right|straight) away|immediately)$/g, (_, { today }) => today],
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
