import {
  addDays,
  addMonths,
  type Day,
  mondayOf,
} from "../../clinic/calendar.ts";
import {
  holiday,
  isDay,
  lastOfMonth,
  MONTHS,
  onDate,
  weekBy,
} from "./day-names.ts";
import { findDays } from "./days.ts";
import { inDigits } from "./numbers.ts";

/** Some days in a row; the last is the one before `until`. */
export interface Stretch {
  readonly from: Day;
  readonly until?: Day | undefined;
}

const MONTH = `(?<month>${MONTHS.join("|")}|(?:this|next|the) month)`;

type Read = (today: Day, month: string, said: string) => Day | undefined;

/** A week or more without its day, with the day on which it begins. */
const STRETCHES: readonly (readonly [RegExp, Read])[] = [
  [
    /\bweek after next\b|\bnext week\b.*\bweek after\b/,
    (today) => addDays(mondayOf(today), 14),
  ],
  [/\bnext week\b/, (today) => addDays(mondayOf(today), 7)],
  [
    new RegExp(`\\b(?<nth>second|third|fourth) week (?:of|in) ${MONTH}`),
    (today, month, said) =>
      onDate(
        today,
        { second: 8, third: 15 }[said.split(" ")[0] ?? ""] ?? 22,
        month,
      ),
  ],
  [
    /(?<!\b(?:since|last|over|all) (?:the )?)\bweekend\b/,
    (today) => addDays(mondayOf(today), 5),
  ],
  [
    new RegExp(
      `\\b(?:(?:end|last week|back end) of|late(?: in)?) (?:${MONTH}|month)|\\bpayday\\b`,
    ),
    (today, month) => addDays(lastOfMonth(today, month), -6),
  ],
  [
    new RegExp(`\\b(?:mid|(?:the )?middle of|halfway through) ${MONTH}`),
    (today, month) => onDate(today, 14, month),
  ],
  [
    /\bweek (?:after|before|of) (?:easter|christmas)\b/,
    (today, _, said) =>
      weekBy(today, said.split(" ").at(-1) ?? "", said.split(" ").at(-2) ?? ""),
  ],
  // Schools break up some days before Good Friday.
  [
    /\beaster (?:holidays?|hols|break)\b/,
    (today) => {
      const monday = holiday(today, "easter monday");
      return monday && addDays(monday, -7);
    },
  ],
  [
    /\b(?:after|over|during|off (?:school |work )?(?:for|at)) (?:the )?(?:easter|christmas|new year)/,
    (today, _, said) => afterHoliday(today, said),
  ],
  [/\bnext month\b/, (today) => `${addMonths(today, 1).slice(0, 8)}01`],
  [
    new RegExp(
      `\\b(?:(?:beginning|start|first week) of|early(?: in)?|(?:some ?time |any ?time )?in) ${MONTH}`,
    ),
    (today, month) => onDate(today, 1, month),
  ],
];

function afterHoliday(today: Day, said: string): Day | undefined {
  const name = /new year$|\w+$/.exec(said)?.[0] ?? "";
  const day = holiday(today, name === "easter" ? "easter monday" : name);
  return day && addDays(day, 1);
}

/** "I'm getting married in June" */
const OCCASION =
  /\b(?:married|wedding|holidays?|away|abroad|travel\w*|fly(?:ing)?|birthday|party|due|exams?|moving)\b/;

const A_WEEK = /\bweek (?:of|beginning|commencing|starting)\b/;
const WEEK_OF = new RegExp(`${A_WEEK.source}(?: the| on| monday)* ?$`);
const THAT_WEEK =
  /\b(?:that|the same|that same) week\b|\bthe week (?:my|the|our) (?:kids|children|boys|girls|lads)\b/;

const weekOf = (day: Day): Stretch => ({
  from: mondayOf(day),
  until: addDays(mondayOf(day), 7),
});

/** "After the 24th", "before my wedding on the 21st", "the week of the 13th", "that week" */
export function boundsIn(
  text: string,
  today: Day,
  named?: string,
): Stretch | undefined {
  const digits = inDigits(text);
  const { mentions } = findDays(digits, today, false, named);
  const days = mentions.filter(({ value }) => isDay(value));
  const week = days.find(({ at }) => WEEK_OF.test(digits.slice(0, at)));
  if (week) return weekOf(week.value);
  if (/\bnot (?:in |for )?this week\b/.test(text))
    return { from: addDays(mondayOf(today), 7) };
  if (isDay(named) && named && days.length === 0 && THAT_WEEK.test(text))
    return weekOf(named);
  const [until] = days
    .filter(({ limit }) => limit === "until")
    .map(({ value }) => value)
    .toSorted();
  const from = days
    .filter(({ limit }) => limit && limit !== "until")
    .map(({ value, limit }) => (limit === "after" ? addDays(value, 1) : value))
    .toSorted()
    .at(-1);
  return from || until ? { from: from ?? today, until } : undefined;
}

/** "Next week", "the end of April", "after Easter"; `named` is the day that "that week" has in it. */
export function stretchIn(
  text: string,
  today: Day,
  named?: string,
): Stretch | undefined {
  const bounds = boundsIn(text, today, named);
  if (bounds) return bounds;
  for (const [words, read] of STRETCHES) {
    const match = words.exec(text);
    const month = match?.groups?.["month"];
    if (!match || (month && OCCASION.test(text))) continue;
    const from = read(today, month ?? "", match[0]);
    return from === undefined ? undefined : { from };
  }
  return undefined;
}

export const isStretch = (text: string): boolean =>
  [THAT_WEEK, A_WEEK, ...STRETCHES.map(([words]) => words)].some((words) =>
    words.test(text),
  );
