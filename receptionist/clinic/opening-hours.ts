import type { About } from "../handbook.ts";
import { fillIn, sayDay, sayTime } from "../format-spoken.ts";
import { bankHolidayOn } from "./bank-holidays.ts";
import { inLondon } from "./calendar.ts";
import { hoursOn, SATURDAY, toTime, WEEKDAY } from "./diary.ts";

const span = (hours: readonly number[]) =>
  hours.map((minute) => sayTime(toTime(minute))).join(" to ");

const WEEKEND =
  "On Saturdays it’s open from {saturday}. It’s closed on Sundays and bank holidays.";
const ALL = `{clinic} is open Monday to Friday from {weekday}. ${WEEKEND}`;
const OPEN = "On {day} {clinic} is open from {hours}.";
const CLOSED = "{clinic} is closed on {day}{holiday}.";

/** Those of the day that was asked about, or of the whole week. */
export function openingHours({ clinic, now, text, ...about }: About): string {
  const isNow = /\b(?:now|still open|tonight|at the moment)\b/.test(text);
  const day = about.day ?? (isNow ? inLondon(now).day : undefined);
  const hours = day && hoursOn(day);
  const week = /\bweekends?\b/.test(text) ? WEEKEND : ALL;
  const holiday = day && bankHolidayOn(day);
  return fillIn(day ? (hours ? OPEN : CLOSED) : week, {
    clinic,
    weekday: span(WEEKDAY),
    saturday: span(SATURDAY),
    day: day ? sayDay(day, now) : "",
    hours: hours ? span(hours) : "",
    holiday: holiday ? `, ${holiday}` : "",
  });
}
