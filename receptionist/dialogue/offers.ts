import { fillIn } from "../format-spoken.ts";
import { isLikelyOwner } from "../nlu/owner.ts";
import { yesOrNo } from "../nlu/yes-no.ts";
import type { Intent, Offer, State } from "../types.ts";
import { fill } from "./fill-slots.ts";
import { addToDemo } from "./introduce.ts";
import { start } from "./tasks.ts";
import { dictatedIn, messageOf, questionOf } from "./written-note.ts";
import { treatmentOf } from "./treatment-of.ts";
import { ASIDES, type Handler, type Situation, type Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

export const CARRY_ON = "Carry on";
export const GO_TO_FORM = "Go to the form";

export const callUs = ({ handbook }: Situation) =>
  fillIn(wording.callUs, { phone: handbook.product.phone });

/** To the form of the page, with what the caller has told. */
export const handOver: Handler = ({ state }) => ({
  state,
  complete: true,
  say: [Object.keys(state.told).length > 0 ? wording.handOver : wording.toForm],
  chips: [CARRY_ON],
  effects: [{ name: "hand-over", fields: state.told }],
});

export const offerForm = (
  situation: Situation,
  say: readonly string[],
): Turn => ({
  state: { ...situation.state, offer: { kind: "form" } },
  complete: true,
  say,
  chips: [GO_TO_FORM, CARRY_ON, "What can you do?"],
});

/** To pass on what she can't answer or do: to the team of the clinic, or to us. */
export function offerNote(
  situation: Situation,
  say: readonly string[],
  words = situation.heard.words,
): Turn {
  const { state } = situation;
  const question = questionOf(words);
  const { owner, intent, entry } = situation.heard;
  const isPatient =
    intent === "human" ||
    state.topic?.treatment !== undefined ||
    state.done !== undefined;
  const isOwner =
    state.isOwner ??
    (entry?.noted === true || (!isPatient && isLikelyOwner(owner)));
  const offer: Offer = isOwner
    ? { kind: "question", question }
    : { kind: "note", message: messageOf(words) };
  return {
    state: { ...state, offer },
    complete: true,
    say: [...say, isOwner ? wording.noteForDemo : wording.noteForTeam],
    chips: [
      isOwner ? "Yes, note it" : "Yes, leave a note",
      "No, thank you",
      "What can you do?",
    ],
  };
}

/** The question by which something is offered once more, if it is no mere hint. */
function offerAgain(
  offer: Offer,
  handbook: Situation["handbook"],
): string | undefined {
  switch (offer.kind) {
    case "note":
      return wording.again.note;
    case "book": {
      const { name = wording.again.appointment } =
        treatmentOf(handbook, offer.treatment) ?? {};
      return fillIn(wording.again.book, { treatment: name });
    }
    default:
      return undefined;
  }
}

/** Keeps for the form what an owner asks. */
export function noteForDemo(state: State, question: string): Turn {
  const message = addToDemo(state.told.message, question);
  const told = { ...state.told, message };
  return {
    state: { ...state, told, offer: undefined },
    complete: true,
    say: [wording.questionNoted],
    chips: ["I’d like a demo", "What can you do?"],
    effects: [{ name: "noted", fields: told }],
  };
}

/** Does what was offered. */
export function accept(situation: Situation, offer: Offer): Turn {
  const { state, heard } = situation;
  const without: State = { ...state, offer: undefined };
  switch (offer.kind) {
    case "form":
      return handOver({ ...situation, state: without });
    case "question":
      return noteForDemo(state, offer.question);
    case "note": {
      // "Yes, leave a note, say that she's nervous"
      const isTold = /\b(?:note|message)\b/.test(heard.text);
      const told = isTold ? dictatedIn(heard.words) : undefined;
      const message = told ?? (offer.message || undefined);
      const slots = { ...without.slots, message };
      return start("note")({ ...situation, state: { ...without, slots } });
    }
    case "book": {
      const { treatment = heard.treatment } = offer;
      return start("book")({ ...situation, heard: { ...heard, treatment } });
    }
    case "price":
      return { state: without, say: [] };
    case "when": {
      const { day, time } = offer;
      return fill({
        ...situation,
        // The day is the one that was offered, whichever was named before.
        state: { ...without, named: day },
        heard: { ...heard, day, time },
      });
    }
  }
}

/** What is said besides passes no offer over. */
const BESIDES = new Set<Intent>([...ASIDES, "thanks", "greet"]);

/** An offer outlasts a question, and is then made once more; one of a time lasts until there is one. */
export function outlasting(
  before: State,
  turn: Turn,
  { heard: { intent, source, text }, handbook }: Situation,
): Turn {
  const { offer } = before;
  if (!offer || turn.state.offer !== offer) return turn;
  if (intent === "repeat" || source === "smalltalk") return turn;
  const isTime = offer.kind === "when";
  if (isTime && (BESIDES.has(intent) || intent === "unknown"))
    return {
      ...turn,
      state: { ...turn.state, offer: { ...offer, again: true } },
    };
  // Who turns out to run a practice is sold no treatment, and "no, I'll ask the chemist" wants no note.
  const isOff =
    (offer.kind === "book" && turn.state.isOwner) || yesOrNo(text) === "no";
  const question = isOff ? undefined : offerAgain(offer, handbook);
  if (!question || offer.again || turn.state.task || !BESIDES.has(intent))
    return { ...turn, state: { ...turn.state, offer: undefined } };
  return {
    ...turn,
    state: { ...turn.state, offer: { ...offer, again: true } },
    complete: true,
    say: [...turn.say, question],
    chips: ["Yes, please", "No, thank you"],
  };
}
