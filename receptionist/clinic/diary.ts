import { bankHolidayOn } from "./bank-holidays.ts";
import { addDays, addMonths, type Day, inLondon, weekday } from "./calendar.ts";

type Hours = readonly [open: number, close: number];

/** Opening hours of the demonstration clinic, in minutes of the day. */
export const WEEKDAY: Hours = [510, 1080];
export const SATURDAY: Hours = [540, 780];
/** Appointments are offered every quarter of an hour, the last this long before closing, in minutes; any time between can be had, too. */
const STEP = 15;
const LAST = 30;
/** How far ahead the diary is open. */
export const MONTHS_AHEAD = 6;

export const minutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** The opening hours of a day, in minutes; nothing when it is closed. */
export const hoursOn = (day: Day): Hours | undefined =>
  weekday(day) === 0 || bankHolidayOn(day)
    ? undefined
    : weekday(day) === 6
      ? SATURDAY
      : WEEKDAY;

const timesBetween = ([open, close]: Hours): string[] =>
  Array.from({ length: (close - LAST - open) / STEP + 1 }, (_, i) =>
    toTime(open + i * STEP),
  );

/** When appointments begin on a day, as far as they are still to come. The demonstration's diary is empty: all are free. */
export function timesOn(day: Day, now: Date): string[] {
  const hours = hoursOn(day);
  const clock = inLondon(now);
  if (!hours || day < clock.day || day > addMonths(clock.day, MONTHS_AHEAD))
    return [];
  return timesBetween(hours).filter(
    (time) => day > clock.day || time > clock.time,
  );
}

/** When appointments begin on an ordinary weekday. */
export const usualTimes = (): string[] => timesBetween(WEEKDAY);

/** Why nothing can be booked on a day; nothing when it can. */
export function refusalOfDay(day: Day, now: Date) {
  const today = inLondon(now).day;
  if (day < today) return "past";
  if (day > addMonths(today, MONTHS_AHEAD)) return "too-far";
  if (bankHolidayOn(day)) return "holiday";
  if (!hoursOn(day)) return "closed";
  return timesOn(day, now).length === 0 ? "over" : undefined;
}

/** Why nothing can be booked at a time of an open day; nothing when it can. */
export function refusalOfTime(day: Day, time: string, now: Date) {
  const clock = inLondon(now);
  if (day === clock.day && time <= clock.time) return "past";
  const times = timesOn(day, now);
  if (minutes(time) < (hoursOn(day)?.[0] ?? 0)) return "early";
  return time > (times.at(-1) ?? "") ? "late" : undefined;
}

/** The next days with free times from a day on, or the last ones up to it. */
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

/** The open days that are closest to one: the last before it and the first after it, as far as bookable. */
export function closestDays(day: Day, now: Date): Day[] {
  const end = addMonths(inLondon(now).day, MONTHS_AHEAD);
  const before = day > end ? end : addDays(day, -1);
  return [
    ...openDays(before, 1, now, -1),
    ...openDays(addDays(day, 1), 1, now),
  ];
}
