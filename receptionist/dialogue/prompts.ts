import { addDays, inLondon } from "../clinic/calendar.ts";
import { openDays, timesOn } from "../clinic/diary.ts";
import {
  capital,
  fillIn,
  onDay,
  sayDay,
  sayNearDay,
  sayPhone,
  sayTime,
  sayTimes,
  shortDay,
  shortTime,
  uncapital,
} from "../format-spoken.ts";
import type { Setting } from "../handbook.ts";
import type { Stretch } from "../nlu/entities/stretches.ts";
import { inPart } from "../nlu/entities/times.ts";
import { sayComing } from "./others.ts";
import { TO_BE_TOLD } from "./written-note.ts";
import { titleOf, treatmentOf } from "./treatment-of.ts";
import type { ExpectedSlot, ReadBack, Slot, State, Task } from "../types.ts";
import wording from "./wording.json" with { type: "json" };

interface Prompt {
  readonly asks: ExpectedSlot;
  readonly say: readonly string[];
  readonly chips: readonly string[];
}

type Need = Exclude<Slot, "currentTime" | "treatment" | "receiver">;

const NEEDS: Readonly<Record<Task, readonly Need[]>> = {
  book: ["day", "time", "name", "phone"],
  move: ["currentDay", "day", "time", "name", "phone"],
  cancel: ["currentDay", "name"],
  note: ["message", "name", "phone"],
};

export const missing = ({ task, slots }: State): Need | undefined =>
  slots.message === TO_BE_TOLD
    ? "message"
    : task && NEEDS[task].find((need) => slots[need] === undefined);

/** The sentences in which everything is read back. */
const READ_BACK: Readonly<
  Record<Task, readonly (keyof typeof wording.readBack)[]>
> = {
  book: ["book", "person", "note"],
  move: ["move", "person", "note"],
  cancel: ["cancel", "note"],
  note: ["note", "person"],
};

export function readBackOf(state: ReadBack): ReadBack {
  const { task, slots, coming } = state;
  return { task, slots, coming };
}

/** Any change to what is read back counts. */
export const isSameReadBack = (one: ReadBack, other: ReadBack | undefined) =>
  JSON.stringify(readBackOf(one)) ===
  JSON.stringify(other && readBackOf(other));

function sentencesOf(task: Task, state: State, setting: Setting): string[] {
  const { now, handbook } = setting;
  const { slots } = state;
  const { currentDay, day, time = "", name = "", phone } = slots;
  const treatment = treatmentOf(handbook, slots.treatment);
  const values = {
    current: currentDay ? ` on ${sayDay(currentDay, now)}` : "",
    what: treatment ? `${treatment.name} ` : "",
    made: treatment ? uncapital(titleOf(treatment)) : "appointment",
    when: day ? `${sayDay(day, now)} at ${sayTime(time)}` : "",
    on: treatment ? "on " : "",
    name,
    phone: phone ? sayPhone(phone) : "",
    message: capital(slots.message ?? ""),
  };
  const texts = READ_BACK[task]
    .filter((sentence) => sentence !== "note" || values.message)
    .map((sentence) =>
      sentence === "person" && !phone ? "personWithoutPhone" : sentence,
    )
    .map((sentence) => fillIn(wording.readBack[sentence], values));
  return [...texts, ...sayComing(state, handbook)];
}

/** Whether the last reply read any of it back, and did not only answer something else. */
export const wasJustRead = (state: State, setting: Setting): boolean =>
  state.task !== undefined &&
  sentencesOf(state.task, state, setting).some((each) =>
    state.last.say.includes(each),
  );

