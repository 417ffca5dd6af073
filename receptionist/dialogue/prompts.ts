import { addDays, inLondon } from "../clinic/calendar.ts";
import { openDays, timesOn } from "../clinic/diary.ts";
import {
  fillIn,
  sayDay,
  sayPhone,
  sayTime,
  shortDay,
  shortTime,
  uncapital,
} from "../format-spoken.ts";
import type { Handbook } from "../handbook.ts";
import type { Stretch } from "../nlu/entities/stretches.ts";
import { inPart } from "../nlu/entities/times.ts";
import { sayOthers } from "./others.ts";
import { noteOf } from "./written-note.ts";
import { titleOf, treatmentOf } from "./treatment-of.ts";
import type { ExpectedSlot, Slot, State, Task } from "../types.ts";
import wording from "./wording.json" with { type: "json" };

interface Prompt {
  readonly asks: ExpectedSlot;
  readonly say: readonly string[];
  readonly chips: readonly string[];
}

type Need = Exclude<Slot, "treatment" | "receiver" | "sender">;

const NEEDS: Readonly<Record<Task, readonly Need[]>> = {
  book: ["day", "time", "name", "phone"],
  move: ["currentDay", "day", "time", "name", "phone"],
  cancel: ["currentDay", "name"],
  note: ["message", "name", "phone"],
};

export const missing = ({ task, slots }: State): Need | undefined =>
  task && NEEDS[task].find((need) => slots[need] === undefined);

const NOTE: Slot[] = ["message", "receiver", "sender"];

/** Each sentence of a read-back with the slots that it tells. */
const READ_BACK: Readonly<
  Record<Task, readonly (readonly [keyof typeof wording.readBack, Slot[]])[]>
> = {
  book: [
    ["book", ["treatment", "day", "time"]],
    ["person", ["name", "phone"]],
    ["note", NOTE],
  ],
  move: [
    ["move", ["treatment", "currentDay", "day", "time"]],
    ["person", ["name", "phone"]],
    ["note", NOTE],
  ],
  cancel: [
    ["cancel", ["treatment", "currentDay", "name"]],
    ["note", NOTE],
  ],
  note: [
    ["note", NOTE],
    ["person", ["name", "phone"]],
  ],
};

/** Reads all of it back, and after a correction only what has changed. */
function readBack(
  task: Task,
  state: State,
  now: Date,
  handbook: Handbook,
): Prompt {
  const { slots, readBack: before } = state;
  const { currentDay, day, time = "", name = "", phone } = slots;
  const message = slots.message ? noteOf(slots) : "";
  const treatment = treatmentOf(handbook, slots.treatment);
  const current = currentDay && sayDay(currentDay, now);
  const values = {
    current: current ? ` on ${current}` : "",
    what: treatment ? `${treatment.name} ` : "",
    made: treatment ? uncapital(titleOf(treatment)) : "appointment",
    when: day ? `${sayDay(day, now)} at ${sayTime(time)}` : "",
    on: treatment ? "on " : "",
    name,
    phone: phone ? sayPhone(phone) : "",
    message,
  };
  const isNew = (slot: Slot) =>
    before?.task !== task || before.slots[slot] !== slots[slot];
  const said = READ_BACK[task]
    .filter(
      ([sentence, told]) =>
        told.some(isNew) && (message || sentence !== "note"),
    )
    .map(([sentence]) =>
      sentence === "person" && !phone
        ? wording.readBack.personWithoutPhone
        : wording.readBack[sentence],
    );
  const { say, chips } = wording.questions.confirm;
  const others = sayOthers(state);
  const told = before ? sayOthers(before) : [];
  const isOtherNew = before?.task !== task || `${others}` !== `${told}`;
  return {
    asks: "confirm",
    say: [
      ...said.map((text) => fillIn(text, values)),
      ...(isOtherNew ? others : []),
      say[task],
    ],
    chips: chips[task],
  };
}

export const dayChips = ({ from, until }: Stretch, now: Date): string[] =>
  openDays(from, 3, now)
    .filter((day) => !until || day < until)
    .map((day) => shortDay(day, now));

function askTime(
  { slots: { day = "", treatment }, part }: State,
  now: Date,
  handbook: Handbook,
): Prompt {
  const { minutes: length } = treatmentOf(handbook, treatment) ?? {};
  const all = timesOn(day, now, length);
  const wanted = all.filter((time) => inPart(time, part));
  const times = wanted.length > 0 ? wanted : all;
  const spoken = fillIn(wording.times, {
    day: sayDay(day, now),
    first: sayTime(times[0] ?? ""),
    last: sayTime(times.at(-1) ?? ""),
  });
  const step = Math.max(1, Math.floor(times.length / 4));
  return {
    asks: "time",
    say: [spoken, wording.questions.time.say],
    chips: times.filter((_, i) => i % step === 0).map(shortTime),
  };
}

type Time = Extract<NonNullable<State["offer"]>, { kind: "when" }>;

/** The first time that there is, or the nearest to the one that was wanted. */
function offerTime(
  { day, time, again }: Time,
  asks: "day" | "time",
  now: Date,
): Prompt {
  // A refusal has just named the time instead of the one that was wanted.
  const first = asks === "day" ? wording.soonest : "";
  const text = again ? wording.again.time : first;
  const when = fillIn(text, { day: sayDay(day, now), time: sayTime(time) });
  return {
    asks,
    say: when ? [when, wording.wouldSuit] : [wording.wouldSuit],
    chips: ["Yes, please", ...dayChips({ from: addDays(day, 1) }, now)],
  };
}

function question(state: State, now: Date, handbook: Handbook): Prompt {
  const need = missing(state);
  const { offer } = state;
  if ((need === "day" || need === "time") && offer?.kind === "when")
    return offerTime(offer, need, now);
  if (need === "time") return askTime(state, now, handbook);
  if (state.task && !need) return readBack(state.task, state, now, handbook);
  const open = state.asks === "anything-else" ? "anything-else" : "anything";
  const asks = need === "currentDay" ? "current-day" : (need ?? open);
  const { chips } = wording.questions[asks];
  const isOther = asks === "day" && state.task === "move";
  const say = isOther ? wording.otherDay : wording.questions[asks].say;
  const isDay = asks === "day" || asks === "current-day";
  const today = inLondon(now).day;
  // "The week of the 6th of April" stands until a day of it is named.
  const { named = today } = state;
  const from = asks === "day" && named > today ? named : today;
  const days = isDay ? dayChips({ from }, now) : [];
  return { asks, say: [say], chips: [...days, ...chips] };
}

/** After so many repetitions a question changes its words, and then is dropped: no caller hears it three times. */
export const REPHRASE = 2;
const NO_WORDS = 4;

export function prompt(state: State, now: Date, handbook: Handbook): Prompt {
  const next = question(state, now, handbook);
  const isWhen = next.asks === "day" || next.asks === "time";
  const isOffered = isWhen && state.offer?.kind === "when";
  if (state.repeats < REPHRASE || isOffered) return next;
  const { again } = wording.questions[next.asks];
  // At the read-back all of it is read once more.
  const isReadBack = next.asks === "confirm" && !state.changing;
  const all = isReadBack
    ? question({ ...state, readBack: undefined }, now, handbook).say.slice(
        0,
        -1,
      )
    : [];
  if (state.repeats < NO_WORDS) return { ...next, say: [...all, again] };
  // A yes must be to a question that was just asked.
  return next.asks === "confirm" ? next : { ...next, say: [] };
}
