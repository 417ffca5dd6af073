/** An ISO 8601 date, such as 2026-03-12: it sorts as text. */
export type Day = string;

const DAY = 86_400_000;

/** It is made at its first use, since that takes a browser 20 ms, and loading the module must not. */
let london: Intl.DateTimeFormat | undefined;

/** The time looks like 15:00. */
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

/** Months count from 1; a 30th of February gives undefined. */
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

/** The 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = parts(day);
  const last = toDay(Date.UTC(year, month + months, 0));
  return `${last.slice(0, 8)}${String(Math.min(date, parts(last).date)).padStart(2, "0")}`;
}

/** 0 is Sunday. */
export const weekday = (day: Day): number =>
  new Date(Date.parse(day)).getUTCDay();

export const mondayOf = (day: Day): Day =>
  addDays(day, -((weekday(day) + 6) % 7));

/** It is never the day itself. */
export const nextWeekday = (day: Day, wanted: number): Day =>
  addDays(day, ((wanted - weekday(day) + 6) % 7) + 1);
