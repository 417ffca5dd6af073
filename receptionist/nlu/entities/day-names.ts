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

export const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );
export const WEEKDAYS =
  "sunday monday tuesday wednesday thursday friday saturday".split(" ");

/** Said as a date that no calendar has, such as the 31st of June. */
export const NO_SUCH_DAY = "none";

/** A day of the calendar, and no date that is asked about. */
export const isDay = (day: string): boolean => /^[\d-]{10}$/.test(day);

/** A date with another weekday than it has: "Friday the 12th" that is a Thursday is 2026-03-12~5. */
export const withWeekday = (day: Day, name = ""): Day => {
  const said = WEEKDAYS.indexOf(name);
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

/** The first day of the month of that name that is not over, of "next month", or of this one. */
function beginOf(today: Day, month: string): Day {
  const first = `${today.slice(0, 8)}01`;
  const index = MONTHS.indexOf(month);
  if (index < 0) return addMonths(first, month === "next month" ? 1 : 0);
  return addMonths(first, (index + 1 - parts(today).month + 12) % 12);
}

/** The next day of such a date: in the month that is named, or else in any; in any year when none is said. */
export function onDate(
  today: Day,
  date: number,
  month = "",
  year?: string,
): Day {
  const first = beginOf(today, month);
  const isFixed = year !== undefined || month.endsWith(" month");
  const step = month ? 12 : 1;
  // Eight years hold a 29th of February.
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

/** The first, second … or last such weekday of a month. */
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

/** The next holiday of that name. */
export function holiday(today: Day, name: string): Day | undefined {
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

/** Today, tomorrow, or the first such weekday after today. */
export function coming(today: Day, name = ""): Day {
  if (name === "today") return today;
  return name === "tomorrow"
    ? addDays(today, 1)
    : nextWeekday(today, WEEKDAYS.indexOf(name));
}

/** That weekday of this week (0), the next (1) and so on; weeks begin on Monday. */
export const inWeek = (today: Day, name = "", weeks = 0): Day =>
  addDays(mondayOf(today), weeks * 7 + ((WEEKDAYS.indexOf(name) + 6) % 7));

/** Some days, weeks, fortnights or months from a day on. */
export function ahead(from: Day, count = "", unit = ""): Day {
  const n = count.includes("couple") ? 2 : Number(count) || 1;
  if (unit.startsWith("month")) return addMonths(from, n);
  const days = unit.startsWith("week") ? 7 : unit.startsWith("fort") ? 14 : 1;
  return addDays(from, n * days);
}
