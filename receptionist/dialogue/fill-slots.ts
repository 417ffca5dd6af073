import {
  addDays,
  addMonths,
  type Day,
  inLondon,
  mondayOf,
  weekday,
} from "../clinic/calendar.ts";
import { bankHolidayOn } from "../clinic/bank-holidays.ts";
import {
  closestDays,
  MONTHS_AHEAD,
  openDays,
  refusalOfDay,
  refusalOfTime,
  timesOn,
  usualTimes,
} from "../clinic/diary.ts";
import {
  fillIn,
  list,
  sayDate,
  sayDay,
  sayTime,
  sayWeekday,
  shortDay,
  shortTime,
} from "../format-spoken.ts";
import { DONT_KNOW } from "../nlu/decide.ts";
import { disagreement, isDay, NO_SUCH_DAY } from "../nlu/entities/day-names.ts";
import { findDays } from "../nlu/entities/days.ts";
import { inDigits } from "../nlu/entities/numbers.ts";
import { FIRST, inPart, LAST } from "../nlu/entities/times.ts";
import { plain } from "../nlu/normalise.ts";
import type { Part, Slots } from "../types.ts";
import { dayChips } from "./prompts.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

type Draft = { -readonly [Key in keyof Slots]: Slots[Key] };

const UNKNOWN_DAY = "";

export function clockTime(
  time: string,
  day: Day | undefined,
  now: Date,
): string {
  if (time !== FIRST && time !== LAST) return time;
  const times = day ? timesOn(day, now) : [];
  const from = times.length > 0 ? times : usualTimes();
  return from.at(time === FIRST ? 0 : -1) ?? time;
}

function stretch(text: string, today: Day): Day | undefined {
  if (/\bweek after next\b/.test(text)) return addDays(mondayOf(today), 14);
  if (/\bnext week\b/.test(text)) return addDays(mondayOf(today), 7);
  if (/\bnext month\b/.test(text))
    return `${addMonths(today, 1).slice(0, 8)}01`;
  return /\bweekend\b/.test(text) ? addDays(mondayOf(today), 5) : undefined;
}

function takeAny(slots: Draft, from: Day, part: Part | undefined, now: Date) {
  const fits = (time: string) => inPart(time, part);
  // What is left of today may have no free time in the part of the day that is wanted.
  slots.day ??=
    openDays(from, 2, now).find((day) => timesOn(day, now).some(fits)) ?? from;
  slots.time ??= timesOn(slots.day, now).find(fits) ?? FIRST;
}

const QUALIFIED =
  /\b(?:today|tomorrow|next|this|week|weeks|fortnight|following|coming|after|\d+(?:st|nd|rd|th)?)\b/;

/** A bare weekday means the one that was just offered, not the next one. */
function namedDay({ state, heard, now }: Situation): Day | undefined {
  const { day, text } = heard;
  const { asks, last } = state;
  if (asks !== "day" || !day || QUALIFIED.test(text)) return day;
  const offered = last.chips
    .flatMap((chip) => findDays(inDigits(plain(chip)), inLondon(now).day))
    .flatMap(({ mentions }) => mentions)
    .find(({ value }) => weekday(value) === weekday(day));
  return offered && offered.value > day ? offered.value : day;
}

interface Refused {
  readonly say: readonly string[];
  readonly chips: readonly string[];
}

function refuse(
  day: string,
  time: string | undefined,
  now: Date,
): Refused | undefined {
  if (day === NO_SUCH_DAY) return { say: [wording.noSuchDate], chips: [] };
  const either = disagreement(day);
  if (either) return whichDay(...either, now);
  const refused = refuseDay(day, now);
  return refused || !time ? refused : refuseTime(day, time, now);
}

function whichDay(date: Day, other: Day, now: Date): Refused {
  const say = fillIn(wording.whichDay, {
    date: sayDate(date, now),
    weekday: sayWeekday(date),
    other: sayWeekday(other),
  });
  return { say: [say], chips: [date, other].map((day) => shortDay(day, now)) };
}

