import { receptionist } from "../content/receptionist.ts";
import { settings } from "../settings.ts";
import { missing } from "./prompts.ts";
import type { Intent, Question } from "./reply.ts";
import { cancel, confirm, inform, refuse, start } from "./tasks.ts";
import { type Move, without } from "./turn.ts";

/** After this many misses in a row she offers the form. */
const PATIENCE = 3;

const CARRY_ON = "Carry on";

const goodbye: Move = (state) => ({
  state,
  complete: true,
  say: [receptionist.goodbye],
  chips: ["Book an appointment", "I’d like a demo"],
  effects: [{ name: "end" }],
});

const handOver: Move = (state, heard) => ({
  state: without(state, "formOffered"),
  complete: true,
  say: [
    ...(heard.intent === "human"
      ? [`${receptionist.callUs} ${settings.phone}.`]
      : []),
    receptionist.handOver,
  ],
  chips: [CARRY_ON],
  effects: [{ name: "hand-over", fields: { ...state.told } }],
});

/** What an owner wants who does not only introduce the practice. */
const WANTS_IT =
  /\b(?:demo\w*|buy\w*|quot\w*|sign\w*|order\w*|purchas\w*|sold|interested|contact|call|ring|start\w*|show|see|sales|want|like|need|keen|try\w*|trial\w*|book|arrange|speak|talk|send|email|look\w*|after|help|could|can|how|would|get|have|next|form|consider\w*|think\w*)\b/;

/** To the form; who only says what practice they have may have questions first. */
const demo: Move = (state, heard, now) =>
  WANTS_IT.test(heard.text)
    ? handOver(state, heard, now)
    : {
        state,
        say: [
          heard.name ? `Hello, ${heard.name}.` : receptionist.hello,
          receptionist.helpMore,
        ],
        chips: [
          "I’d like a demo",
          "Which plans are there?",
          "How long is setup?",
        ],
      };

const yes: Move = (state, heard, now) => {
  if (state.formOffered) return handOver(state, heard, now);
  if (state.asks === "confirm" && !missing(state))
    return confirm(state, heard, now);
  return {
    state: state.task ? state : { ...state, asks: "anything" },
    say: [],
  };
};

const no: Move = (state, heard, now) => {
  if (state.formOffered || (!state.task && state.asks !== "anything-else"))
    return { state, say: [receptionist.fine] };
  return state.task ? refuse(state, heard, now) : goodbye(state, heard, now);
};

const back: Move = (state) => {
  const before = state.past.at(-1);
  return before
    ? {
        state: {
          ...without(state, "task", "digits"),
          ...before,
          past: state.past.slice(0, -1),
        },
        say: [receptionist.backOneStep],
      }
    : { state, say: [receptionist.nothingToUndo] };
};

const miss: Move = (state) => {
  const misses = state.misses + 1;
  if (misses < PATIENCE)
    return {
      state: { ...state, misses },
      say: [
        state.task || misses > 1
          ? receptionist.notUnderstood
          : receptionist.unknown,
      ],
    };
  return {
    state: { ...state, misses, formOffered: true },
    complete: true,
    say: [
      receptionist.notUnderstood,
      receptionist.offerForm,
      `${receptionist.callUs} ${settings.phone}.`,
    ],
    chips: ["Go to the form", CARRY_ON, "What can you do?"],
  };
};

/** What each intent does that is no question. */
export const moves: Readonly<Record<Exclude<Intent, Question>, Move>> = {
  emergency: (state, { emergency = "999" }) => ({
    state,
    complete: true,
    say: [receptionist.emergency[emergency], receptionist.emergencyNote],
    chips: [CARRY_ON, "Goodbye"],
    effects: [{ name: "emergency", number: emergency }],
  }),
  medical: (state) => ({ state, say: [receptionist.medical] }),
  book: start("book"),
  move: start("move"),
  cancel,
  inform,
  yes,
  no,
  human: handOver,
  demo,
  repeat: (state) => ({ state, complete: true, ...state.last }),
  back,
  goodbye,
  help: (state) => ({
    state,
    say: [receptionist.help, receptionist.helpMore],
  }),
  thanks: (state) => ({ state, say: [receptionist.thanks] }),
  greet: (state) => ({ state, say: [receptionist.hello] }),
  unknown: miss,
};
