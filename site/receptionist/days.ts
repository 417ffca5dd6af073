import { bankHolidays, easterSunday } from "./bank-holidays.ts";
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  mondayOf,
  nextWeekday,
  parts,
} from "./calendar.ts";
import { type Mention, scan } from "./mentions.ts";

/** Said as a date that no calendar has, such as the 31st of June. */
export const NO_SUCH_DAY = "none";

const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );
const WEEKDAYS =
  "sunday monday tuesday wednesday thursday friday saturday".split(" ");

const M = `(${MONTHS.join("|")})`;
const W = `(${WEEKDAYS.join("|")})s?`;
const DATE = "(\\d{1,2})(?:th)?";
/** A weekday that only accompanies a date. */
const WITH = `(?:${WEEKDAYS.join("|")})?,? ?(?:on )?(?:the )?`;
const COUNT = "(a|an|\\d{1,2}|(?:a )?couple(?: of)?)";

const count = (word: string | undefined) =>
  word?.includes("couple") ? 2 : Number(word) || 1;

type Groups = readonly (string | undefined)[];

/** The first such date from today on, of any year when none is said. */
function dated(today: Day, date: number, month: number, year?: string): Day {
  const from = parts(today).year;
  if (year)
    return dayOf((Number(year) % 2000) + 2000, month, date) ?? NO_SUCH_DAY;
  // Eight years hold a 29th of February.
  for (let y = from; y <= from + 8; y++) {
    const day = dayOf(y, month, date);
    if (day && day >= today) return day;
  }
  return NO_SUCH_DAY;
}

/** The next such day of a month that exists and is not past. */
function ofMonth(today: Day, date: number): Day {
  for (let months = 0; months < 12; months++) {
    const { year, month } = parts(addMonths(`${today.slice(0, 8)}01`, months));
    const day = dayOf(year, month, date);
    if (day && day >= today) return day;
  }
  return NO_SUCH_DAY;
}

function holiday(today: Day, name: string): Day | undefined {
  const year = parts(today).year;
  for (const y of [year, year + 1]) {
    const easter = easterSunday(y);
    const days: Readonly<Record<string, Day>> = {
      "good friday": addDays(easter, -2),
      "easter saturday": addDays(easter, -1),
      easter,
      "easter sunday": easter,
      "easter monday": addDays(easter, 1),
      "christmas eve": `${y}-12-24`,
      "christmas day": `${y}-12-25`,
      christmas: `${y}-12-25`,
      "boxing day": `${y}-12-26`,
      "new years eve": `${y}-12-31`,
      "new years day": `${y}-01-01`,
      "new year": `${y}-01-01`,
      "new years": `${y}-01-01`,
    };
    const day =
      days[name] ??
      [...bankHolidays(y)].find(([, said]) => said.includes(name))?.[0];
    if (day && day >= today) return day;
  }
  return undefined;
}

