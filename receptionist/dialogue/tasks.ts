import type { Slot, Slots, State, Task } from "../types.ts";
import { inLondon } from "../clinic/calendar.ts";
import { fillIn } from "../format-spoken.ts";
import { ASKS_FOR_TIMES } from "../nlu/about-task.ts";
import { asksWhetherDone } from "../nlu/asked.ts";
import { ANOTHER, ASKS_FOR_ANY, DONT_KNOW, EMAIL } from "../nlu/cues.ts";
import { isStretch, stretchIn } from "../nlu/entities/stretches.ts";
import { leaving, withoutAnswer } from "../nlu/yes-no.ts";
import { turnsTo } from "../nlu/turns-to.ts";
import { firstFree, sayChosen } from "./choose-when.ts";
import { dentistInstead, fill, NO_PHONE } from "./fill-slots.ts";
import { missing } from "./prompts.ts";
import { leave } from "./complete.ts";
import { bookedTreatment, sayHowLong, treatmentOf } from "./treatment-of.ts";
import {
  type Handler,
  isSameReadBack,
  type Situation,
  type Turn,
} from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

function known({ task, told, booked, slots }: State, next: Task): Slots {
  const { currentDay, name = told.name, phone = told.phone } = slots;
  const { message, receiver, sender } = slots;
  const { day = currentDay, time, treatment } = slots;
  if (next === "note") return { name, phone, message, receiver, sender };
  // There was none to move: what was said of it is what is wanted.
  if (task === "move" && next === "book")
    return { day: day || undefined, time, name, phone, treatment };
  // The caller moves what was to be cancelled, or the other way round.
  if (task && task !== "book" && next !== "book")
    return { currentDay, name, phone };
  if (!booked) return { name, phone };
  return next === "book"
    ? // A second booking may be for somebody else.
      { phone }
    : { currentDay: booked.day, name: booked.name, phone: booked.phone };
}

/** "For me and my husband", "two appointments" */
const TWO =
  /\bback to back\b|\b(?:book|see|fit) (?!me\b)\w+ and \w+ in\b|\b(?:both of us|(?:for|book|see) (?:both|the two)|(?:me|myself|i) and (?:my|the) \w+|my \w+ and (?:me|i|myself|my \w+)|both (?:of )?(?:my|our)|(?:two|three|four|2|3|4) (?:appointments|of us|people|persons|kids|children|slots|of them)|(?:for|book|bring|see|get|fit|want|need) (?:in )?(?:my|our|the) (?:two|three|four|2|3|4|kids|children|twins|(?:boys|girls|lads|lasses|sons|daughters)(?! (?:got|been|had|has|just|only|not|never|name|come|appointment|tooth|teeth|\w+ing)\b))|my (?:two|2)\b(?! (?:are|were)\b)|the (?:pair of us|twins|boys|girls|lads|kids|children))\b/;

/** In more words, "can someone have a look" is no question whether it is done. */
const MAX_ASKED_WORDS = 10;

/** Why a caller can't come. */
const SAD =
  /\b(?:in(?:to)? hospital|taken ill|poorly|passed away|(?:has|have|just|she|he) died|funeral|bereave\w*|(?:had|having) (?:a|an|a bit of a|a bad|a nasty) (?:fall|accident|operation)|broken (?:my|his|her)|(?:really|very|been|too) (?:ill|unwell))\b/;

const BEREAVED =
  /\b(?:passed away|(?:since|after|when) (?:the|my) \w+ (?:passed|died)|lost my (?:wife|husband|mum|mam|dad|partner|son|daughter)|bereave\w*)\b/;

const AS_WELL = /\b(?:as well|too|the same|another|one for)\b/;

