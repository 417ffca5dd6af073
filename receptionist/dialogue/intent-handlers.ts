import { wording } from "./wording.ts";
import type { Facts } from "../facts.ts";
import { missing } from "./prompts.ts";
import type { Intent, Question } from "../types.ts";
import { cancel, confirm, inform, refuse, start } from "./tasks.ts";
import { type IntentHandler, without } from "./turn.ts";

/** After this many misses in a row she offers the form. */
const PATIENCE = 3;

const CARRY_ON = "Carry on";

const callUs = ({ phone }: Facts) => `${wording.callUs} ${phone}.`;

const goodbye: IntentHandler = (state) => ({
  state,
  complete: true,
  say: [wording.goodbye],
  chips: ["Book an appointment", "I’d like a demo"],
  effects: [{ name: "end" }],
});

const handOver: IntentHandler = (state, heard, _now, facts) => ({
  state: without(state, "formOffered"),
  complete: true,
  say: [...(heard.intent === "human" ? [callUs(facts)] : []), wording.handOver],
  chips: [CARRY_ON],
  effects: [{ name: "hand-over", fields: { ...state.told } }],
});

/** What an owner wants who does not only introduce the practice. */
const WANTS_IT =
  /\b(?:demo\w*|buy\w*|quot\w*|sign\w*|order\w*|purchas\w*|sold|interested|contact|call|ring|start\w*|show|see|sales|want|like|need|keen|try\w*|trial\w*|book|arrange|speak|talk|send|email|look\w*|after|help|could|can|how|would|get|have|next|form|consider\w*|think\w*)\b/;

/** To the form; who only says what practice they have may have questions first. */
const demo: IntentHandler = (state, heard, now, facts) =>
  WANTS_IT.test(heard.text)
    ? handOver(state, heard, now, facts)
    : {
        state,
        say: [
          heard.name ? `Hello, ${heard.name}.` : wording.hello,
          wording.helpMore,
        ],
        chips: [
          "I’d like a demo",
          "Which plans are there?",
          "How long is setup?",
        ],
      };

const yes: IntentHandler = (state, heard, now, facts) => {
  if (state.formOffered) return handOver(state, heard, now, facts);
  if (state.asks === "confirm" && !missing(state))
    return confirm(state, heard, now, facts);
  return {
    state: state.task ? state : { ...state, asks: "anything" },
    say: [],
  };
};

const no: IntentHandler = (state, heard, now, facts) => {
  if (state.formOffered || (!state.task && state.asks !== "anything-else"))
    return { state, say: [wording.fine] };
  return state.task
    ? refuse(state, heard, now, facts)
    : goodbye(state, heard, now, facts);
};

const back: IntentHandler = (state) => {
  const before = state.past.at(-1);
  return before
    ? {
        state: {
          ...without(state, "task", "digits"),
          ...before,
          past: state.past.slice(0, -1),
        },
        say: [wording.backOneStep],
      }
    : { state, say: [wording.nothingToUndo] };
};

const miss: IntentHandler = (state, _heard, _now, facts) => {
  const misses = state.misses + 1;
  if (misses < PATIENCE)
    return {
      state: { ...state, misses },
      say: [state.task || misses > 1 ? wording.notUnderstood : wording.unknown],
    };
  return {
    state: { ...state, misses, formOffered: true },
    complete: true,
    say: [wording.notUnderstood, wording.offerForm, callUs(facts)],
    chips: ["Go to the form", CARRY_ON, "What can you do?"],
  };
};

/** What each intent does that is no question. */
export const intentHandlers: Readonly<
  Record<Exclude<Intent, Question>, IntentHandler>
> = {
  emergency: (state, { emergency = "999" }) => ({
    state,
    complete: true,
    say: [wording.emergency[emergency], wording.emergencyNote],
    chips: [CARRY_ON, "Goodbye"],
    effects: [{ name: "emergency", number: emergency }],
  }),
  medical: (state) => ({ state, say: [wording.medical] }),
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
    say: [wording.help, wording.helpMore],
  }),
  thanks: (state) => ({ state, say: [wording.thanks] }),
  greet: (state) => ({ state, say: [wording.hello] }),
  unknown: miss,
};
