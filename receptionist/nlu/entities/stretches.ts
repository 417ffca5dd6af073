import { addDays, type Day, mondayOf } from "../../clinic/calendar.ts";
import { isDay, lastOfMonth, MONTHS, onDate } from "./day-names.ts";
import { findDays } from "./days.ts";
import { inDigits } from "./numbers.ts";

/** Some days in a row; the last is the one before `until`. */
export interface Stretch {
  readonly from: Day;
  readonly until?: Day | undefined;
}

const MONTH = `(?<month>${MONTHS.join("|")}|(?:this|next|the) month)`;

/** `named` is the day that was spoken of last, or today. */
type Read = (today: Day, month: string, named: Day) => Day;

/** Thursday of the week of a day, or the day after where that has been. */
function lateInWeek(day: Day): Day {
  const thursday = addDays(mondayOf(day), 3);
  return thursday > day ? thursday : addDays(day, 1);
}

/** A week or more without its day, with the day on which it begins. */
const STRETCHES: readonly (readonly [RegExp, Read])[] = [
  [
    /\bweek after next\b|\bnext week\b.*\bweek after\b/,
    (today) => addDays(mondayOf(today), 14),
  ],
  [
    /\b(?:end of|later?(?: on)?(?: in)?) next week\b/,
    (today) => addDays(mondayOf(today), 10),
  ],
  [
    /\b(?:later?(?: on)?(?: in)?|end of) (?:the|this) week(?!end)\b/,
    (_today, _month, named) => lateInWeek(named),
  ],
  [/\bnext weeks?\b/, (today) => addDays(mondayOf(today), 7)],
  [
    /(?<!\b(?:since|last|over|all) (?:the )?)\bweekend\b/,
    (today) => addDays(mondayOf(today), 5),
  ],
  [
    new RegExp(`\\b(?:end of|late(?: in)?) ${MONTH}`),
    (today, month) => addDays(lastOfMonth(today, month), -6),
  ],
  [
    new RegExp(`\\b(?:mid|middle of) ${MONTH}`),
    (today, month) => onDate(today, 14, month),
  ],
  [
    new RegExp(
      `(?<!\\b(?:was|were|since|moved|happened|born) )\\b(?:beginning of|start of|week of|early(?: in)?|in|(?=next month)) ?${MONTH}`,
    ),
    (today, month) => onDate(today, 1, month),
  ],
];

/** "I'm getting married in June" */
const OCCASION =
  /\b(?:married|wedding|holidays?|away|abroad|birthday|due|exams?|moving)\b/;

const A_WEEK = /\bweek (?:of|beginning|commencing|starting)\b/;
const WEEK_OF = new RegExp(`${A_WEEK.source}(?: the| on| monday)* ?$`);
const THAT_WEEK = /\b(?:that|the same|that same) week\b/;

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
  const until = days.find(({ limit }) => limit === "until")?.value;
  const start = days.findLast(({ limit }) => limit && limit !== "until");
  if (!start) return until ? { from: today, until } : undefined;
  return { from: addDays(start.value, start.limit === "after" ? 1 : 0), until };
}

/** "Next week", "the end of April"; `named` is the day that "that week" has in it. */
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
    if (match && !(month && OCCASION.test(text)))
      return {
        from: read(today, month ?? "", named && isDay(named) ? named : today),
      };
  }
  return undefined;
}

export const isStretch = (text: string): boolean =>
  [THAT_WEEK, A_WEEK, ...STRETCHES.map(([words]) => words)].some((words) =>
    words.test(text),
  );
