import { inLondon } from "../clinic/calendar.ts";
import { timesOn } from "../clinic/diary.ts";
import { fillIn, sayDay, sayPhone, sayTime } from "../format-spoken.ts";
import type { Offer } from "../types.ts";
import { sayAllBooked } from "./answers.ts";
import { clockTime, firstFree, UNKNOWN_DAY } from "./choose-when.ts";
import { sayComing } from "./others.ts";
import { inform } from "./tasks.ts";
import { treatmentOf } from "./treatment-of.ts";
import { type Handler, type Situation, type Turn, withSlots } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** "So far I have a check-up on Thursday the 12th of March for Ann Hart." */
function soFar({ state, now, handbook }: Situation): string[] {
  const { task, slots } = state;
  const isMade = task === "move" || task === "cancel";
  const { currentDay, day, time, name, message } = slots;
  const treatment = treatmentOf(handbook, slots.treatment);
  const known = [
    isMade && "the appointment",
    isMade && currentDay && `on ${sayDay(currentDay, now)}`,
    task === "book" && (treatment?.name ?? (day && "an appointment")),
    task === "note" && message && `“${message}”`,
    day && `${isMade ? "moving to" : "on"} ${sayDay(day, now)}`,
    time && `at ${sayTime(time)}`,
    name && `for ${name}`,
  ].filter(Boolean);
  if (isMade && !currentDay) return [wording.cannotSee];
  return known.length === 0
    ? [wording.nothingYet]
    : [
        fillIn(wording.soFar, { all: known.join(" ") }),
        ...sayComing(state, handbook),
      ];
}

const OF_NUMBER = /\bmy (?:phone |mobile )?number\b/;

const ASKS_WHO = /\bwho\b|\b(?:doctor|dentist|nurse|hygienist)\b/;

/** At the read-back all of it is read once more; and who asks which day the appointment is on need not be asked that. */
export const status: Handler = (situation) => {
  const { state, heard, now } = situation;
  const { asks, booked, done = [], task, slots: known, told } = state;
  // "Did that note go, then?"
  if (!task && done.includes("note") && /\b(?:note|message)\b/.test(heard.text))
    return { state, say: [wording.done.note] };
  const number = state.patient.phone ?? booked?.phone;
  if (!task && number && OF_NUMBER.test(heard.text))
    return {
      state,
      say: [fillIn(wording.yourNumber, { phone: sayPhone(number) })],
    };
  // The note that follows it is open, but the appointment stands.
  if (booked && (!task || task === "note")) {
    const all = sayAllBooked(state, heard.text, now);
    // "Was it the doctor I was booked in with, or the dentist?"
    const isWho = !booked.treatment && ASKS_WHO.test(heard.text);
    return { state, say: isWho ? [...all, wording.cannotSeeWho] : all };
  }
  const last = done.at(-1);
  const { message = "" } = told;
  if (!task && state.isOwner && message)
    return { state, say: [fillIn(wording.notedSoFar, { message })] };
  if (!task) return { state, say: last ? [wording.done[last]] : [] };
  if (asks === "confirm")
    return { state: { ...state, readBack: undefined, repeats: 0 }, say: [] };
  const { name = heard.name, phone = heard.phone } = known;
  const isDayUnknown = asks === "current-day" && { currentDay: UNKNOWN_DAY };
  const slots = { ...known, name, phone, ...isDayUnknown };
  const after = { ...state, slots };
  return { state: after, say: soFar({ ...situation, state: after }) };
};

type When = Pick<Extract<Offer, { kind: "when" }>, "day" | "time">;

/** What is agreed on, or else offered or only named. */
function whenOf({ state, heard, now }: Situation): When | undefined {
  const { slots, offer } = state;
  const { day, time = heard.time } = slots;
  if (offer?.kind === "when") return offer;
  return day && time ? { day, time: clockTime(time, day, now) } : undefined;
}

/** Nothing is agreed on, and this is offered. */
const offering = (
  { state }: Situation,
  { day, time }: When,
  say: readonly string[],
): Turn => ({
  state: {
    ...withSlots(state, { day: undefined, time: undefined }),
    offer: { kind: "when", day, time, again: true },
  },
  say,
});

/** "Owt earlier" is asked of the day that the caller chose, and "nothing sooner" of any. */
export const sooner: Handler = (situation) => {
  const { state, heard, now } = situation;
  const at = whenOf(situation);
  const isEarlier = /\bearlier\b/.test(heard.text);
  const any = !isEarlier && heard.part === undefined;
  if (!at) return inform({ ...situation, heard: { ...heard, any } });
  const [first] = timesOn(at.day, now);
  const isOfDay = at.day === state.slots.day || at.day === state.named;
  if (isOfDay && first && first < at.time && isEarlier) {
    const after = withSlots(state, { day: at.day, time: undefined });
    const part = { from: first, until: at.time };
    return { state: { ...after, part, offer: undefined }, say: [] };
  }
  const free = firstFree(inLondon(now).day, state.part, now, heard.days);
  return `${free.day} ${free.time}` < `${at.day} ${at.time}`
    ? offering(situation, free, [])
    : offering(situation, at, [wording.noneSooner]);
};
