import { addDays, type Day, nextWeekday, weekday } from "./calendar.ts";

/** This is the anonymous Gregorian algorithm of 1876. */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays(`${year}-03-22`, h + l - 7 * m);
}

/** Those of England and Wales (Banking and Financial Dealings Act 1971), without one-off holidays. */
export function bankHolidays(year: number): ReadonlyMap<Day, string> {
  const easter = easterSunday(year);
  const mondayAfter = (date: string) => nextWeekday(`${year}-${date}`, 1);
  const holidays = new Map<Day, string>([
    [`${year}-01-01`, "New Year’s Day"],
    [addDays(easter, -2), "Good Friday"],
    [addDays(easter, 1), "Easter Monday"],
    [mondayAfter("04-30"), "the early May bank holiday"],
    [mondayAfter("05-24"), "the spring bank holiday"],
    [mondayAfter("08-24"), "the summer bank holiday"],
    [`${year}-12-25`, "Christmas Day"],
    [`${year}-12-26`, "Boxing Day"],
  ]);
  // A holiday at a weekend stays in the list: the clinic is closed then, and on the substitute day.
  for (const [own, name] of holidays) {
    let free = own;
    while (
      [0, 6].includes(weekday(free)) ||
      (free !== own && holidays.has(free))
    )
      free = addDays(free, 1);
    if (free !== own) holidays.set(free, `the bank holiday for ${name}`);
  }
  return holidays;
}

export const bankHolidayOn = (day: Day): string | undefined =>
  bankHolidays(Number(day.slice(0, 4))).get(day);
