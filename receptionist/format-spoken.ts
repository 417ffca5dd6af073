import {
  inLondon,
  addDays,
  type Day,
  parts,
  weekday,
} from "./clinic/calendar.ts";
import { minutes } from "./clinic/diary.ts";
import { MONTHS, WEEKDAYS } from "./nlu/entities/day-names.ts";

export const capital = (text = ""): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

const ordinal = (date: number) => {
  const last = /(?<!1)[123]$/.exec(String(date))?.[0] ?? 0;
  return `${date}${["th", "st", "nd", "rd"][Number(last)]}`;
};

export const sayWeekday = (day: Day): string => capital(WEEKDAYS[weekday(day)]);

const sayMonth = (month: number): string => capital(MONTHS[month - 1]);

export function sayDate(day: Day, now: Date): string {
  const { year, month, date } = parts(day);
  const own = parts(inLondon(now).day).year === year ? "" : ` ${year}`;
  return `${ordinal(date)} of ${sayMonth(month)}${own}`;
}

export const sayDay = (day: Day, now: Date): string =>
  `${sayWeekday(day)} the ${sayDate(day, now)}`;

/** "Today", "On Friday the 13th of March" */
export const onDay = (day: Day, now: Date): string =>
  day === inLondon(now).day ? "Today" : `On ${sayDay(day, now)}`;

/** "Today, Tuesday the 10th of March": whoever is offered it need not ask when that is. */
export function sayNearDay(day: Day, now: Date): string {
  const today = inLondon(now).day;
  const tomorrow = day === addDays(today, 1) ? "tomorrow, " : "";
  return `${day === today ? "today, " : tomorrow}${sayDay(day, now)}`;
}

const twelve = (time: string) => {
  const hour = Math.floor(minutes(time) / 60) % 12 || 12;
  return { hour, minute: time.slice(3) };
};

export const partOfDay = (time: string): string =>
  time < "12:00" ? "morning" : time < "18:00" ? "afternoon" : "evening";

export function sayTime(time: string): string {
  if (time === "12:00") return "12 noon";
  const { hour, minute } = twelve(time);
  const clock = minute === "00" ? `${hour} o’clock` : `${hour}:${minute}`;
  return `${clock} in the ${partOfDay(time)}`;
}

/** "10:15 to 11:45 in the morning" */
export function sayTimes(first: string, last: string): string {
  const from = sayTime(first);
  const isSame = partOfDay(first) === partOfDay(last) && first !== "12:00";
  const part = ` in the ${partOfDay(first)}`;
  return `${isSame ? from.replace(part, "") : from} to ${sayTime(last)}`;
}

export function shortTime(time: string): string {
  const { hour, minute } = twelve(time);
  return `${hour}${minute === "00" ? "" : `:${minute}`} ${time < "12:00" ? "am" : "pm"}`;
}

/** What a chip calls a day, so that the receptionist takes it for that very day. */
export function shortDay(day: Day, now: Date): string {
  const today = inLondon(now).day;
  if (day === today) return "Today";
  if (day === addDays(today, 1)) return "Tomorrow";
  if (day <= addDays(today, 7)) return sayWeekday(day);
  const { month, date } = parts(day);
  return `${sayWeekday(day).slice(0, 3)} ${date} ${sayMonth(month)}`;
}

/** 020 7946 0018, 0113 496 0018, 07700 900 123 */
export const sayPhone = (digits: string): string =>
  digits
    .replace(/^(02\d)(\d{4})(\d{4})$/, "$1 $2 $3")
    .replace(/^(03\d\d|011\d|01\d1)(\d{3})(\d{4})$/, "$1 $2 $3")
    .replace(/^(0[17]\d{3})(\d{3})(\d{2,3})$/, "$1 $2 $3");

export const fillIn = (
  text: string,
  values: Readonly<Record<string, string>>,
): string => text.replaceAll(/\{(\w+)\}/g, (_, key) => values[key] ?? "");

export const list = (items: readonly string[]): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** Leaves out what stands in brackets, which reads well and sounds bad. */
export const sentences = (text: string): string[] =>
  text
    .replaceAll(/ \([^)]*\)+/g, "")
    .split(/(?<=[.?])\s+/)
    .filter(Boolean);

export const uncapital = (text: string): string =>
  /^[A-Z][a-z ]/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** The page answers its own question with yes or no; callers may ask the other way round. */
export const withoutYes = (answer: string): string =>
  capital(answer.replace(/^(?:Yes|No)[.,] /, ""));
