import { bankHolidayOn } from "./bank-holidays.ts";
import { addDays, addMonths, type Day, inLondon, weekday } from "./calendar.ts";

/** In minutes of the day. */
type Hours = readonly [open: number, close: number];

export const WEEKDAY: Hours = [510, 1080];
export const SATURDAY: Hours = [540, 780];
/** In minutes: appointments are offered at each step, but any time between can be booked, too. */
const STEP = 15;
const LAST_BEFORE_CLOSING = 30;
export const MONTHS_AHEAD = 6;

export const minutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

export const hoursOn = (day: Day): Hours | undefined =>
  weekday(day) === 0 || bankHolidayOn(day)
    ? undefined
    : weekday(day) === 6
      ? SATURDAY
      : WEEKDAY;

/** A visit of so many minutes ends before the clinic closes. */
function timesBetween([open, close]: Hours, length = 0): string[] {
  const last = close - Math.max(LAST_BEFORE_CLOSING, length);
  return Array.from({ length: Math.floor((last - open) / STEP) + 1 }, (_, i) =>
    toTime(open + i * STEP),
  );
}

/** Lists the times still to come for a visit of so many minutes. The demonstration's diary is empty, so all of them are free. */
export function timesOn(day: Day, now: Date, length?: number): string[] {
  const hours = hoursOn(day);
  const clock = inLondon(now);
  if (!hours || day < clock.day || day > addMonths(clock.day, MONTHS_AHEAD))
    return [];
  return timesBetween(hours, length).filter(
    (time) => day > clock.day || time > clock.time,
  );
}

export const usualTimes = (): string[] => timesBetween(WEEKDAY);

export function refusalOfDay(day: Day, now: Date) {
  const today = inLondon(now).day;
  if (day < today) return "past";
  if (day > addMonths(today, MONTHS_AHEAD)) return "too-far";
  if (bankHolidayOn(day)) return "holiday";
  if (!hoursOn(day)) return "closed";
  return timesOn(day, now).length === 0 ? "over" : undefined;
}

export function refusalOfTime(
  day: Day,
  time: string,
  now: Date,
  length?: number,
) {
  const clock = inLondon(now);
  if (day === clock.day && time <= clock.time) return "past";
  const times = timesOn(day, now, length);
  if (minutes(time) < (hoursOn(day)?.[0] ?? 0)) return "early";
  return time > (times.at(-1) ?? "") ? "late" : undefined;
}

/** A `step` of -1 looks back. */
export function openDays(from: Day, count: number, now: Date, step = 1): Day[] {
  const days: Day[] = [];
  const end = addMonths(from, step * MONTHS_AHEAD);
  for (
    let day = from;
    days.length < count && day !== end;
    day = addDays(day, step)
  )
    if (timesOn(day, now).length > 0) days.push(day);
  return days;
}

export function closestDays(day: Day, now: Date): Day[] {
  const end = addMonths(inLondon(now).day, MONTHS_AHEAD);
  const before = day > end ? end : addDays(day, -1);
  return [
    ...openDays(before, 1, now, -1),
    ...openDays(addDays(day, 1), 1, now),
  ];
}
