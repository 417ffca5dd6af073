import { type Day, inLondon } from "../clinic/calendar.ts";
import { openDays, timesOn } from "../clinic/diary.ts";
import {
  sayDay,
  sayPhone,
  sayTime,
  shortDay,
  shortTime,
} from "../format-spoken.ts";
import { inPart } from "../nlu/entities/times.ts";
import type { ExpectedSlot, Slot, State, Task } from "../types.ts";
import wording from "./wording.json" with { type: "json" };

/** What the receptionist says and offers next; more than four chips are left out. */
interface Prompt {
  readonly asks: ExpectedSlot;
  readonly say: readonly string[];
  readonly chips: readonly string[];
}

/** What every task asks for, in this order. */
const NEEDS: Readonly<Record<Task, readonly Slot[]>> = {
  book: ["day", "time", "name", "phone"],
  move: ["currentDay", "day", "time", "name", "phone"],
  cancel: ["currentDay", "name"],
};

/** The next thing that a task lacks; nothing when it can be read back. */
export const missing = ({ task, slots }: State): Slot | undefined =>
  task && NEEDS[task].find((need) => slots[need] === undefined);

function readBack({ task, slots, booked }: State, now: Date): Prompt {
  const { currentDay, day = "", time = "", name, phone = "" } = slots;
  const current = currentDay ? ` on ${sayDay(currentDay, now)}` : "";
  if (task === "cancel") {
    const isBooked = booked && currentDay === booked.day;
    const at = isBooked ? ` at ${sayTime(booked.time)}` : "";
    return {
      asks: "confirm",
      say: [
        `That’s the appointment${current}${at}, for ${name}.`,
        "Shall I cancel it?",
      ],
      chips: ["Yes, cancel it", "No, keep it"],
    };
  }
  const when = `${sayDay(day, now)} at ${sayTime(time)}`;
  return {
    asks: "confirm",
    say: [
      task === "move"
        ? `I’d move the appointment${current} to ${when}.`
        : `That’s ${when}.`,
      `The name is ${name}, and the number is ${sayPhone(phone)}.`,
      `Shall I ${task} it?`,
    ],
    chips: [
      `Yes, ${task} it`,
      "Change the day",
      "Change the time",
      "Change the name",
    ],
  };
}

/** The days to offer from one on. */
export const dayChips = (from: Day, now: Date): string[] =>
  openDays(from, 3, now).map((day) => shortDay(day, now));

function askTime({ slots: { day = "" }, part }: State, now: Date): Prompt {
  const all = timesOn(day, now);
  const wanted = all.filter((time) => inPart(time, part));
  const times = wanted.length > 0 ? wanted : all;
  const [first = "", last = ""] = [times[0], times.at(-1)];
  // Four of them, spread over the day.
  const step = Math.max(1, Math.floor(times.length / 4));
  return {
    asks: "time",
    say: [
      `On ${sayDay(day, now)} I have times from ${sayTime(first)} to ${sayTime(last)}.`,
      wording.whichTime,
    ],
    chips: times.filter((_, i) => i % step === 0).map(shortTime),
  };
}

/** What the receptionist asks next, wherever the conversation stands. */
function question(state: State, now: Date): Prompt {
  if (!state.task)
    return state.asks === "anything-else"
      ? {
          asks: "anything-else",
          say: [wording.anythingElse],
          chips: ["No, thank you", "Book an appointment", "I’d like a demo"],
        }
      : {
          asks: "anything",
          say: [wording.howCanIHelp],
          chips: [
            "Book an appointment",
            "Opening hours",
            "What can you do?",
            "I’d like a demo",
          ],
        };
  const days = dayChips(inLondon(now).day, now);
  switch (missing(state)) {
    case "currentDay":
      return {
        asks: "current-day",
        say: [wording.whichCurrentDay],
        chips: [...days, "I don’t know"],
      };
    case "day":
      return {
        asks: "day",
        say: [wording.whichDay],
        chips: [...days, "As soon as possible"],
      };
    case "time":
      return askTime(state, now);
    case "name":
      return { asks: "name", say: [wording.whichName], chips: ["Go back"] };
    case "phone":
      return { asks: "phone", say: [wording.whichPhone], chips: ["Go back"] };
    default:
      return readBack(state, now);
  }
}

/** From this repetition on a question is put in other words, and from that one on no more. */
export const REPHRASE = 2;
const NO_WORDS = 4;

/** What the receptionist asks next; a question that was put before in vain changes its words, so that none is heard three times. */
export function prompt(state: State, now: Date): Prompt {
  const next = question(state, now);
  if (state.repeats < REPHRASE) return next;
  const say = state.repeats < NO_WORDS ? [wording.again[next.asks]] : [];
  return { ...next, say };
}