/** Every day that plain words in digits mention, as the British mean it; a bare number too when a day was asked for. */
export function findDays(
  text: string,
  today: Day,
  asked = false,
): { mentions: Mention<Day>[]; rest: string } {
  const number = (name = "") => WEEKDAYS.indexOf(name);
  const coming = (name = "") =>
    name === "today"
      ? today
      : name === "tomorrow"
        ? addDays(today, 1)
        : nextWeekday(today, number(name));
  const inWeek = (name: string | undefined, weeks: number) =>
    addDays(mondayOf(today), weeks * 7 + ((number(name) + 6) % 7));
  const ahead = (n: number, unit = "") =>
    unit.startsWith("month")
      ? addMonths(today, n)
      : addDays(
          today,
          n * (unit.startsWith("week") ? 7 : unit.startsWith("fort") ? 14 : 1),
        );
  const date = (d?: string, m?: string, y?: string) =>
    dated(today, Number(d), MONTHS.indexOf(m ?? "") + 1, y);
  const any = `(${WEEKDAYS.join("|")}|today|tomorrow)`;

  const patterns: [RegExp, (groups: Groups, at: number) => Day | undefined][] =
    [
      [
        /\b(20\d\d) (\d\d) (\d\d)\b/g,
        ([y, m, d]) => dated(today, Number(d), Number(m), y),
      ],
      [
        new RegExp(
          `\\b${WITH}(\\d{1,2})[/.](\\d{1,2})(?:[/.](\\d{2,4}))?\\b(?! ?[ap]m)`,
          "g",
        ),
        ([d, m, y], at) =>
          Number(m) < 1 ||
          Number(m) > 12 ||
          `${d}/${m}` === "24/7" ||
          (!y && text.slice(at).match(/^\D*\d+\./))
            ? undefined
            : dated(today, Number(d), Number(m), y),
      ],
      [
        new RegExp(`\\b${WITH}${DATE} (?:of )?${M}(?: (20\\d\\d))?\\b`, "g"),
        ([d, m, y]) => date(d, m, y),
      ],
      [
        new RegExp(
          `\\b(?:${WEEKDAYS.join("|")})?,? ?${M} (?:the )?(\\d{1,2})(th)?(?: (20\\d\\d))?\\b(?! ?(?:[ap]m|oclock|[:.]\\d))`,
          "g",
        ),
        ([m, d, th, y]) => (m === "may" && !th ? undefined : date(d, m, y)),
      ],
      [
        new RegExp(`\\b${WITH}${DATE} (?:of )?(this|next|the) month\\b`, "g"),
        ([d, which]) => {
          const { year, month } = parts(
            addMonths(`${today.slice(0, 8)}01`, which === "next" ? 1 : 0),
          );
          return dayOf(year, month, Number(d)) ?? NO_SUCH_DAY;
        },
      ],
      [
        /\b(good friday|easter (?:monday|sunday|saturday)|easter|christmas(?: eve| day)?|boxing day|new years?(?: eve| day)?)\b(?! (?:patient|client))/g,
        ([name]) =>
          holiday(
            today,
            name === "new year day"
              ? "new years day"
              : name === "new year eve"
                ? "new years eve"
                : (name ?? ""),
          ),
      ],
      [
        /\b(?:the )?(early may|spring|summer) bank holiday\b/g,
        ([name]) => holiday(today, name ?? ""),
      ],
      [
        new RegExp(`\\b(?:the )?week after next(?: on)?(?: the)? ${W}\\b`, "g"),
        ([name]) => inWeek(name, 2),
      ],
      [
        new RegExp(
          `\\b(?:the |on )*${W} (?:of |in )?(?:the )?week after next\\b`,
          "g",
        ),
        ([name]) => inWeek(name, 2),
      ],
      [
        new RegExp(`\\b(this|next) week(?: on| for)?(?: the)? ${W}\\b`, "g"),
        ([which, name]) => inWeek(name, which === "next" ? 1 : 0),
      ],
      [
        new RegExp(`\\b(?:the )?${W} (?:of |in )?(this|next) week\\b`, "g"),
        ([name, which]) => inWeek(name, which === "next" ? 1 : 0),
      ],
      [
        new RegExp(
          `\\b(?<!(?:next|this|the|last|each|every|any|all|per) )${COUNT}? ?(weeks?|fortnights?) (?:on|from|after|this)? ?(?:the )?${any}\\b`,
          "g",
        ),
        ([n, unit, name]) =>
          addDays(coming(name), count(n) * (unit?.startsWith("w") ? 7 : 14)),
      ],
      [
        new RegExp(`\\b${any} ${COUNT}? ?(week|fortnight)s?\\b(?! ?day)`, "g"),
        ([name, n, unit]) =>
          addDays(coming(name), count(n) * (unit === "week" ? 7 : 14)),
      ],
      [
        new RegExp(`\\b(?:the )?${W} after next\\b`, "g"),
        ([name]) => addDays(coming(name), 7),
      ],
      [
        new RegExp(
          `\\b(?:this|the) (?:coming|next) ${W}\\b|\\bcoming ${W}\\b|\\b${W} coming\\b`,
          "g",
        ),
        (groups) => coming(groups.slice(0, 3).find(Boolean)),
      ],
      [
        new RegExp(
          `\\b${WITH}(\\d{1,2})th\\b(?! (?:time|1$|1 (?:on|at|please)|one|option|plan|floor|thing|available|choice|day of|visit|appointment|person|of all))`,
          "g",
        ),
        ([d], at) =>
          Number(d) <= 2 &&
          !/^\S*(?:the|on|for|day|\d)/.test(
            text.slice(Math.max(0, at - 4), at + 14),
          )
            ? undefined
            : ofMonth(today, Number(d)),
      ],
      [
        new RegExp(`\\b(this|next|last) ${W}\\b`, "g"),
        ([which, name]) =>
          which === "last"
            ? addDays(coming(name), -7)
            : inWeek(name, which === "next" ? 1 : 0),
      ],
      [new RegExp(`\\b${W} next\\b`, "g"), ([name]) => inWeek(name, 1)],
      [/\b(?:the )?day after tomorrow\b/g, () => addDays(today, 2)],
      [/\b(?:the )?day before yesterday\b/g, () => addDays(today, -2)],
      [/\btomorrow\b/g, () => addDays(today, 1)],
      [
        /\btoday\b|\btonight\b|\bthis (?=morning|afternoon|evening)|\b(?:right|straight) now\b/g,
        () => today,
      ],
      [/\byesterday\b/g, () => addDays(today, -1)],
      [
        new RegExp(
          `\\bin ${COUNT} (days?|weeks?|fortnights?|months?)(?: time)?\\b`,
          "g",
        ),
        ([n, unit]) => ahead(count(n), unit),
      ],
      [
        new RegExp(
          `\\b${COUNT} (days?|weeks?|fortnights?|months?) (?:from now|from today|away|time)\\b`,
          "g",
        ),
        ([n, unit]) => ahead(count(n), unit),
      ],
      [new RegExp(`\\b${W}\\b`, "g"), ([name]) => coming(name)],
    ];
  if (asked)
    patterns.push([
      /^(?:the |on |its |erm )*(\d{1,2})$/g,
      ([d]) => ofMonth(today, Number(d)),
    ]);
  return scan(text, patterns);
}
