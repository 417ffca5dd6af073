import type { Intent } from "../types.ts";
import { withoutPadding } from "../nlu/clauses.ts";
import {
  GREETS,
  HURTS,
  NO_DEMO,
  NOTES_THAT,
  QUESTION,
  RINGS,
  WANTS_A_RING,
} from "../nlu/cues.ts";
import { inLondon } from "../clinic/calendar.ts";
import { fillIn } from "../format-spoken.ts";
import { stretchIn } from "../nlu/entities/stretches.ts";
import { emailIn } from "../nlu/entities/email.ts";
import { LOST } from "../nlu/lines.ts";
import { messageIn, withoutBeginning } from "../nlu/message.ts";
import { ownsPractice } from "../nlu/owner.ts";
import {
  isClearYes,
  leaving,
  withoutGreeting,
  yesOrNo,
} from "../nlu/yes-no.ts";
import { ask, ofTreatment, price } from "./answers.ts";
import { sooner, status } from "./about-task.ts";
import { ASKS_IF_OFFERED } from "../nlu/asked.ts";
import { confirm, leave, sayBooked } from "./complete.ts";
import { emergency, isExample, ofExample } from "./alarm.ts";
import { accept, noteForDemo, offerNote } from "./offers.ts";
import { human } from "./human.ts";
import { medical, urgentVisit } from "./medical.ts";
import { ASKS_WHEN_RUNG, note, noted } from "./note.ts";
import { addTo, questionOf, withoutPerson } from "./written-note.ts";
import { firstFree, isNever } from "./choose-when.ts";
import { missing } from "./prompts.ts";
import { cancel, hurt, inform, refuse, repeatsBooked, start } from "./tasks.ts";
import { demo, welcomeOwner } from "./owner.ts";
import { bookedTreatment, treatmentOf } from "./treatment-of.ts";
import { type Handler, type Situation, withSlots } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** Who leaves in the middle hears that nothing was done. */
const goodbye: Handler = ({ state, heard, now }) => {
  const { booked } = state;
  // "So it's half past two on the Tuesday. Bye now"
  const isAsked = booked && !state.task && (heard.time ?? heard.day);
  const again = isAsked ? [sayBooked(booked, now)] : [];
  const left = state.task ? leave(state) : { state, say: again };
  return {
    state: left.state,
    complete: true,
    say: [...left.say, wording.goodbye],
    chips: ["Book an appointment", "I’d like a demo"],
    effects: [{ name: "end" }],
  };
};

const TAKES_OFFER =
  /^(?:(?:oh|ah|well) )*(?:yes|yeah|yep|please|ok|okay|sure|aye|all ?right|go on|i (?:suppose|guess) so)\b/;

const FOR_STAFF = /\b(?:get|ask|tell|for) (?:the|your(?! team)|dr) \w+/;

/** Takes the note that was offered, or another one. */
const message: Handler = (situation) => {
  const { state, heard } = situation;
  const { offer } = state;
  const matter = messageIn(heard.words);
  const isOffered = offer?.kind === "note" || offer?.kind === "question";
  const isRung = RINGS.test(heard.text) || WANTS_A_RING.test(heard.text);
  if (
    isOffered &&
    TAKES_OFFER.test(heard.text) &&
    ASKS_WHEN_RUNG.test(heard.text)
  ) {
    const turn = accept(situation, offer);
    return { ...turn, say: [...turn.say, wording.whenRung] };
  }
  if (isOffered && (!matter || RINGS.test(heard.text)))
    return accept(situation, offer);
  if (offer?.kind === "note" && matter && TAKES_OFFER.test(heard.text))
    return accept(situation, {
      ...offer,
      message: addTo(offer.message, withoutPerson(matter, heard)),
    });
  // "Get the practice manager to ring me" is for the clinic.
  const isForUs = state.isOwner && !state.task && !FOR_STAFF.test(heard.text);
  if (isForUs && isRung) return human(situation);
  const isDictated = /\bnote (?:this|that|it) down\b/.test(heard.text);
  // "Tell them we're on Pabau", once they have left their number for us
  const isAwaited = offer?.kind === "form" || state.told.phone !== undefined;
  return isForUs && (isDictated || isAwaited) && matter
    ? noteForDemo(state, questionOf(matter))
    : note(situation);
};

