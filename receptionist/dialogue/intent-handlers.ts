import type { Intent, Offer } from "../types.ts";
import { withoutPadding } from "../nlu/clauses.ts";
import { HURTS, QUESTION, RINGS } from "../nlu/cues.ts";
import { stretchIn } from "../nlu/entities/stretches.ts";
import { inLondon } from "../clinic/calendar.ts";
import { messageIn } from "../nlu/message.ts";
import { ownsPractice } from "../nlu/owner.ts";
import { leaving, yesOrNo } from "../nlu/yes-no.ts";
import { fillIn, sayPhone } from "../format-spoken.ts";
import { ask, ofTreatment, price, questionOf, sayBooked } from "./answers.ts";
import {
  objects,
  sooner,
  status,
  whetherDone,
  whereToGo,
} from "./about-task.ts";
import { asksWhetherDone, asksWhetherSuitable } from "../nlu/asked.ts";
import { confirm } from "./complete.ts";
import { emergency } from "./alarm.ts";
import { accept, callUs, offerForm, offerNote } from "./offers.ts";
import { note } from "./note.ts";
import { once } from "./once.ts";
import { firstFree } from "./choose-when.ts";
import { missing, REPHRASE } from "./prompts.ts";
import { cancel, hurt, inform, readAgain, refuse, start } from "./tasks.ts";
import { demo, welcomeOwner } from "./owner.ts";
import { treatmentOf } from "./treatment-of.ts";
import type { Handler, Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** These count answers in a row that could not be used. */
const OTHER_WORDS_AFTER = 2;
const OFFER_AFTER = 3;

const goodbye: Handler = ({ state }) => ({
  state,
  complete: true,
  say: [wording.goodbye],
  chips: ["Book an appointment", "I’d like a demo"],
  effects: [{ name: "end" }],
});

/** What an owner tells us to ring them by stands in the form, whether they go there or not. */
function ringOwner(situation: Situation): Turn {
  const { state, heard } = situation;
  const { name, phone, message } = state.told;
  if (!phone)
    return offerForm(situation, [callUs(situation), wording.offerDemo]);
  const isWhen = heard.time ?? heard.day ?? heard.part;
  const when = isWhen ? questionOf(heard.words) : undefined;
  const told = {
    ...state.told,
    ...(when && { message: [message, when].filter(Boolean).join("\n") }),
  };
  const who = [name, sayPhone(phone)].filter(Boolean).join(", ");
  const turn = offerForm({ ...situation, state: { ...state, told } }, [
    fillIn(wording.inForm, { who }),
    callUs(situation),
    wording.offerThere,
  ]);
  return { ...turn, effects: [{ name: "noted", fields: told }] };
}

const human: Handler = (situation) => {
  const { state, heard } = situation;
  if (state.isOwner) return ringOwner(situation);
  // Who asks to be rung takes the note that was offered.
  return state.offer?.kind === "note" && messageIn(heard.words).kind === "ring"
    ? accept(situation, state.offer)
    : offerNote(situation, [wording.noPerson], "");
};

const RINGS_BACK =
  /\b(?:someone|somebody|anyone) (?:\w+ ){0,3}(?:ring|call|phone|contact|email|get back to|give) (?:me|us)\b/;

/** A yes with a name or a number, and no message. */
const MAX_PERSON_WORDS = 9;

const AGREES =
  /^(?:yes|please|ok|okay|sure|aye)\b(?!.*\b(?:tell|let|ask|say|mention|add|remind)\b)/;

/** A caller who asks about Ellaira and wants to be rung waits for us, not for the clinic. */
const message: Handler = (situation) => {
  const { state, heard } = situation;
  const { offer } = state;
  const isOffered = offer?.kind === "note" || offer?.kind === "question";
  const { kind, matter, receiver } = messageIn(heard.words);
  // "Yes please, when will they ring me?" takes what was offered, and "yes, tell them I'm late" says another one.
  const agrees = AGREES.test(heard.text) && QUESTION.test(heard.text);
  // "Yes, tell them it's Mrs Dunne" adds nothing but the name.
  const isPerson =
    yesOrNo(heard.text) === "yes" &&
    (heard.name ?? heard.phone) !== undefined &&
    heard.text.split(" ").length <= MAX_PERSON_WORDS;
  const takes = agrees || isPerson || RINGS.test(heard.text) || !matter;
  // A message for the hygienist is none for us.
  const isForStaff = kind === "message" && receiver !== undefined;
  if (isOffered && takes && !(offer.kind === "question" && isForStaff)) {
    const slots = { ...state.slots, receiver };
    return accept({ ...situation, state: { ...state, slots } }, offer);
  }
  if (!state.isOwner || isForStaff) return note(situation);
  if (RINGS_BACK.test(heard.text)) return human(situation);
  const { question } = state;
  return question && !matter
    ? accept(situation, { kind: "question", question })
    : note(situation);
};

/** What is told after an offer may take it, or ask for a later time. */
const told: Handler = (situation) => {
  const { state, heard, now } = situation;
  const { offer } = state;
  const { name, phone, day, time, part, any } = heard;
  if (!offer || day || time || any) return inform(situation);
  const from = stretchIn(heard.text, inLondon(now).day)?.from;
  if (offer.kind === "when" && (part ?? from)) {
    const free = firstFree(from ?? offer.day, part, now, heard.days);
    const other: Offer = { ...offer, ...free, again: true };
    return { state: { ...state, offer: other }, say: [] };
  }
  const isTaken =
    (name ?? phone) && offer.kind !== "form" && offer.kind !== "price";
  return isTaken ? accept(situation, offer) : inform(situation);
};

const yes: Handler = (situation) => {
  const { state } = situation;
  const isRead = state.asks === "confirm" && !missing(state);
  // "Yes, cancel it" is said of what was read back, and not of the form.
  const isOfTask = /\b(?:book|move|cancel|send) (?:it|that)\b/.test(
    situation.heard.text,
  );
  if (state.offer && !(isRead && isOfTask && state.offer.kind === "form"))
    return accept(situation, state.offer);
  if (isRead)
    return confirm({ ...situation, state: { ...state, offer: undefined } });
  // "Perfect, lovely" to "Is there anything else?" asks for nothing.
  const isPraise = !/\b(?:yes|please|sure|actually)\b/.test(
    situation.heard.text,
  );
  if (state.asks === "anything-else" && isPraise) return goodbye(situation);
  return {
    state: state.task ? state : { ...state, asks: "anything" },
    say: [],
  };
};

const no: Handler = (situation) => {
  const { state, heard } = situation;
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

const thanks: Handler = (situation) => {
  const { state } = situation;
  // Who says thank you again has nothing else.
  const isAgain = state.last.say.includes(wording.welcome);
  return state.asks === "anything-else" && isAgain
    ? goodbye(situation)
    : {
        state,
        complete: !state.task && state.asks === "anything",
        say: [wording.welcome],
      };
};

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

function dontKnow({ heard }: Situation): string {
  if (heard.found) return wording.askClinician;
  return asksWhetherDone(heard.text) ? wording.notOffered : wording.dontKnow;
}

const isAsked = (text: string): boolean =>
  QUESTION.test(text) && text.split(" ").length >= MIN_QUESTION_WORDS;
const CANT_COME =
  /\b(?:cant|cannot|wont be able to|couldnt|not able to) (?:do|make|come|manage|get)\b|\bnot that (?:one|day|time)\b|\b(?:isnt|not|no) (?:any )?(?:good|possible)\b|\bdoesnt (?:suit|work)\b/;

/** What she does not know she offers to pass on; what made no sense she asks to hear again. */
const miss: Handler = (situation) => {
  const { state, heard } = situation;
  if (state.offer?.kind === "when" && CANT_COME.test(heard.text))
    return refuse(situation);
  if (state.task) {
    const lost =
      state.misses > 0 ? wording.stillNotUnderstood : wording.notUnderstood;
    const say = [isAsked(heard.text) ? wording.teamTells : lost];
    return state.asks === "confirm"
      ? readAgain({ state, say })
      : { state, say };
  }
  // Who asks something is not only greeted.
  const asks = QUESTION.test(withoutPadding(heard.text));
  if (ownsPractice(heard.text) && !asks) return welcomeOwner(situation);
  if (HURTS.test(heard.text) && !state.isOwner)
    return offerNote(situation, [wording.sorryToHear, wording.medical]);
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
  treatment: (situation) =>
    // "What's the soonest you could do a crown" wants one.
    situation.heard.any && !situation.state.task
      ? start("book")(situation)
      : ofTreatment(wording.treatmentIs)(situation),
  "price-of-treatment": price,
  emergency: ({ state, heard: { urgency } }) =>
    emergency({ state }, urgency.number ?? "999", urgency.help),
  medical: (situation) => {
    const isOfTreatment = asksWhetherSuitable(situation.heard.text);
    const say = [isOfTreatment ? wording.askClinician : wording.medical];
    return situation.state.task
      ? { state: situation.state, say }
      : offerNote(situation, say);
  },
  hurt,
  status,
  "whether-done": whetherDone,
  sooner,
  objects,
  "where-to-go": whereToGo,
  book,
  move: start("move"),
  cancel,
  note: message,
  inform: told,
  yes,
  no,
  human,
  demo,
  repeat: ({ state, heard, now }) =>
    // "What was the time again", of what has just been booked
    !state.task && state.booked && /\b(?:day|time|date)\b/.test(heard.text)
      ? { state, say: [sayBooked(state.booked, now)] }
      : { state, complete: true, ...state.last },
  back,
  goodbye,
  help: ({ state }) => ({
    state,
    complete: !state.task,
    say: [state.isOwner ? wording.helpOwner : wording.help, wording.helpMore],
  }),
  thanks,
  greet: ({ state }) => ({ state, say: [wording.hello] }),
  unknown: miss,
};
