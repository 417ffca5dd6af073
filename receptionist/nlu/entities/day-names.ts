import { bankHolidays, easterSunday } from "../../clinic/bank-holidays.ts";
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

export const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );
export const WEEKDAYS =
  "sunday monday tuesday wednesday thursday friday saturday".split(" ");

/** Stands for a date that no calendar has, such as the 31st of June. */
export const NO_SUCH_DAY = "none";

/** It is false for NO_SUCH_DAY, and for a date with the wrong weekday. */
export const isDay = (day = ""): boolean => /^[\d-]{10}$/.test(day);

/** "Friday the 12th" becomes 2026-03-12~5 when the 12th is a Thursday. */
export const withWeekday = (day: Day, name = ""): Day =>
  isOn(day, name) ? day : `${day}~${WEEKDAYS.indexOf(name)}`;

export const isOn = (day: Day, name = ""): boolean =>
  name === "" || day === NO_SUCH_DAY || weekday(day) === WEEKDAYS.indexOf(name);

/** A date with the wrong weekday may mean the date, or that weekday next to it. */
export function disagreement(day: string): readonly [Day, Day] | undefined {
  const [date = "", said] = day.split("~");
  if (said === undefined) return undefined;
  const days = (Number(said) - weekday(date) + 7) % 7;
  return [date, addDays(date, days > 3 ? days - 7 : days)];
}

export const firstOf = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The number of a month by its name, or of this month or the next. */
function monthOf(today: Day, name: string): number {
  const next = name === "next month" ? 1 : 0;
  return (
    MONTHS.indexOf(name) + 1 || parts(addMonths(firstOf(today), next)).month
  );
}

/** The first such date from today on. */
export function onDate(
  today: Day,
  date: number,
  name?: string,
  year?: number,
): Day {
  const month = name && monthOf(today, name);
  if (month && year) return dayOf(year, month, date) ?? NO_SUCH_DAY;
  // In eight years there is a 29th of February.
  for (let months = 0; months <= 96; months++) {
    const found = parts(addMonths(firstOf(today), months));
    const day = dayOf(found.year, found.month, date);
    if (day && day >= today && (!month || month === found.month)) return day;
  }
  return NO_SUCH_DAY;
}

export const lastOfMonth = (today: Day, name: string): Day =>
  addDays(addMonths(firstOf(onDate(today, 28, name)), 1), -1);

/** "Good Friday", "New Year's Eve", "Christmas" */
export function holiday(today: Day, name: string): Day | undefined {
  const year = parts(today).year;
  return [year, year + 1]
    .flatMap((each): [Day, string][] => [
      [easterSunday(each), "Easter Sunday"],
      ...bankHolidays(each),
      [`${each}-12-24`, "Christmas Eve"],
      [`${each}-12-31`, "New Year’s Eve"],
    ])
    .find(
      ([day, called]) =>
        day >= today && called.toLowerCase().replace("’", "").startsWith(name),
    )?.[0];
}

export function coming(today: Day, name = ""): Day {
  if (name === "today") return today;
  return name === "tomorrow"
    ? addDays(today, 1)
    : nextWeekday(today, WEEKDAYS.indexOf(name));
}

/** 0 is this week; weeks begin on Monday. */
export const inWeek = (today: Day, name = "", weeks = 0): Day =>
  addDays(mondayOf(today), weeks * 7 + ((WEEKDAYS.indexOf(name) + 6) % 7));

/** A `step` of -1 looks back. */
export function ahead(from: Day, count = "", unit = "", step = 1): Day {
  const n = step * (count.includes("couple") ? 2 : Number(count) || 1);
  if (unit.startsWith("month")) return addMonths(from, n);
  const days = unit.startsWith("day") ? 1 : unit.startsWith("fort") ? 14 : 7;
  return addDays(from, n * days);
}