export const start =
  (task: Task): Handler =>
  (situation) => {
    const { state, heard, handbook } = situation;
    // "I'm Jane Foster", and then "one for my lad Alfie" puts no name right.
    const name = heard.name && { name: heard.name };
    const before =
      state.task === task ? state.slots : { ...known(state, task), ...name };
    const offered = state.offer?.kind === "book" && state.offer.treatment;
    // "Can you do one for my son" wants what was just booked.
    const { booked, topic } = state;
    // "How much is whitening?", and then "can I have one on Saturday"
    const asked = booked || !topic?.price ? undefined : topic.treatment;
    const isAnother = AS_WELL.test(heard.text) || ANOTHER.test(heard.text);
    const same = isAnother ? bookedTreatment(booked, handbook)?.id : undefined;
    // "And his sister at twenty past" comes on the same day.
    const day = isAnother && heard.time && !heard.day ? booked?.day : undefined;
    const named = heard.found?.as === "called" ? heard.treatment : undefined;
    const slots =
      task === "book"
        ? { treatment: named || offered || same || asked, day, ...before }
        : before;
    const { otherTreatment } = heard;
    const others = state.task === task ? state.others : [];
    const isSecond =
      task === "book" &&
      others.length === 0 &&
      (otherTreatment !== undefined || TWO.test(heard.text));
    const turn = inform({
      ...situation,
      state: {
        ...state,
        part: undefined,
        // The question at hand was the one of the other task.
        asks: state.task === task ? state.asks : "anything",
        task,
        slots,
        others: isSecond ? [{ treatment: otherTreatment }] : others,
        offer: undefined,
      },
    });
    const { treatment } = turn.state.slots;
    const isNew = treatment !== state.slots.treatment;
    // What was just told of it is not told again.
    const isTold = state.offer?.kind === "book";
    const described =
      task === "book" && isNew && !isTold && !same
        ? treatmentOf(handbook, treatment)
        : undefined;
    const { slots: after } = turn.state;
    const isNext = isAnother && booked && after.day && after.time;
    const isSad =
      BEREAVED.test(heard.text) || (task !== "book" && SAD.test(heard.text));
    const isDone =
      heard.intent !== "hurt" &&
      heard.found?.as === "called" &&
      heard.text.split(" ").length <= MAX_ASKED_WORDS &&
      asksWhetherDone(heard.text);
    return {
      ...turn,
      say: [
        ...(isSad ? [wording.sorryToHear] : []),
        ...(described && isDone ? [wording.weDo] : []),
        ...(described ? [sayHowLong(described, heard.found?.as)] : []),
        ...(isSecond ? [wording.oneByOne] : []),
        ...(isNext && missing(turn.state)
          ? [wording.nowTheOther, sayChosen("thatIs", after, situation.now)]
          : []),
        ...turn.say,
      ],
    };
  };

/** Who is in pain is offered the first time that there is, and told when to ring 111. */
export const hurt: Handler = (situation) => {
  const { state, now } = situation;
  if (state.task && (state.task !== "book" || state.slots.day))
    return { state, say: [wording.sorryToHear, wording.ifWorse] };
  const turn = start("book")(situation);
  const say = [wording.sorryToHear, wording.ifWorse, ...turn.say];
  if (turn.state.slots.day || turn.state.slots.time) return { ...turn, say };
  const today = inLondon(now).day;
  // "My back's killing me, can I see a doctor next week"
  const from = stretchIn(situation.heard.text, today)?.from ?? today;
  const free = firstFree(from, situation.heard.part, now, situation.heard.days);
  return {
    ...turn,
    state: { ...turn.state, offer: { kind: "when", ...free } },
    say,
  };
};

export const greeting = (name: string | undefined): string | undefined =>
  name && fillIn(wording.helloName, { name });

/** All of it is read back once more. */
export const readAgain = (turn: Turn): Turn => ({
  ...turn,
  state: { ...turn.state, readBack: undefined, changing: undefined },
});

const whatToChange = (state: State): Turn => ({
  state: { ...state, changing: true },
  complete: true,
  say: [wording.whatToChange],
  chips: ["The day", "The time", "The name", "The phone number"],
});

/** "What've you got next week" is offered the first time that there is then. */
function offerFirst({ state, heard, now }: Situation): Turn {
  const today = inLondon(now).day;
  const from = stretchIn(heard.text, today)?.from ?? today;
  const free = firstFree(from, heard.part ?? state.part, now, heard.days);
  return { state: { ...state, offer: { kind: "when", ...free } }, say: [] };
}