/** Reads all of it back, and after a correction only what has changed. */
function readBack(task: Task, state: State, setting: Setting): Prompt {
  const before = state.readBack;
  const said =
    before?.task === task
      ? sentencesOf(task, { ...state, ...before }, setting)
      : [];
  const { say, chips: all } = wording.questions.confirm;
  const { message } = state.slots;
  // A note beside something else can be left out.
  const chips =
    message && (task === "book" || task === "move")
      ? [...all[task].slice(0, -1), wording.leaveNoteOut]
      : all[task];
  const read = sentencesOf(task, state, setting).filter(
    (sentence) => !said.includes(sentence),
  );
  const treatment = treatmentOf(setting.handbook, state.slots.treatment);
  // After an answer about something else "it" would be that.
  const isNamed = read.length === 0 && treatment && task !== "note";
  const asked = isNamed
    ? fillIn(wording.confirmNamed[task], {
        treatment: uncapital(titleOf(treatment)),
      })
    : say[task];
  return {
    asks: "confirm",
    say: [...read, asked],
    chips,
  };
}

export const dayChips = ({ from, until }: Stretch, now: Date): string[] =>
  openDays(from, 3, now)
    .filter((day) => !until || day < until)
    .map((day) => shortDay(day, now));

function askTime(
  { slots: { day = "", treatment }, part }: State,
  { now, handbook }: Setting,
): Prompt {
  const { minutes: length } = treatmentOf(handbook, treatment) ?? {};
  const all = timesOn(day, now, length);
  const wanted = all.filter((time) => inPart(time, part));
  const times = wanted.length > 0 ? wanted : all;
  const spoken = fillIn(wording.times, {
    day: onDay(day, now),
    times: sayTimes(times[0] ?? "", times.at(-1) ?? ""),
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
  const when = fillIn(text, { day: sayNearDay(day, now), time: sayTime(time) });
  return {
    asks,
    say: when ? [when, wording.wouldSuit] : [wording.wouldSuit],
    chips: ["Yes, please", ...dayChips({ from: addDays(day, 1) }, now)],
  };
}

/** How a question is put in the task at hand. */
function wordsFor(
  asks: Exclude<ExpectedSlot, "confirm">,
  { task, slots, booked, coming, repeats }: State,
): string {
  // What it is for can be told with either of two answers, and need not.
  const isOpen = task === "book" && !slots.treatment && repeats === 0;
  if (asks === "day" && task === "move") return wording.otherDay;
  if (asks === "day" && isOpen) return wording.whatAndWhen;
  if (asks === "name" && task === "note") return wording.yourName;
  if (asks === "name" && task === "book") {
    if (!booked && coming.some(({ isOther }) => isOther))
      return wording.firstName;
    return isOpen ? wording.whoAndWhat : wording.bookUnder;
  }
  return wording.questions[asks].say;
}

function question(state: State, setting: Setting): Prompt {
  const need = missing(state);
  const { now } = setting;
  const { offer } = state;
  if ((need === "day" || need === "time") && offer?.kind === "when")
    return offerTime(offer, need, now);
  if (need === "time") return askTime(state, setting);
  if (state.task && !need) return readBack(state.task, state, setting);
  const open = state.asks === "anything-else" ? "anything-else" : "anything";
  const asks = need === "currentDay" ? "current-day" : (need ?? open);
  const { chips } = wording.questions[asks];
  const isDay = asks === "day" || asks === "current-day";
  const today = inLondon(now).day;
  // "The week of the 6th of April" stands until a day of it is named.
  const { named = today } = state;
  const from = asks === "day" && named > today ? named : today;
  const days = isDay ? dayChips({ from }, now) : [];
  return { asks, say: [wordsFor(asks, state)], chips: [...days, ...chips] };
}

/** A question that is put again changes its words, and then is dropped: no caller hears it three times. */
const REPHRASE = 2;
const NO_WORDS = 4;

export function prompt(state: State, setting: Setting): Prompt {
  const next = question(state, setting);
  const { asks } = next;
  const isOffered = state.offer?.kind === "when" && /^(?:day|time)$/.test(asks);
  if (state.repeats < REPHRASE || isOffered) return next;
  const { again } = wording.questions[asks];
  if (asks === "confirm") {
    const { say } = question({ ...state, readBack: undefined }, setting);
    return { ...next, say: [...say.slice(0, -1), again] };
  }
  return { ...next, say: state.repeats < NO_WORDS ? [again] : [] };
}
