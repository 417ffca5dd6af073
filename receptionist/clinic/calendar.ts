/** A day of the calendar in ISO 8601, 2026-03-12: it sorts as text. */
export type Day = string;

const DAY = 86_400_000;

/** Made when it is asked for: the first of its kind takes a browser 20 ms, which the module must not. */
let london: Intl.DateTimeFormat | undefined;

/** The day and the time of day (15:00) that clocks in London show at an instant. */
export function inLondon(now: Date): { day: Day; time: string } {
  london ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const part = Object.fromEntries(
    london.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${part["year"]}-${part["month"]}-${part["day"]}`,
    time: `${part["hour"]}:${part["minute"]}`,
  };
}

const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const parts = (day: Day) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  date: Number(day.slice(8)),
});

/** The day of that date, months from 1; nothing where the calendar has none. */
export function dayOf(
  year: number,
  month: number,
  date: number,
): Day | undefined {
  const day = toDay(Date.UTC(year, month - 1, date));
  return parts(day).date === date ? day : undefined;
}

export const addDays = (day: Day, days: number): Day =>
  toDay(Date.parse(day) + days * DAY);

/** The same date some months on, or the last day of a month that is too short for it. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = parts(day);
  const last = toDay(Date.UTC(year, month + months, 0));
  return `${last.slice(0, 8)}${String(Math.min(date, parts(last).date)).padStart(2, "0")}`;
}

/** 0 is Sunday. */
export const weekday = (day: Day): number =>
  new Date(Date.parse(day)).getUTCDay();

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day =>
  addDays(day, -((weekday(day) + 6) % 7));

/** The first such weekday after a day, never the day itself. */
export const nextWeekday = (day: Day, wanted: number): Day =>
  addDays(day, ((wanted - weekday(day) + 6) % 7) + 1);
