import type { Help, Intent } from "../types.ts";
import { QUESTION } from "../nlu/cues.ts";
import type { Heard } from "../nlu/understand.ts";
import { ownsPractice } from "../nlu/knowledge.ts";
import { leaving, yesOrNo } from "../nlu/yes-no.ts";
import { ask, ofTreatment, price } from "./answers.ts";
import { asksWhetherDone } from "../nlu/asked.ts";
import { clarify } from "./clarify.ts";
import { confirm } from "./complete.ts";
import {
  accept,
  callUs,
  CARRY_ON,
  handOver,
  offerForm,
  offerNote,
} from "./offers.ts";
import { note } from "./note.ts";
import { once } from "./once.ts";
import { missing, REPHRASE } from "./prompts.ts";
import { cancel, greeting, hurt, inform, refuse, start } from "./tasks.ts";
import { treatmentOf } from "./treatment-of.ts";
import type { Handler, Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** These count answers in a row that could not be used. */
const OTHER_WORDS_AFTER = 2;
const OFFER_AFTER = 3;

function sayWhomToCall(number: "999" | "111", help?: Help): string[] {
  if (!help) return [wording.emergency[number], wording.emergencyNote];
  const isInDanger = help === "mind" && number === "999";
  return isInDanger ? wording.inDanger : wording.helplines[help];
}

/** Tells whom to call, and with what is said of despair or violence, who else helps. */
export const emergency = (
  { state }: Pick<Situation, "state">,
  number: "999" | "111",
  help?: Help,
): Turn => ({
  state,
  complete: true,
  say: sayWhomToCall(number, help),
  chips: [CARRY_ON, "Goodbye"],
  effects: [{ name: "emergency", number, ...(help && { help }) }],
});

const goodbye: Handler = ({ state }) => ({
  state,
  complete: true,
  say: [wording.goodbye],
  chips: ["Book an appointment", "I’d like a demo"],
  effects: [{ name: "end" }],
});

/** Who asks for the form or a demo has said yes to being taken there. */
const DEMANDS =
  /\b(?:demo\w*|form|sign|buy|buying|order|purchase|go ahead|get started|start)\b/;
/** Callers who only say that they run a practice may have questions before they want the form. */
const WANTS =
  /\b(?:demo\w*|buy\w*|quot\w*|sign|order|interested|start\w*|show|see|want|like|need|keen|try\w*|look\w*|get|consider\w*|think\w*|help|could|can|how)\b/;
const ONLY_ASKS = /^(?:what|how|is|are|does|do|why|who|when|where|will)\b/;

const welcomeOwner: Handler = ({ state, heard }) => ({
  state,
  complete: true,
  say: [greeting(heard.name) ?? wording.hello, wording.welcomeOwner],
  chips: [
    "How can you help my clinic?",
    "What does Ellaira cost?",
    "How long is setup?",
  ],
});

const demo: Handler = (situation) => {
  const { heard } = situation;
  const { text } = heard;
  if (ownsPractice(text) && !WANTS.test(text)) return welcomeOwner(situation);
  const demands = DEMANDS.test(text) && !ONLY_ASKS.test(text);
  return demands
    ? handOver(situation)
    : offerForm(situation, [
        greeting(heard.name) ?? wording.gladly,
        wording.offerDemo,
      ]);
};

const human: Handler = (situation) =>
  situation.state.isOwner
    ? offerForm(situation, [callUs(situation), wording.offerDemo])
    : offerNote(situation, [wording.noPerson], "");

const RINGS_BACK =
  /\b(?:someone|somebody|anyone) (?:\w+ ){0,3}(?:ring|call|phone|contact|email|get back to) (?:me|us)\b/;

/** Whoever asks about Ellaira and wants to be rung waits for us, not for the clinic. */
const message: Handler = (situation) =>
  situation.state.isOwner && RINGS_BACK.test(situation.heard.text)
    ? human(situation)
    : note(situation);

const yes: Handler = (situation) => {
  const { state } = situation;
  if (state.offer) return accept(situation, state.offer);
  if (state.asks === "confirm" && !missing(state)) return confirm(situation);
  return {
    state: state.task ? state : { ...state, asks: "anything" },
    say: [],
  };
};

const no: Handler = (situation) => {
  const { state, heard } = situation;
  if (state.offer?.kind === "about")
    return offerNote(situation, [wording.dontKnow], state.offer.words);
  if (state.task && state.offer?.kind === "note")
    return { state: { ...state, offer: undefined }, say: [wording.fine] };
  if (state.task) return refuse(situation);
  const isStaying = state.offer !== undefined && !leaving(heard.text);
  return isStaying || state.asks !== "anything-else"
    ? { state: { ...state, asks: "anything-else" }, say: [wording.fine] }
    : goodbye(situation);
};

const isSoon = ({ state, heard, handbook }: Situation) =>
  !state.task && treatmentOf(handbook, heard.treatment)?.soon === true;

/** After "Shall I book one?", "book it" is a yes. */
const book: Handler = (situation) => {
  const { state, heard } = situation;
  const { offer } = state;
  if (offer?.kind === "price" && heard.treatment) return price(situation);
  return offer?.kind === "book" && !heard.treatment
    ? accept(situation, offer)
    : isSoon(situation)
      ? hurt(situation)
      : start("book")(situation);
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

/** Fewer words are a slip of the ear, and no question. */
const MIN_QUESTION_WORDS = 3;

/** "None of these" adds nothing to what was asked. */
const wordsOf = (before: string, { text, words }: Heard): string =>
  yesOrNo(text) === "no" ? before : `${before} ${words}`;

function dontKnow({ heard }: Situation): string {
  if (heard.asOwner) return wording.dontKnow;
  if (heard.found) return wording.askClinician;
  return asksWhetherDone(heard.text) ? wording.notOffered : wording.dontKnow;
}

/** What she does not know she offers to pass on; what made no sense she asks to hear again. */
const miss: Handler = (situation) => {
  const { state, heard } = situation;
  if (state.task)
    return {
      state,
      say: [
        state.misses > 0 ? wording.stillNotUnderstood : wording.notUnderstood,
      ],
    };
  // Who asks something is not only greeted.
  if (ownsPractice(heard.text) && !QUESTION.test(heard.text))
    return welcomeOwner(situation);
  // What is asked of a treatment is for the clinician, and one that is unknown is not done.
  const isTreatment = heard.found ?? asksWhetherDone(heard.text);
  const near = isTreatment && !heard.asOwner ? undefined : clarify(situation);
  if (near) return near;
  if (state.offer?.kind === "about")
    return offerNote(
      situation,
      [dontKnow(situation)],
      wordsOf(state.offer.words, heard),
    );
  if (heard.text.split(" ").length >= MIN_QUESTION_WORDS)
    return offerNote(situation, [dontKnow(situation)]);
  return {
    state,
    say: [state.misses > 0 ? wording.stillNotUnderstood : wording.notCaught],
  };
};

export function helpOn(turn: Turn, situation: Situation): Turn {
  const misses = situation.state.misses + 1;
  const state = { ...turn.state, misses };
  if (turn.state.offer || misses < OTHER_WORDS_AFTER) return { ...turn, state };
  if (misses < OFFER_AFTER)
    return { ...turn, complete: false, state: { ...state, repeats: REPHRASE } };
  return offerForm(
    { ...situation, state },
    misses === OFFER_AFTER
      ? [wording.offerForm, callUs(situation)]
      : [wording.offerFormAgain],
  );
}

export const intentHandlers: Readonly<Record<Intent, Handler>> = {
  ask: once(ask),
  treatment: ofTreatment(wording.treatmentIs),
  "price-of-treatment": price,
  emergency: ({ state, heard: { urgency } }) =>
    emergency({ state }, urgency.number ?? "999", urgency.help),
  medical: ({ state }) => ({ state, say: [wording.medical] }),
  hurt,
  book,
  move: start("move"),
  cancel,
  note: message,
  inform,
  yes,
  no,
  human,
  demo,
  repeat: ({ state }) => ({ state, complete: true, ...state.last }),
  back,
  goodbye,
  help: ({ state }) => ({
    state,
    complete: !state.task,
    say: [state.isOwner ? wording.helpOwner : wording.help, wording.helpMore],
  }),
  thanks: ({ state }) => ({
    state,
    complete: !state.task && state.asks === "anything",
    say: [wording.thanks],
  }),
  greet: ({ state }) => ({ state, say: [wording.hello] }),
  unknown: miss,
};
