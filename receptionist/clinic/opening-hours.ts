import type { About } from "../handbook.ts";
import { fillIn, sayDay, sayTime, sayWeekday } from "../format-spoken.ts";
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

/** "Are you open on Saturdays" wants a yes, and "are you open at eight on Saturday" more than that. */
const ASKS_IF_OPEN =
  /^(?!.*\b(?:at|late|early|after|before|till|until|past)\b).*\b(?:are you open|do you (?:do|open|work))\b/;

/** Those of the day that was asked about, or of the whole week. */
export function openingHours({ clinic, now, text, ...about }: About): string {
  const isNow = /\b(?:now|still open|tonight|at the moment)\b/.test(text);
  const day = about.day ?? (isNow ? inLondon(now).day : undefined);
  const hours = day && hoursOn(day);
  const week = /\bweekends?\b/.test(text) ? WEEKEND : ALL;
  const holiday = day && bankHolidayOn(day);
  const isWeekly = day && !holiday && /\b\w+days\b/.test(text);
  const lead = day && ASKS_IF_OPEN.test(text) ? (hours ? "Yes. " : "No. ") : "";
  return fillIn(lead + (day ? (hours ? OPEN : CLOSED) : week), {
    clinic,
    weekday: span(WEEKDAY),
    saturday: span(SATURDAY),
    day: isWeekly ? `${sayWeekday(day)}s` : day ? sayDay(day, now) : "",
    hours: hours ? span(hours) : "",
    holiday: holiday ? `, ${holiday}` : "",
  });
}
