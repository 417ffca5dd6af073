import { wording } from "./wording.ts";
import type { Facts } from "../facts.ts";
import type { NluResult } from "../nlu/understand.ts";
import { missing, REPHRASE } from "./prompts.ts";
import type { Intent, Question, State } from "../types.ts";
import { leaving } from "../nlu/yes-no.ts";
import { cancel, confirm, inform, refuse, start } from "./tasks.ts";
import { type IntentHandler, type Turn, without } from "./turn.ts";

/** After so many answers in a row that could not be used the receptionist asks in other words, or offers the form. */
const OTHER_WORDS_AFTER = 2;
const OFFER_AFTER = 3;

const CARRY_ON = "Carry on";

const callUs = ({ phone }: Facts) => `${wording.callUs} ${phone}.`;

/** Gives the number to call. */
export const emergency = (state: State, number: "999" | "111"): Turn => ({
  state,
  complete: true,
  say: [wording.emergency[number], wording.emergencyNote],
  chips: [CARRY_ON, "Goodbye"],
  effects: [{ name: "emergency", number }],
});

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
  const stays = state.formOffered && !leaving(heard.text);
  if (stays || (!state.task && state.asks !== "anything-else"))
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

const miss: IntentHandler = (state) => ({
  state,
  say: [
    state.misses > 0
      ? wording.stillNotUnderstood
      : state.task
        ? wording.notUnderstood
        : wording.unknown,
  ],
});

/**
 * What follows an answer that could not be used, by how many there were in a row: after two the receptionist asks in other
 * words, after three it offers the form and the number, and in the end it goes there.
 */
export function helpOn(
  turn: Turn,
  misses: number,
  heard: NluResult,
  now: Date,
  facts: Facts,
): Turn {
  const state = { ...turn.state, misses };
  if (misses < OTHER_WORDS_AFTER) return { ...turn, state };
  if (misses < OFFER_AFTER)
    return { ...turn, complete: false, state: { ...state, repeats: REPHRASE } };
  if (misses > OFFER_AFTER + 1) return handOver(state, heard, now, facts);
  return {
    state: { ...state, formOffered: true },
    complete: true,
    say:
      misses === OFFER_AFTER
        ? [wording.offerForm, callUs(facts)]
        : [wording.offerFormAgain],
    chips: ["Go to the form", CARRY_ON, "What can you do?"],
  };
}

/** What each intent does that is no question. */
export const intentHandlers: Readonly<
  Record<Exclude<Intent, Question>, IntentHandler>
> = {
  emergency: (state, heard) => emergency(state, heard.emergency ?? "999"),
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
