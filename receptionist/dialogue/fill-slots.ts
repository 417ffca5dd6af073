import { wording } from "./wording.ts";
import {
  addDays,
  addMonths,
  type Day,
  inLondon,
  mondayOf,
  weekday,
} from "../clinic/calendar.ts";
import { openDays, timesOn, usualTimes } from "../clinic/diary.ts";
import { disagreement, NO_SUCH_DAY } from "../nlu/entities/day-names.ts";
import { findDays } from "../nlu/entities/days.ts";
import { inDigits } from "../nlu/entities/numbers.ts";
import { plain } from "../nlu/normalise.ts";
import { DONT_KNOW } from "../nlu/answer-words.ts";
import { reasonIn } from "../nlu/entities/practice.ts";
import { refuse, type Refused } from "./refusals.ts";
import type { Part, Slots, State } from "../types.ts";
import { shortDay } from "../format-spoken.ts";
import { FIRST, inPart, LAST } from "../nlu/entities/times.ts";
import type { NluResult } from "../nlu/understand.ts";

/** What came of taking in what was heard. */
interface Filled {
  readonly slots: Slots;
  readonly part?: Part;
  /** Why something was not taken, and what there is instead. */
  readonly say: readonly string[];
  readonly chips?: readonly string[];
  /** Digits of a phone number that is still to be completed. */
  readonly digits?: string;
}

type Draft = { -readonly [Key in keyof Slots]: Slots[Key] };

/** The day of an appointment whose day its owner does not know. */
const UNKNOWN_DAY = "";

/** The time of the clock for a time that depends on the day. */
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

/** The first day of a stretch of time that was named without a day. */
function stretch(text: string, today: Day): Day | undefined {
  if (/\bweek after next\b/.test(text)) return addDays(mondayOf(today), 14);
  if (/\bnext week\b/.test(text)) return addDays(mondayOf(today), 7);
  if (/\bnext month\b/.test(text))
    return `${addMonths(today, 1).slice(0, 8)}01`;
  return /\bweekend\b/.test(text) ? addDays(mondayOf(today), 5) : undefined;
}

/** The soonest that somebody can have who takes anything. */
function takeAny(slots: Draft, from: Day, part: Part | undefined, now: Date) {
  const fits = (time: string) => inPart(time, part);
  // What is left of today may have no such part any more.
  slots.day ??=
    openDays(from, 2, now).find((day) => timesOn(day, now).some(fits)) ?? from;
  slots.time ??= timesOn(slots.day, now).find(fits) ?? FIRST;
}

const QUALIFIED =
  /\b(?:today|tomorrow|next|this|week|weeks|fortnight|following|coming|after|before|\d+(?:st|nd|rd|th)?)\b/;

/** A bare weekday means the day of that name that the receptionist has just offered. */
function offeredDay(
  { day, text }: NluResult,
  { asks, last }: State,
  now: Date,
) {
  if (asks !== "day" || !day || QUALIFIED.test(text)) return day;
  const today = inLondon(now).day;
  const offered = last.chips
    .flatMap((chip) => findDays(inDigits(plain(chip)), today).mentions)
    .find(({ value }) => weekday(value) === weekday(day));
  return offered && offered.value > day ? offered.value : day;
}

/** Takes the day and the time that a task is for, as far as the clinic can have them. */
function takeWhen(
  slots: Draft,
  heard: NluResult,
  state: State,
  part: Part | undefined,
  now: Date,
): Refused | undefined {
  const day =
    offeredDay(heard, state, now) ??
    (state.task === "book" ? heard.currentDay : undefined);
  if (heard.time) slots.time = heard.time;
  if (day) {
    const refused = refuse(day, undefined, now);
    if (refused) {
      delete slots.day;
      return refused;
    }
    slots.day = day;
  }
  const from = stretch(heard.text, inLondon(now).day);
  if (heard.any && !heard.time)
    takeAny(slots, from ?? inLondon(now).day, part, now);
  if (from && !slots.day)
    return {
      say: [],
      chips: openDays(from, 3, now).map((each) => shortDay(each, now)),
    };
  if (state.booked && /\bsame time\b/.test(heard.text))
    slots.time ??= state.booked.time;
  if (!slots.day || !slots.time) return undefined;
  slots.time = clockTime(slots.time, slots.day, now);
  const refused = refuse(slots.day, slots.time, now);
  if (refused) delete slots.time;
  return refused;
}

function takeCurrentDay(
  slots: Draft,
  heard: NluResult,
  { task, asks }: State,
  now: Date,
): Refused | undefined {
  const day = heard.currentDay ?? (task === "cancel" ? heard.day : undefined);
  if (day && (day === NO_SUCH_DAY || disagreement(day)))
    return refuse(day, undefined, now);
  if (day) slots.currentDay = day;
  else if (asks === "current-day" && DONT_KNOW.test(heard.text))
    slots.currentDay = UNKNOWN_DAY;
  return undefined;
}

/** A name with the one word put right that was said again alone: "Joanne, not Joan", "the surname is Clarke". */
function corrected(
  before: string | undefined,
  name: string,
  text: string,
): string {
  const words = before?.split(" ") ?? [];
  if (words.length < 2 || name.includes(" ")) return name;
  const start = name.slice(0, 2).toLowerCase();
  const alike = words.findLastIndex((word) =>
    word.toLowerCase().startsWith(start),
  );
  const last = /\b(?:sur|last |second |family )name\b|\b(?:mr|mrs|miss|ms)\b/;
  const at = last.test(text) ? words.length - 1 : Math.max(alike, 0);
  return words.with(at, name).join(" ");
}

/** Takes what was heard into a task's slots. */
export function fill(state: State, heard: NluResult, now: Date): Filled {
  const { task } = state;
  const slots: Draft = { ...state.slots };
  const part = heard.part ?? state.part;
  const reason = task === "book" ? reasonIn(heard.text) : undefined;
  if (reason) slots.reason ??= reason;
  if (heard.name) slots.name = corrected(slots.name, heard.name, heard.text);
  if (heard.phone) slots.phone = heard.phone;
  const refused = [
    task === "book" ? undefined : takeCurrentDay(slots, heard, state, now),
    task === "cancel" ? undefined : takeWhen(slots, heard, state, part, now),
  ].filter((each) => each !== undefined);
  const wrong = heard.phone ? undefined : heard.badPhone;
  // Spoken numbers come in parts: the first digits wait for the others.
  const begun = wrong !== undefined && /^0\d{2,9}$/.test(wrong);
  return {
    slots,
    ...(part && { part }),
    say: [
      ...refused.flatMap(({ say }) => say),
      ...(wrong === undefined
        ? []
        : [begun ? wording.phoneBegun : wording.noPhone]),
    ],
    chips: refused.flatMap(({ chips }) => chips),
    ...(begun && { digits: wrong }),
  };
}
