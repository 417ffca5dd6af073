import type { Facts } from "../facts.ts";
import { fillIn } from "../format-spoken.ts";
import { leaving } from "../nlu/yes-no.ts";
import type { Intent, Question, State } from "../types.ts";
import { missing, REPHRASE } from "./prompts.ts";
import { cancel, confirm, greeting, inform, refuse, start } from "./tasks.ts";
import type { Handler, Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** These count answers in a row that could not be used. */
const OTHER_WORDS_AFTER = 2;
const OFFER_AFTER = 3;
const HAND_OVER_AFTER = 5;

const CARRY_ON = "Carry on";

const callUs = ({ phone }: Facts) => fillIn(wording.callUs, { phone });

export const emergency = (state: State, number: "999" | "111"): Turn => ({
  state,
  complete: true,
  say: [wording.emergency[number], wording.emergencyNote],
  chips: [CARRY_ON, "Goodbye"],
  effects: [{ name: "emergency", number }],
});

const goodbye: Handler = ({ state }) => ({
  state,
  complete: true,
  say: [wording.goodbye],
  chips: ["Book an appointment", "I’d like a demo"],
  effects: [{ name: "end" }],
});

const handOver: Handler = ({ state, heard, facts }) => ({
  state: { ...state, formOffered: undefined },
  complete: true,
  say: [...(heard.intent === "human" ? [callUs(facts)] : []), wording.handOver],
  chips: [CARRY_ON],
  effects: [{ name: "hand-over", fields: state.told }],
});

const WANTS_IT =
  /\b(?:demo\w*|buy\w*|quot\w*|sign\w*|order\w*|purchas\w*|sold|interested|contact|call|ring|start\w*|show|see|sales|want|like|need|keen|try\w*|trial\w*|book|arrange|speak|talk|send|email|look\w*|after|help|could|can|how|would|get|have|next|form|consider\w*|think\w*)\b/;

/** Callers who only say that they run a practice may have questions before they want the form. */
const demo: Handler = (situation) => {
  const { state, heard } = situation;
  if (WANTS_IT.test(heard.text)) return handOver(situation);
  return {
    state,
    say: [greeting(heard.name) ?? wording.hello, wording.helpMore],
    chips: ["I’d like a demo", "Which plans are there?", "How long is setup?"],
  };
};

const yes: Handler = (situation) => {
  const { state } = situation;
  if (state.formOffered) return handOver(situation);
  if (state.asks === "confirm" && !missing(state)) return confirm(situation);
  return {
    state: state.task ? state : { ...state, asks: "anything" },
    say: [],
  };
};

const no: Handler = (situation) => {
  const { state, heard } = situation;
  const isStaying = state.formOffered && !leaving(heard.text);
  if (state.task && !isStaying) return refuse(situation);
  return isStaying || state.asks !== "anything-else"
    ? { state, say: [wording.fine] }
    : goodbye(situation);
};

const back: Handler = ({ state }) => {
  const before = state.past.at(-1);
  if (!before) return { state, say: [wording.nothingToUndo] };
  const past = state.past.slice(0, -1);
  return {
    state: { ...state, digits: undefined, ...before, past },
    say: [wording.backOneStep],
  };
};

const miss: Handler = ({ state }) => {
  const first = state.task ? wording.notUnderstood : wording.unknown;
  return {
    state,
    say: [state.misses > 0 ? wording.stillNotUnderstood : first],
  };
};

export function helpOn(turn: Turn, situation: Situation): Turn {
  const misses = situation.state.misses + 1;
  const state = { ...turn.state, misses };
  if (misses < OTHER_WORDS_AFTER) return { ...turn, state };
  if (misses < OFFER_AFTER)
    return { ...turn, complete: false, state: { ...state, repeats: REPHRASE } };
  if (misses >= HAND_OVER_AFTER) return handOver({ ...situation, state });
  return {
    state: { ...state, formOffered: true },
    complete: true,
    say:
      misses === OFFER_AFTER
        ? [wording.offerForm, callUs(situation.facts)]
        : [wording.offerFormAgain],
    chips: ["Go to the form", CARRY_ON, "What can you do?"],
  };
}

export const intentHandlers: Readonly<
  Record<Exclude<Intent, Question>, Handler>
> = {
  emergency: ({ state, heard }) => emergency(state, heard.emergency ?? "999"),
  medical: ({ state }) => ({ state, say: [wording.medical] }),
  book: start("book"),
  move: start("move"),
  cancel,
  inform,
  yes,
  no,
  human: handOver,
  demo,
  repeat: ({ state }) => ({ state, complete: true, ...state.last }),
  back,
  goodbye,
  help: ({ state }) => ({ state, say: [wording.help, wording.helpMore] }),
  thanks: ({ state }) => ({ state, say: [wording.thanks] }),
  greet: ({ state }) => ({ state, say: [wording.hello] }),
  unknown: miss,
};
