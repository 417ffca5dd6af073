import { addMonths, addDays, inLondon, mondayOf } from "./calendar.ts";
import {
  closestDays,
  closestTimes,
  openDays,
  refusal,
  timesOn,
} from "./clinic.ts";
import { bankHolidayOn } from "./bank-holidays.ts";
import { NO_SUCH_DAY } from "./days.ts";
import type { Slots, State } from "./reply.ts";
import { list, sayDay, sayTime, shortDay, shortTime } from "./say.ts";
import { FIRST, LAST } from "./times.ts";
import type { Heard } from "./understand.ts";
import { isUkPhone } from "./phone.ts";
import { reasonIn } from "./practice.ts";

/** What came of taking in what was heard. */
export interface Filled {
  readonly slots: Slots;
  readonly part?: State["part"];
  /** Why something was not taken, and what else there is. */
  readonly say: readonly string[];
  readonly chips?: readonly string[];
  readonly digits?: string;
}

/** A time of the clock for a time that depends on the day. */
export function clockTime(
  time: string,
  day: string | undefined,
  now: Date,
): string {
  if (time !== FIRST && time !== LAST) return time;
  const times = day ? timesOn(day, now) : [];
  return (
    (time === FIRST ? times[0] : times.at(-1)) ??
    (time === FIRST ? "08:30" : "17:30")
  );
}

function checkDay(
  day: string,
  now: Date,
): { say: string[]; chips: string[] } | undefined {
  if (day === NO_SUCH_DAY)
    return { say: ["There’s no such date, I’m afraid."], chips: [] };
  const why = refusal(day, undefined, now);
  if (!why) return undefined;
  const spoken = sayDay(day, now);
  const near =
    why === "past" || why === "over"
      ? openDays(inLondon(now).day, 2, now).filter((each) => each !== day)
      : closestDays(day, now);
  const said = {
    past: `${spoken} has already been.`,
    "too-far": "The diary is only open for the next 6 months.",
    holiday: `We’re closed on ${spoken}, as it’s ${bankHolidayOn(day)}.`,
    closed: `We’re closed on ${spoken}.`,
    over: "There’s nothing left today, I’m afraid.",
    early: "",
    late: "",
    between: "",
  }[why];
  return {
    say: [
      said,
      near.length > 1
        ? `The nearest days are ${list(near.map((each) => sayDay(each, now)))}.`
        : `The nearest day is ${list(near.map((each) => sayDay(each, now)))}.`,
    ],
    chips: near.map((each) => shortDay(each, now)),
  };
}

function checkTime(
  day: string,
  time: string,
  now: Date,
): { say: string[]; chips: string[] } | undefined {
  const why = refusal(day, time, now);
  if (!why) return undefined;
  const times = timesOn(day, now);
  const near = closestTimes(times, time, why === "between" ? 2 : 1);
  const edge = { early: "first", late: "last" } as const;
  return {
    say: [
      why === "early" || why === "late"
        ? `On ${sayDay(day, now)} the ${edge[why]} appointment is at ${list(near.map(sayTime))}.`
        : why === "past"
          ? `${sayTime(time)} has already gone today. The next is at ${list(near.map(sayTime))}.`
          : `Appointments begin every quarter of an hour. The closest are ${list(near.map(sayTime))}.`,
    ],
    chips: near.map(shortTime),
  };
}

/** The first day of a stretch of time that was named without a day. */
function stretch(text: string, today: string): string | undefined {
  if (/\bweek after next\b/.test(text)) return addDays(mondayOf(today), 14);
  if (/\bnext week\b/.test(text)) return addDays(mondayOf(today), 7);
  if (/\bnext month\b/.test(text))
    return `${addMonths(today, 1).slice(0, 8)}01`;
  if (/\bweekend\b/.test(text)) return addDays(mondayOf(today), 5);
  return undefined;
}

/** Takes what was heard into a task's slots, as far as the clinic can have it. */
export function fill(state: State, heard: Heard, now: Date): Filled {
  const { task, slots: before } = state;
  const today = inLondon(now).day;
  const slots: { -readonly [key in keyof Slots]: Slots[key] } = { ...before };
  const say: string[] = [];
  let chips: readonly string[] | undefined;
  const part = heard.part ?? state.part;
  const reason = reasonIn(heard.text);
  if (reason && !slots.reason && task === "book") slots.reason = reason;

  const current =
    heard.currentDay ?? (task === "cancel" ? heard.day : undefined);
  if (current && task !== "book")
    if (current === NO_SUCH_DAY) say.push("There’s no such date, I’m afraid.");
    else slots.currentDay = current;
  else if (
    state.asks === "current-day" &&
    /\b(?:dont (?:know|remember)|not sure|cant remember|forgot|no idea|unsure)/.test(
      heard.text,
    )
  )
    slots.currentDay = "";
  if (heard.name) slots.name = heard.name;
  if (heard.phone) slots.phone = heard.phone;

  if (task !== "cancel") {
    const wanted =
      heard.day ?? (task === "book" ? heard.currentDay : undefined);
    const from = wanted ? undefined : stretch(heard.text, today);
    if (heard.time) slots.time = heard.time;
    if (wanted) {
      delete slots.day;
      const wrong = checkDay(wanted, now);
      if (wrong) {
        say.push(...wrong.say);
        chips = wrong.chips;
      } else slots.day = wanted;
    } else if (from && !slots.day)
      chips = openDays(from, 3, now).map((day) => shortDay(day, now));
    if (heard.any && !wanted && !slots.day) {
      const [first] = openDays(from ?? today, 1, now);
      if (first) slots.day = first;
    }
    if (heard.any && !heard.time && !slots.time && slots.day) {
      const times = timesOn(slots.day, now);
      const free =
        times.find(
          (time) => !part || time < "12:00" === (part === "morning"),
        ) ?? times[0];
      if (free) slots.time = free;
    }
    if (slots.day && slots.time) {
      slots.time = clockTime(slots.time, slots.day, now);
      const wrong = checkTime(slots.day, slots.time, now);
      if (wrong) {
        say.push(...wrong.say);
        chips = wrong.chips;
        delete slots.time;
      }
    }
  }
  let digits: string | undefined;
  if (heard.badPhone && !heard.phone) {
    const started = /^0\d{2,8}$/.test(heard.badPhone);
    if (started && heard.badPhone !== "0999") digits = heard.badPhone;
    say.push(
      started
        ? "I’ve got the start of that. Please go on, or say the whole number again."
        : "That doesn’t look like a UK phone number. It has 10 or 11 digits and starts with 0 or +44.",
    );
  }
  if (slots.phone && !isUkPhone(slots.phone)) delete slots.phone;
  return {
    slots,
    say,
    ...(part && { part }),
    ...(chips && { chips }),
    ...(digits && { digits }),
  };
}
