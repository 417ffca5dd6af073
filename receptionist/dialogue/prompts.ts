import { wording } from "./wording.ts";
import { type Day, inLondon } from "../clinic/calendar.ts";
import { openDays, timesOn } from "../clinic/diary.ts";
import type { ExpectedSlot, Slots, State } from "../types.ts";
import {
  sayDay,
  sayPhone,
  sayTime,
  shortDay,
  shortTime,
} from "../format-spoken.ts";
import { inPart } from "../nlu/entities/times.ts";

/** What the receptionist says and offers next; more than four chips are left out. */
interface Prompt {
  readonly asks: ExpectedSlot;
  readonly say: readonly string[];
  readonly chips: readonly string[];
}

const BACK = "Go back";

/** What every task asks for, in this order. */
const NEEDS = {
  book: ["day", "time", "name", "phone"],
  move: ["currentDay", "day", "time", "name", "phone"],
  cancel: ["currentDay", "name"],
} as const;

/** The days to offer from one on. */
const dayChips = (from: Day, now: Date): string[] =>
  openDays(from, 3, now).map((day) => shortDay(day, now));

/** The next thing that a task lacks; nothing when it can be read back. */
export const missing = ({ task, slots }: Pick<State, "task" | "slots">) =>
  task && NEEDS[task].find((need) => slots[need] === undefined);

function readBack({ task, slots, booked }: State, now: Date): Prompt {
  const { currentDay, day, time, name = "", phone = "", reason } = slots;
  const current = currentDay ? ` on ${sayDay(currentDay, now)}` : "";
  if (task === "cancel") {
    const at =
      booked && currentDay === booked.day ? ` at ${sayTime(booked.time)}` : "";
    return {
      asks: "confirm",
      say: [
        `That’s the appointment${current}${at}, for ${name}.`,
        "Shall I cancel it?",
      ],
      chips: ["Yes, cancel it", "No, keep it"],
    };
  }
  const when = day && time ? `${sayDay(day, now)} at ${sayTime(time)}` : "";
  const changes = ["Change the day", "Change the time", "Change the name"];
  return task === "move"
    ? {
        asks: "confirm",
        say: [
          `I’d move the appointment${current} to ${when}.`,
          `It’s for ${name}, on ${sayPhone(phone)}.`,
          "Shall I move it?",
        ],
        chips: ["Yes, move it", ...changes],
      }
    : {
        asks: "confirm",
        say: [
          `That’s ${when}${reason ? `, for ${reason}` : ""}.`,
          `The name is ${name}, and the number is ${sayPhone(phone)}.`,
          "Shall I book it?",
        ],
        chips: ["Yes, book it", ...changes],
      };
}

const questions: Readonly<
  Record<keyof Omit<Slots, "reason">, (state: State, now: Date) => Prompt>
> = {
  currentDay: ({ task }, now) => ({
    asks: "current-day",
    say: [
      task === "cancel"
        ? "Which day is the appointment that you’d like to cancel?"
        : "Which day is your appointment at the moment?",
    ],
    chips: [...dayChips(inLondon(now).day, now), "I don’t know"],
  }),
  day: ({ task }, now) => ({
    asks: "day",
    say: [
      task === "move"
        ? "Which day would you like instead?"
        : "Which day would you like?",
    ],
    chips: [...dayChips(inLondon(now).day, now), "As soon as possible"],
  }),
  time: ({ slots: { day = "" }, part }, now) => {
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
        "What time would you like?",
      ],
      chips: times.filter((_, i) => i % step === 0).map(shortTime),
    };
  },
  name: () => ({
    asks: "name",
    say: ["What name is it under, please?"],
    chips: [BACK],
  }),
  phone: () => ({
    asks: "phone",
    say: ["And what’s the best phone number for you?"],
    chips: [BACK],
  }),
};

const START_CHIPS = [
  "Book an appointment",
  "Opening hours",
  "What can you do?",
  "I’d like a demo",
];

/** The same question in other words. */
const REPHRASED: Readonly<Record<ExpectedSlot, string>> = {
  anything:
    "You can book, move or cancel an appointment, or ask about Ellaira’s plans.",
  day: "Just the day will do, such as Thursday or the 20th of March.",
  time: "Just a time will do, such as half past two.",
  name: "A first name and a surname will do.",
  phone: "Ten or eleven digits will do, in one go or in parts.",
  "current-day": "Just its day will do, or say that you don’t know.",
  confirm: "Say yes if it’s right, or tell me what to change.",
  "anything-else": "Say no if that’s all, or ask me something else.",
};

/** From this repetition on a question is put in other words, and from that one on no more. */
export const REPHRASE = 2;
const NO_WORDS = 4;

/** What the receptionist asks next; a question that was put before in vain changes its words, so that none is heard three times. */
export function prompt(state: State, now: Date): Prompt {
  const next = question(state, now);
  if (state.repeats < REPHRASE) return next;
  const say = state.repeats < NO_WORDS ? [REPHRASED[next.asks]] : [];
  return { ...next, say };
}

/** What the receptionist asks next, wherever the conversation stands. */
function question(state: State, now: Date): Prompt {
  if (state.task) {
    const need = missing(state);
    return need ? questions[need](state, now) : readBack(state, now);
  }
  return state.asks === "anything-else"
    ? {
        asks: "anything-else",
        say: [wording.anythingElse],
        chips: ["No, thank you", "Book an appointment", "I’d like a demo"],
      }
    : { asks: "anything", say: [wording.howCanIHelp], chips: START_CHIPS };
}
