import { type Day, inLondon } from "../clinic/calendar.ts";
import { openDays, timesOn } from "../clinic/diary.ts";
import {
  fillIn,
  sayDay,
  sayPhone,
  sayTime,
  shortDay,
  shortTime,
} from "../format-spoken.ts";
import { inPart } from "../nlu/entities/times.ts";
import type { ExpectedSlot, Slot, State, Task } from "../types.ts";
import wording from "./wording.json" with { type: "json" };

interface Prompt {
  readonly asks: ExpectedSlot;
  readonly say: readonly string[];
  readonly chips: readonly string[];
}

const NEEDS: Readonly<Record<Task, readonly Slot[]>> = {
  book: ["day", "time", "name", "phone"],
  move: ["currentDay", "day", "time", "name", "phone"],
  cancel: ["currentDay", "name"],
};

export const missing = ({ task, slots }: State): Slot | undefined =>
  task && NEEDS[task].find((need) => slots[need] === undefined);

function readBack(task: Task, { slots }: State, now: Date): Prompt {
  const { currentDay, day, time = "", name = "", phone = "" } = slots;
  const at = (which: Day, when: string) =>
    `${sayDay(which, now)} at ${sayTime(when)}`;
  const current = currentDay && sayDay(currentDay, now);
  const values = {
    task,
    current: current ? ` on ${current}` : "",
    when: day ? at(day, time) : "",
    name,
    phone: sayPhone(phone),
  };
  const { say, chips } = wording.questions.confirm;
  const [yes = "", ...changes] = chips;
  return {
    asks: "confirm",
    say: [...wording.readBack[task], say].map((text) => fillIn(text, values)),
    chips: [
      fillIn(yes, values),
      ...(task === "cancel" ? ["No, keep it"] : changes),
    ],
  };
}

export const dayChips = (from: Day, now: Date): string[] =>
  openDays(from, 3, now).map((day) => shortDay(day, now));

function askTime({ slots: { day = "" }, part }: State, now: Date): Prompt {
  const all = timesOn(day, now);
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

function question(state: State, now: Date): Prompt {
  const need = missing(state);
  if (need === "time") return askTime(state, now);
  if (state.task && !need) return readBack(state.task, state, now);
  const open = state.asks === "anything-else" ? "anything-else" : "anything";
  const asks = need === "currentDay" ? "current-day" : (need ?? open);
  const { say, chips } = wording.questions[asks];
  const isDay = asks === "day" || asks === "current-day";
  const days = isDay ? dayChips(inLondon(now).day, now) : [];
  return { asks, say: [say], chips: [...days, ...chips] };
}

/** After so many repetitions a question changes its words, and then is dropped: nobody hears it three times. */
export const REPHRASE = 2;
const NO_WORDS = 4;

export function prompt(state: State, now: Date): Prompt {
  const next = question(state, now);
  if (state.repeats < REPHRASE) return next;
  const { again } = wording.questions[next.asks];
  return { ...next, say: state.repeats < NO_WORDS ? [again] : [] };
}