export const inform: Handler = (situation) => {
  const { state, heard } = situation;
  const { treatment } = heard;
  if (!state.task)
    return heard.day ||
      heard.time ||
      heard.any ||
      heard.part ||
      treatment ||
      isStretch(heard.text)
      ? start("book")(situation)
      : { state, say: [greeting(heard.name) ?? wording.thankYou] };
  const isLeft = [ASKS_FOR_TIMES, ASKS_FOR_ANY, DONT_KNOW].some((cue) =>
    cue.test(heard.text),
  );
  if (state.asks === "day" && !heard.day && isLeft)
    return offerFirst(situation);
  const filled = fill(situation);
  const isNew = !isSameReadBack(filled.state, state);
  if (state.asks === "confirm" && !isNew && filled.say.length === 0)
    // Who says again what was read back, or nothing against it, has still to say yes.
    return heard.told && !state.changing ? filled : readAgain(filled);
  const { name, phone } = filled.state.slots;
  const isIntroduced = name !== state.slots.name || phone !== state.slots.phone;
  return missing(filled.state) && isIntroduced
    ? { ...filled, say: [wording.thankYou, ...filled.say] }
    : filled;
};

export const refuse: Handler = (situation) => {
  const { state, heard } = situation;
  const { task, asks, otherDay } = state;
  const { text } = heard;
  // "No, not a root canal"
  const isDenied = heard.denied.includes(state.slots.treatment ?? "");
  if (isDenied || dentistInstead(situation)) return inform(situation);
  const isOneShot = task === "cancel" || (task === "note" && asks !== "phone");
  // Who has nothing to tell wants to be rung.
  if (asks === "message" && !leaving(text))
    return {
      state: {
        ...state,
        slots: { ...state.slots, message: wording.ringBack },
      },
      say: [wording.fine],
    };
  if (isOneShot || leaving(text, state.task)) return leave(state);
  if (asks === "confirm") return whatToChange(state);
  if (asks === "time" && otherDay)
    return fill({
      ...situation,
      state: { ...state, slots: { ...state.slots, day: undefined } },
      heard: { ...heard, day: otherDay },
    });
  // An offered time that does not suit is no reason to leave.
  if ((asks === "day" || asks === "time") && state.offer)
    return { state: { ...state, offer: undefined }, say: [wording.fine] };
  // An email address is offered in place of a number, and refuses none.
  if (asks === "phone")
    return state.repeats > (EMAIL.test(text) ? 2 : 0)
      ? {
          state: { ...state, slots: { ...state.slots, phone: NO_PHONE } },
          say: [wording.withoutPhone],
        }
      : { state, say: [wording.anyPhone] };
  return { state, say: [asks === "name" ? wording.anyName : wording.fine] };
};

/** In the middle of a booking or a move, "cancel that" only leaves it. */
export const cancel: Handler = (situation) => {
  const { state, heard } = situation;
  const { task } = state;
  return task && task !== "cancel" && turnsTo(heard.text, task) !== "cancel"
    ? leave(state)
    : start("cancel")(situation);
};

const FIELD =
  /^(?:(?:no|sorry|wait|actually|please|what about|can|could|i|want|need|to|let|me|we|change|wrong|different|another|its|that|the|a|bit|do|my)\s)*(?:(?<day>day|date)|(?<time>time|hour|later|earlier)|(?<name>name)|phone|number|phone number)s?(?:\s(?:is|isnt|wrong|right|not|was|again))*$/;

/** "The time is wrong" names a slot without its new value. */
export function toChange(text: string, state: State): Slot | undefined {
  const { task, asks } = state;
  if (!task || task === "cancel" || leaving(text)) return undefined;
  const field = FIELD.exec(withoutAnswer(text));
  const isPutRight = /change|wrong|other|different/.test(text);
  if (!field || !(asks === "confirm" || isPutRight)) return undefined;
  const { groups } = field;
  return (
    (["day", "time", "name"] as const).find((slot) => groups?.[slot]) ?? "phone"
  );
}
