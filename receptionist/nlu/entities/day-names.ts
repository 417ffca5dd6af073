import { bankHolidayOn, easterSunday } from "../../clinic/bank-holidays.ts";
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

function beginOf(today: Day, month: string): Day {
  const first = `${today.slice(0, 8)}01`;
  const index = MONTHS.indexOf(month);
  if (index < 0) return addMonths(first, month === "next month" ? 1 : 0);
  return addMonths(first, (index + 1 - parts(today).month + 12) % 12);
}

export function onDate(
  today: Day,
  date: number,
  month = "",
  year?: string,
): Day {
  const first = beginOf(today, month);
  const isFixed = year !== undefined || month.endsWith(" month");
  const step = month ? 12 : 1;
  // In eight years there is a 29th of February.
  for (let months = 0; months <= (isFixed ? 0 : 96); months += step) {
    const found = parts(addMonths(first, months));
    const day = dayOf(
      year ? (Number(year) % 2000) + 2000 : found.year,
      found.month,
      date,
    );
    if (day && (isFixed || day >= today)) return day;
  }
  return NO_SUCH_DAY;
}

/** The 31st of March, and the last day of this month where no other is named. */
export const lastOfMonth = (today: Day, month: string): Day =>
  addDays(addMonths(beginOf(today, month), 1), -1);

export function weekdayOfMonth(
  today: Day,
  which: string,
  name: string,
  month: string,
): Day {
  const begin = beginOf(today, month);
  const wanted = WEEKDAYS.indexOf(name);
  const first = nextWeekday(addDays(begin, -1), wanted);
  const days = [0, 7, 14, 21, 28]
    .map((after) => addDays(first, after))
    .filter((day) => parts(day).month === parts(begin).month);
  return days.at(which === "last" ? -1 : Number(which) - 1) ?? NO_SUCH_DAY;
}

export function holiday(today: Day, name: string): Day | undefined {
  if (name === "the bank holiday")
    return Array.from({ length: 366 }, (_, i) => addDays(today, i)).find(
      (day) => bankHolidayOn(day) !== undefined,
    );
  const year = parts(today).year;
  return [year, year + 1]
    .map((y) => {
      const easter = easterSunday(y);
      const days: Readonly<Record<string, Day>> = {
        "good friday": addDays(easter, -2),
        "easter saturday": addDays(easter, -1),
        easter,
        "easter sunday": easter,
        "easter monday": addDays(easter, 1),
        "christmas eve": `${y}-12-24`,
        christmas: `${y}-12-25`,
        boxing: `${y}-12-26`,
        "new year eve": `${y}-12-31`,
        "new year": `${y}-01-01`,
      };
      return days[name.replace("years", "year").replace(/ day$/, "")];
    })
    .find((day) => day !== undefined && day >= today);
}

/** The Monday of the week of a holiday, or of the one before or after it. */
export function weekBy(
  today: Day,
  name: string,
  side: string,
): Day | undefined {
  const day = holiday(today, name);
  // Easter Sunday ends the week before Easter.
  const days = side === "of" ? 0 : side === "before" ? -6 : 7;
  return day && mondayOf(addDays(day, days));
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
  const days = unit.startsWith("week") ? 7 : unit.startsWith("fort") ? 14 : 1;
  return addDays(from, n * days);
}