/** What is told after an offer may take it, or ask for a later time. */
const informed: Handler = (situation) => {
  const { state, heard, now } = situation;
  const { offer } = state;
  const { name, phone, day, time, part, any } = heard;
  // "Half four or something", of the day that was offered
  if (offer?.kind === "when" && time && !day)
    return inform({
      ...situation,
      state: { ...withSlots(state, { day: offer.day }), offer: undefined },
    });
  if (!offer || day || time || any) return inform(situation);
  if (part && isNever(part)) return inform(situation);
  const from = stretchIn(heard.text, inLondon(now).day)?.from;
  if (offer.kind === "when" && (part ?? from)) {
    const free = firstFree(from ?? offer.day, part, now, heard.days);
    return {
      state: { ...state, offer: { ...offer, ...free, again: true } },
      say: [],
    };
  }
  const isTaken =
    (name ?? phone) && offer.kind !== "form" && offer.kind !== "price";
  return isTaken ? accept(situation, offer) : inform(situation);
};

/** In words: "that's grand, thanks a million" */
const MAX_PRAISE = 6;

const yes: Handler = (situation) => {
  const { state, heard } = situation;
  if (state.offer) return accept(situation, state.offer);
  if (state.asks === "confirm" && !missing(state)) return confirm(situation);
  if (state.asks === "anything-else") {
    // "It's definitely OK for his nan" agrees to nothing, and "perfect, lovely" asks for nothing.
    if (heard.text.split(" ").length > MAX_PRAISE) return { state, say: [] };
    if (!/\b(?:yes|please|sure|actually)\b/.test(heard.text))
      return goodbye(situation);
  }
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
  const isLeaving =
    !NO_DEMO.test(heard.text) && (!state.offer || leaving(heard.text));
  return isLeaving && state.asks === "anything-else"
    ? goodbye(situation)
    : { state: { ...state, asks: "anything-else" }, say: [wording.fine] };
};

const thanks: Handler = ({ state }) => ({
  state,
  complete: !state.task && state.asks === "anything",
  say: [wording.welcome],
});

const WANTS_AGAIN =
  /\b(?:book|appointment|another|one (?:for|on|at|next|please)|too|also|as well|after|need|want|(?:id|would) like|same|new)\b/;

/** "Is it all right for skin, the GP", "my gums bleed when I brush", of what was just booked for that */
const isOfBooked = ({ state, heard, handbook }: Situation): boolean =>
  !state.task &&
  heard.treatment !== undefined &&
  (heard.day ?? heard.time) === undefined &&
  heard.treatment === bookedTreatment(state.booked, handbook)?.id &&
  !WANTS_AGAIN.test(heard.text);

/** After "Shall I book one?", "book it" is a yes. */
const book: Handler = (situation) => {
  const { state, heard, handbook, now } = situation;
  const { offer } = state;
  if (offer?.kind === "price" && heard.treatment) return price(situation);
  if (offer?.kind === "book" && !heard.treatment)
    return accept(situation, offer);
  if (isOfBooked(situation)) return miss(situation);
  if (!state.task && !heard.treatment && repeatsBooked(situation))
    return { state, say: [] };
  // "Yes, book it", said again once it is booked
  if (!state.task && state.booked && isClearYes(heard.text, "book"))
    return { state, say: [sayBooked(state.booked, now)] };
  const isSoon = treatmentOf(handbook, heard.treatment)?.soon;
  return isSoon && !state.task ? hurt(situation) : start("book")(situation);
};

const back: Handler = ({ state }) => {
  const before = state.past.at(-1);
  if (!before) return { state, say: [wording.nothingToUndo] };
  const past = state.past.slice(0, -1);
  return {
    // All of it is read back again.
    state: {
      ...state,
      digits: undefined,
      readBack: undefined,
      ...before,
      past,
    },
    say: [wording.backOneStep],
  };
};

/** Fewer words are a slip of the ear, and no question. */
const MIN_QUESTION_WORDS = 3;

