import { easterSunday } from "../../clinic/bank-holidays.ts";
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  mondayOf,
  nextWeekday,
  parts,
  weekday,
} from "../../clinic/calendar.ts";

/** Said as a date that no calendar has, such as the 31st of June. */
export const NO_SUCH_DAY = "none";

/** A day of the calendar, and no date that is asked about. */
export const isDay = (day: string): boolean => /^[\d-]{10}$/.test(day);

/** A date with another weekday than it has: "Friday the 12th" that is a Thursday is 2026-03-12~5. */
export const withWeekday = (day: Day, name: string | undefined): Day => {
  const said = WEEKDAYS.indexOf(name ?? "");
  return said < 0 || day === NO_SUCH_DAY || weekday(day) === said
    ? day
    : `${day}~${said}`;
};

/** The two days that such a date may mean: that date, and that weekday next to it. */
export function disagreement(day: string): readonly [Day, Day] | undefined {
  const [date = "", said] = day.split("~");
  if (said === undefined) return undefined;
  const days = (Number(said) - weekday(date) + 7) % 7;
  return [date, addDays(date, days > 3 ? days - 7 : days)];
}

export const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );
export const WEEKDAYS =
  "sunday monday tuesday wednesday thursday friday saturday".split(" ");

/** The first such date from today on, in any year when none is said. */
export function dated(
  today: Day,
  date: number,
  month: number,
  year?: string,
): Day {
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
export function ofMonth(today: Day, date: number): Day {
  for (let months = 0; months < 12; months++) {
    const { year, month } = parts(addMonths(`${today.slice(0, 8)}01`, months));
    const day = dayOf(year, month, date);
    if (day && day >= today) return day;
  }
  return NO_SUCH_DAY;
}

/** The next holiday of that name. */
export function holiday(today: Day, name: string): Day | undefined {
  const year = parts(today).year;
  for (const y of [year, year + 1]) {
    const easter = easterSunday(y);
    const days: Readonly<Record<string, Day>> = {
      "good friday": addDays(easter, -2),
      "easter saturday": addDays(easter, -1),
      easter,
      "easter sunday": easter,
      "easter monday": addDays(easter, 1),
      "st patricks": `${y}-03-17`,
      "christmas eve": `${y}-12-24`,
      christmas: `${y}-12-25`,
      boxing: `${y}-12-26`,
      "new year eve": `${y}-12-31`,
      "new year": `${y}-01-01`,
    };
    const day =
      days[name.replace("new years", "new year").replace(/ day$/, "")];
    if (day && day >= today) return day;
  }
  return undefined;
}

/** Today, tomorrow, or the first such weekday after today. */
export function coming(today: Day, name = ""): Day {
  if (name === "today") return today;
  return name === "tomorrow"
    ? addDays(today, 1)
    : nextWeekday(today, WEEKDAYS.indexOf(name));
}

/** That weekday of this week (0), the next (1) and so on; weeks begin on Monday. */
export const inWeek = (today: Day, name: string | undefined, weeks: number) =>
  addDays(
    mondayOf(today),
    weeks * 7 + ((WEEKDAYS.indexOf(name ?? "") + 6) % 7),
  );

/** Some days, weeks, fortnights or months from a day on. */
export function ahead(from: Day, count: string | undefined, unit = ""): Day {
  const n = count?.includes("couple") ? 2 : Number(count) || 1;
  if (unit.startsWith("month")) return addMonths(from, n);
  const days = unit.startsWith("week") ? 7 : unit.startsWith("fort") ? 14 : 1;
  return addDays(from, n * days);
}

/** That date of this month or the next. */
export function ofNamedMonth(today: Day, date: number, next: boolean): Day {
  const { year, month } = parts(
    addMonths(`${today.slice(0, 8)}01`, next ? 1 : 0),
  );
  return dayOf(year, month, date) ?? NO_SUCH_DAY;
}

/** The first day of a month that is not over: that named one, this ("the", "this") or the next. */
function beginOf(today: Day, month: string): Day {
  const first = `${today.slice(0, 8)}01`;
  const index = MONTHS.indexOf(month);
  if (index < 0) return addMonths(first, month === "next" ? 1 : 0);
  return addMonths(first, (index + 1 - parts(today).month + 12) % 12);
}

/** The first, second … or last such weekday of a month. */
export function weekdayOfMonth(
  today: Day,
  which: string,
  name: string,
  month: string,
): Day {
  const begin = beginOf(today, month);
  const wanted = WEEKDAYS.indexOf(name);
  if (which === "last")
    return addDays(nextWeekday(addDays(addMonths(begin, 1), -1), wanted), -7);
  const day = addDays(
    nextWeekday(addDays(begin, -1), wanted),
    7 * (Number(which) - 1),
  );
  return parts(day).month === parts(begin).month ? day : NO_SUCH_DAY;
}

export const lastOfMonth = (today: Day, month: string): Day =>
  addDays(addMonths(beginOf(today, month), 1), -1);
