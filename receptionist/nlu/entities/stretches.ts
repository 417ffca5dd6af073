import {
  addDays,
  addMonths,
  type Day,
  mondayOf,
} from "../../clinic/calendar.ts";
import { holiday, lastOfMonth, MONTHS, onDate, weekBy } from "./day-names.ts";

const MONTH = `(?<month>${MONTHS.join("|")}|(?:this|next|the) month)`;

type Read = (today: Day, month: string, said: string) => Day | undefined;

/** A week or more without its day, with the day on which it begins. */
const STRETCHES: readonly (readonly [RegExp, Read])[] = [
  [
    /\bweek after next\b|\bnext week\b.*\bweek after\b/,
    (today) => addDays(mondayOf(today), 14),
  ],
  [/\bnext week\b/, (today) => addDays(mondayOf(today), 7)],
  [/\bweekend\b/, (today) => addDays(mondayOf(today), 5)],
  [
    new RegExp(`\\b(?:(?:end|last week|back end) of|late(?: in)?) ${MONTH}`),
    (today, month) => addDays(lastOfMonth(today, month), -6),
  ],
  [
    /\b(?:end of month|payday)\b/,
    (today) => addDays(lastOfMonth(today, "the month"), -6),
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
  [/\bafter easter\b/, (today) => afterHoliday(today, "easter monday")],
  [/\bafter christmas\b/, (today) => afterHoliday(today, "christmas day")],
  [/\bafter (?:the )?new years?\b/, (today) => afterHoliday(today, "new year")],
  [/\bnext month\b/, (today) => `${addMonths(today, 1).slice(0, 8)}01`],
  [
    new RegExp(
      `\\b(?:(?:beginning|start|first week) of|early(?: in)?|(?:some ?time |any ?time )?in) ${MONTH}`,
    ),
    (today, month) => onDate(today, 1, month),
  ],
];

function afterHoliday(today: Day, name: string): Day | undefined {
  const day = holiday(today, name);
  return day && addDays(day, 1);
}

/** "I'm getting married in June" */
const OCCASION =
  /\b(?:married|wedding|holidays?|away|abroad|travel\w*|fly(?:ing)?|birthday|party|due|exams?|moving)\b/;

/** Where a stretch begins: "next week", "the end of April", "after Easter". */
export function stretchIn(text: string, today: Day): Day | undefined {
  for (const [words, read] of STRETCHES) {
    const match = words.exec(text);
    const month = match?.groups?.["month"];
    if (match && !(month && OCCASION.test(text)))
      return read(today, month ?? "", match[0]);
  }
  return undefined;
}

export const isStretch = (text: string): boolean =>
  STRETCHES.some(([words]) => words.test(text));