/** What she does not know she offers to pass on; what made no sense she asks to hear again. */
const miss: Handler = (situation) => {
  const { state, heard } = situation;
  const { text } = heard;
  const isLong = text.split(" ").length >= MIN_QUESTION_WORDS;
  const asks = QUESTION.test(withoutPadding(withoutGreeting(text)));
  if (state.task) {
    const lost =
      state.missed > 0 ? wording.stillNotUnderstood : wording.notUnderstood;
    if (asks && isLong && !LOST.test(text))
      return state.task === "cancel"
        ? { state, say: [wording.dontKnow] }
        : noted(
            state,
            questionOf(withoutBeginning(heard.words)),
            wording.teamTells,
          );
    // "Yes please, he's upstairs": whether that was meant is asked once.
    if (state.asks === "confirm" && yesOrNo(text) === "yes")
      return { state, say: [wording.beSure] };
    // All of it is read back once more.
    return { state: { ...state, readBack: undefined }, say: [lost] };
  }
  // "So it's Thursday the nineteenth at eleven, isn't it"
  if (state.booked && repeatsBooked(situation))
    return { state, say: [sayBooked(state.booked, situation.now)] };
  if (emailIn(heard.words))
    return { state, complete: true, say: [wording.thankYou] };
  // "Yes, note that", of what was only answered
  if (state.isOwner && state.topic && NOTES_THAT.test(text))
    return noteForDemo(state, state.topic.text);
  // Who asks something, or has talked with her before, is not only greeted.
  const isFirst = !state.topic && !state.answered && !state.done;
  if (ownsPractice(text) && !asks && isFirst) return welcomeOwner(situation);
  if (HURTS.test(text) && !state.isOwner)
    return offerNote(situation, [wording.sorryToHear, wording.medical]);
  if (!isLong) return { state, say: [wording.notCaught] };
  // "Hello dear, can you hear me, my grandson told me to have a go"
  const isGreeting =
    isFirst && GREETS.test(text) && withoutGreeting(text) !== text;
  if (isGreeting && !asks && state.asks === "anything")
    return { state, say: [wording.hello] };
  if (heard.found && !state.isOwner)
    return offerNote(situation, [wording.askClinician]);
  // In a list "data protection" only looks like a name.
  const { name } = heard;
  const isTaken = [state.told.name, state.patient.name].includes(name);
  return offerNote(situation, [
    ...(name && isTaken ? [fillIn(wording.helloName, { name })] : []),
    ASKS_IF_OFFERED.test(text) && !state.isOwner
      ? wording.notOffered
      : wording.dontKnow,
  ]);
};

export const intentHandlers: Readonly<Record<Intent, Handler>> = {
  ask,
  treatment: ofTreatment(wording.treatmentIs),
  "price-of-treatment": price,
  emergency: (situation) => {
    const { state, heard } = situation;
    const { number = "999", help, isDental } = heard.urgency;
    if (isExample(situation)) return ofExample(state, number);
    return isDental
      ? urgentVisit(situation)
      : emergency(state, heard.words, number, help);
  },
  medical,
  hurt: (situation) => {
    if (!isOfBooked(situation)) return hurt(situation);
    const { state, heard } = situation;
    return QUESTION.test(heard.text)
      ? medical(situation)
      : { state, say: [wording.sorryToHear, wording.ifWorse] };
  },
  status,
  sooner,
  "where-to-go": ({ state }) => ({ state, say: [wording.whereToGo] }),
  book,
  move: start("move"),
  cancel,
  note: message,
  inform: informed,
  yes,
  no,
  human,
  demo,
  repeat: (situation) => {
    const { state, heard } = situation;
    const { asks, slots } = state;
    // "Can you read it all back to me"
    if (asks === "confirm" && /\bread\b/.test(heard.text))
      return { state: { ...state, readBack: undefined, repeats: 0 }, say: [] };
    // "Did you say this afternoon?", while the name is asked for
    const isPerson = asks === "name" || asks === "phone";
    return isPerson && slots.day && slots.time
      ? status(situation)
      : { state, complete: true, ...state.last };
  },
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
