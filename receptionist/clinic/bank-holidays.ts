import { addDays, type Day, dayOf, nextWeekday, weekday } from "./calendar.ts";

/** Easter Sunday in the Gregorian calendar (the anonymous algorithm of 1876). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, "0")}-${String((n % 31) + 1).padStart(2, "0")}`;
}

const date = (year: number, month: number, day: number): Day =>
  dayOf(year, month, day) ?? "";

const monday = (after: Day) => nextWeekday(after, 1);

/** The next day that is neither at a weekend nor already a holiday. */
function substitute(day: Day, taken: ReadonlyMap<Day, string>): Day {
  let free = day;
  while ([0, 6].includes(weekday(free)) || taken.has(free))
    free = addDays(free, 1);
  return free;
}

/**
 * The bank holidays of England and Wales with their substitute days (Banking and Financial Dealings
 * Act 1971; one-off holidays by proclamation cannot be computed). A holiday at a weekend is listed
 * on its own day too: the clinic is closed on both.
 */
export function bankHolidays(year: number): ReadonlyMap<Day, string> {
  const easter = easterSunday(year);
  const holidays = new Map<Day, string>([
    [date(year, 1, 1), "New Year’s Day"],
    [addDays(easter, -2), "Good Friday"],
    [addDays(easter, 1), "Easter Monday"],
    [monday(date(year, 4, 30)), "the early May bank holiday"],
    [monday(date(year, 5, 24)), "the spring bank holiday"],
    [monday(date(year, 8, 24)), "the summer bank holiday"],
    [date(year, 12, 25), "Christmas Day"],
    [date(year, 12, 26), "Boxing Day"],
  ]);
  for (const [month, day] of [
    [1, 1],
    [12, 25],
    [12, 26],
  ] as const) {
    const own = date(year, month, day);
    if ([0, 6].includes(weekday(own)))
      holidays.set(
        substitute(own, holidays),
        `the bank holiday for ${holidays.get(own)}`,
      );
  }
  return holidays;
}

/** What bank holiday a day is, if any. */
export const bankHolidayOn = (day: Day): string | undefined =>
  bankHolidays(Number(day.slice(0, 4))).get(day);