function refuseDay(day: Day, now: Date): Refused | undefined {
  const why = refusalOfDay(day, now);
  if (!why) return undefined;
  const near = closestDays(day, now);
  const nearest = near.length > 1 ? wording.nearestDays : wording.nearestDay;
  const values = {
    day: sayDay(day, now),
    months: String(MONTHS_AHEAD),
    holiday: bankHolidayOn(day) ?? "",
    days: list(near.map((each) => sayDay(each, now))),
  };
  return {
    say: [wording.noDay[why], nearest].map((text) => fillIn(text, values)),
    chips: near.map((each) => shortDay(each, now)),
  };
}

function refuseTime(day: Day, time: string, now: Date): Refused | undefined {
  const why = refusalOfTime(day, time, now);
  if (!why) return undefined;
  const near = timesOn(day, now).at(why === "late" ? -1 : 0) ?? time;
  const values = { day: sayDay(day, now), time: sayTime(near) };
  return {
    say: [fillIn(wording.noTime[why], values)],
    chips: [shortTime(near)],
  };
}

function takeWhen(
  slots: Draft,
  situation: Situation,
  part: Part | undefined,
): Refused | undefined {
  const { state, heard, now } = situation;
  const today = inLondon(now).day;
  const day = namedDay(situation);
  slots.time = heard.time ?? slots.time;
  if (day) {
    const refused = refuse(day, undefined, now);
    slots.day = refused ? undefined : day;
    if (refused) return refused;
  }
  // "Can we do the morning instead" asks for another time.
  const isOther = heard.part && !inPart(slots.time ?? "", heard.part);
  if (state.asks === "confirm" && isOther && !heard.time)
    slots.time = undefined;
  const from = stretch(heard.text, today);
  if (heard.any && !heard.time) takeAny(slots, from ?? today, part, now);
  if (from && !slots.day) return { say: [], chips: dayChips(from, now) };
  if (!slots.day || !slots.time) return undefined;
  slots.time = clockTime(slots.time, slots.day, now);
  const refused = refuse(slots.day, slots.time, now);
  if (refused) slots.time = undefined;
  return refused;
}

function takeCurrentDay(
  slots: Draft,
  { state: { asks }, heard, now }: Situation,
): Refused | undefined {
  const day = heard.currentDay;
  if (day && !isDay(day)) return refuse(day, undefined, now);
  const isUnknown = asks === "current-day" && DONT_KNOW.test(heard.text);
  slots.currentDay = day ?? (isUnknown ? UNKNOWN_DAY : slots.currentDay);
  return undefined;
}

const SURNAME =
  /\b(?:sur|last |second |family )names?\b|\b(?:mr|mrs|miss|ms)\b/;

/** "Joanne, not Joan" and "the surname is Clarke" correct one word of a name. */
function corrected(before: string, name: string, text: string): string {
  const words = before.split(" ");
  if (words.length < 2 || name.includes(" ")) return name;
  return words.with(SURNAME.test(text) ? -1 : 0, name).join(" ");
}

const SAME = [
  ["day", /\bsame day\b/],
  ["time", /\bsame time\b/],
  ["name", /\bsame name\b/],
  ["phone", /\bsame (?:phone |mobile )?number\b/],
] as const;

function takeSame(slots: Draft, { state, heard }: Situation): void {
  const { booked } = state;
  const before = { ...booked, day: slots.currentDay || booked?.day };
  for (const [slot, words] of SAME)
    if (words.test(heard.text)) slots[slot] ??= before[slot];
}

export function fill(situation: Situation): Turn {
  const { state, heard } = situation;
  const { name, phone, badPhone } = heard;
  const slots: Draft = { ...state.slots };
  const part = heard.part ?? state.part;
  if (name) slots.name = corrected(slots.name ?? "", name, heard.text);
  slots.phone = phone ?? slots.phone;
  takeSame(slots, situation);
  const refused = [
    state.task === "book" ? undefined : takeCurrentDay(slots, situation),
    state.task === "cancel" ? undefined : takeWhen(slots, situation, part),
  ].filter((each) => each !== undefined);
  const say = refused.flatMap((each) => each.say);
  // Callers say a number in parts: the first digits wait for the others.
  const digits = badPhone && /^0\d{2,9}$/.test(badPhone) ? badPhone : undefined;
  if (badPhone) say.push(digits ? wording.phoneBegun : wording.noPhone);
  return {
    state: { ...state, slots, part, digits, changing: undefined },
    say,
    chips: refused.flatMap(({ chips }) => chips),
  };
}
