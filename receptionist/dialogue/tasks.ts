import type { Slot, Slots, State, Task } from "../types.ts";
import { inLondon } from "../clinic/calendar.ts";
import { fillIn } from "../format-spoken.ts";
import { ASKS_FOR_TIMES } from "../nlu/about-task.ts";
import { ASKS_IF_OFFERED } from "../nlu/asked.ts";
import * as cue from "../nlu/cues.ts";
import { namesDay } from "../nlu/entities/days.ts";
import { isStretch, stretchIn } from "../nlu/entities/stretches.ts";
import { leaving, withoutAnswer } from "../nlu/yes-no.ts";
import { turnsTo } from "../nlu/turns-to.ts";
import { clockTime, firstFree, isRuledOut } from "./choose-when.ts";
import { others, othersIn } from "./others.ts";
import { fill, NO_PHONE } from "./fill-slots.ts";
import { isSameReadBack, missing } from "./prompts.ts";
import { leave, sayBooked } from "./complete.ts";
import { bookedTreatment, sayHowLong, treatmentOf } from "./treatment-of.ts";
import { type Handler, type Situation, type Turn, withSlots } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** Of what was said before, all that holds for the next task. */
function carriedOver({ state, heard, handbook }: Situation, next: Task): Slots {
  const { task, booked, slots, topic } = state;
  // "And my husband's as well" is for somebody else.
  const isOther = cue.ANOTHER.test(heard.text);
  const person = { ...state.told, ...state.patient };
  const {
    currentDay,
    name = isOther ? undefined : person.name,
    phone = person.phone,
  } = slots;
  if (next === "note") {
    const { message, receiver } = slots;
    return { name, phone, message, receiver };
  }
  // There was none to move: what was said of it is what is wanted.
  if (task === "move" && next === "book") {
    const { day = currentDay, time, treatment } = slots;
    return { day: day || undefined, time, name, phone, treatment };
  }
  // The caller moves what was to be cancelled, or the other way round.
  if (task && task !== "book" && next !== "book")
    return { currentDay, name, phone };
  // "It's about my appointment on Wednesday", and then "can she come next week"
  if (!booked && next !== "book" && state.answered === "about-appointment")
    return { currentDay: state.named, name, phone };
  if (!booked) {
    // "How much is whitening?", and then "can I come on Saturday"
    const asked = heard.treatment ? undefined : topic?.treatment;
    return { name, phone, treatment: asked };
  }
  if (next !== "book")
    return {
      currentDay: booked.day,
      name: isOther ? undefined : booked.name,
      phone: booked.phone,
      treatment: bookedTreatment(booked, handbook)?.id,
    };
  // "And one for my son": a second booking may be for somebody else, and is mostly for the same.
  const { text, time } = heard;
  return isOther || AS_WELL.test(text)
    ? {
        phone,
        day: time && booked.day,
        treatment: heard.treatment ?? bookedTreatment(booked, handbook)?.id,
      }
    : { phone };
}

const AS_WELL = /\b(?:as well|too|the same|another|one for)\b/;

/** Why a caller can't come. */
const SAD =
  /\b(?:in(?:to)? hospital|taken ill|poorly|passed away|died|funeral|bereave\w*)\b/;

export const start =
  (task: Task): Handler =>
  (situation) => {
    const { state, heard, handbook } = situation;
    const { text } = heard;
    const isOpen = state.task === task;
    const carried = carriedOver(situation, task);
    // "Alfie's check-up" is still that of Alfie Brooks.
    const isKnown = heard.name && carried.name?.startsWith(`${heard.name} `);
    const name = isKnown ? carried.name : (heard.name ?? carried.name);
    const slots = isOpen ? state.slots : { ...carried, name };
    const coming = isOpen ? state.coming : [];
    const more = task === "note" || coming.length > 0 ? 0 : othersIn(text);
    const turn = inform({
      ...situation,
      state: {
        ...state,
        part: undefined,
        // The question at hand was the one of the other task.
        asks: isOpen ? state.asks : "anything",
        task,
        slots,
        coming: more ? others(more) : coming,
        offer: undefined,
      },
    });
    const treatment = treatmentOf(handbook, turn.state.slots.treatment);
    // What was just told of it is not told again.
    const isNew =
      task === "book" &&
      !(
        state.offer?.kind === "book" && state.offer.treatment === treatment?.id
      ) &&
      treatment?.id !== state.slots.treatment;
    const isAsked =
      isNew &&
      heard.intent !== "hurt" &&
      heard.found?.as === "called" &&
      ASKS_IF_OFFERED.test(text);
    const isWish = !state.task && heard.intent === task;
    const reply = SAD.test(text)
      ? wording.sorryToHear
      : isAsked
        ? wording.weDo
        : isWish && turn.say[0] !== wording.thankYou && wording.begins[task];
    return {
      ...turn,
      say: [
        ...(reply ? [reply] : []),
        ...(treatment && isNew ? [sayHowLong(treatment, heard.found?.as)] : []),
        ...(more ? [wording.oneByOne] : []),
        ...turn.say,
      ],
    };
  };

/** Who is in pain is offered the first time that there is, and told when to ring 111. */
export const hurt: Handler = (situation) => {
  const { state } = situation;
  const sorry = [wording.sorryToHear, wording.ifWorse];
  if (state.task && (state.task !== "book" || state.slots.day))
    return { state, say: sorry };
  const turn = start("book")(situation);
  const { day, time } = turn.state.slots;
  const offered =
    day || time ? turn : offerFirst({ ...situation, state: turn.state });
  const more = turn.say.filter((each) => each !== wording.begins.book);
  return { ...turn, state: offered.state, say: [...sorry, ...more] };
};

export const greeting = (name: string | undefined): string | undefined =>
  name && fillIn(wording.helloName, { name });

/** All of it is read back once more. */
const readAgain = (turn: Turn): Turn => ({
  ...turn,
  state: { ...turn.state, readBack: undefined, changing: undefined },
});

/** No yes to what was read back counts any more. */
const whatToChange = (state: State): Turn => ({
  state: { ...state, changing: true, readBack: undefined },
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

/** Only the day or the time of what was booked is said again. */
export function repeatsBooked({
  state: { booked },
  heard,
  now,
}: Situation): boolean {
  const { day, time, text } = heard;
  if (!booked || (day ?? time) === undefined || cue.ANOTHER.test(text))
    return false;
  // "Just confirm Thursday at five", of the Thursday after next
  const isDay = day === undefined || namesDay(heard.days, day, booked.day);
  return isDay && (!time || clockTime(time, booked.day, now) === booked.time);
}

export const inform: Handler = (situation) => {
  const { state, heard } = situation;
  const { day, time, any, part, treatment, text } = heard;
  if (!state.task) {
    // "I'll see her at quarter past ten", of what was just booked
    if (state.booked && repeatsBooked(situation))
      return { state, say: [sayBooked(state.booked, situation.now)] };
    const isOpen = any || (part ?? treatment) || isStretch(text);
    // "Morning, we're two dentists and a hygienist" wants nothing of the clinic.
    return (day ?? time) || (isOpen && !state.isOwner)
      ? start("book")(situation)
      : { state, say: [greeting(heard.name) ?? wording.thankYou] };
  }
  const isLeft = [ASKS_FOR_TIMES, cue.ASKS_FOR_ANY, cue.DONT_KNOW].some((way) =>
    way.test(heard.text),
  );
  const begins = state.task === "book" && state.asks === "anything";
  const isWhen = state.asks === "day" || begins;
  const filled = fill(situation);
  // "Any day really, what have you got next week" has been given a time.
  const isChosen =
    /\bany day\b/.test(text) && filled.state.slots.time !== undefined;
  if (isWhen && !(day ?? time ?? part) && isLeft && !isChosen)
    return offerFirst({ ...situation, state: filled.state });
  const isNew = !isSameReadBack(filled.state, state);
  if (state.asks === "confirm" && !isNew && filled.say.length === 0)
    // Who says again what was read back, or nothing against it, has still to say yes.
    return readAgain(filled);
  const { name, phone } = filled.state.slots;
  const isIntroduced = name !== state.slots.name || phone !== state.slots.phone;
  return missing(filled.state) && isIntroduced
    ? { ...filled, say: [wording.thankYou, ...filled.say] }
    : filled;
};

/** "No, it's not urgent" refuses nothing. */
const NOT_URGENT = /\b(?:not|isnt) (?:\w+ )?urgent\b|\bno (?:rush|hurry)\b/;

/** "Oh no, not now, I'll ask when we're in" to "Which day would you like?" */
const NOT_NOW =
  /^(?:(?:oh|um|well) )*(?:no|nah|nope)(?: (?:thanks?|thank you|love|dear))*(?:$| not (?:now|yet|just yet)\b)/;

export const refuse: Handler = (situation) => {
  const { state, heard } = situation;
  const { task, asks } = state;
  const { text } = heard;
  // "No, not a root canal": it is taken off, or was only asked about.
  if (heard.denied.includes(state.slots.treatment ?? ""))
    return inform(situation);
  if (heard.denied.length > 0 && !leaving(text))
    return readAgain({ state, say: [wording.fine] });
  // "No, I said Tuesday's no good", once a Tuesday was agreed on
  const { day, time } = state.slots;
  const isWrong =
    (day && isRuledOut(heard.days)(day)) ||
    (time && heard.deniedTimes.includes(time));
  if (isWrong) return inform(situation);
  // "Not Wednesday, anything else"
  const isOtherDay = heard.days.mentions.some(({ out }) => out);
  if (asks === "day" && isOtherDay) return offerFirst(situation);
  const isOneShot = task === "cancel" || (task === "note" && asks !== "phone");
  // Who has nothing to tell wants to be rung.
  if (asks === "message" && !leaving(text)) {
    const message = task === "note" ? wording.ringBack : undefined;
    return { state: withSlots(state, { message }), say: [wording.fine] };
  }
  // "Not in the morning", "put her first"
  const isOrder = state.coming.length > 0 && cue.FIRST.test(text);
  if (heard.part || isOrder) return inform(situation);
  if (NOT_URGENT.test(text)) return { state, say: [wording.fine] };
  const isUnwanted = task === "book" && asks === "day" && NOT_NOW.test(text);
  if (isOneShot || isUnwanted || leaving(text, state.task)) return leave(state);
  if (asks === "confirm") return whatToChange(state);
  // An offered time that does not suit is no reason to leave.
  if ((asks === "day" || asks === "time") && state.offer)
    return { state: { ...state, offer: undefined }, say: [wording.fine] };
  // An email address is offered in place of a number, and refuses none.
  if (asks === "phone")
    return cue.WITHHELD.test(text) ||
      state.repeats > (cue.EMAIL.test(text) ? 2 : 0)
      ? {
          state: withSlots(state, { phone: NO_PHONE }),
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
  /^(?:(?:no|sorry|actually|can|could|you|i|want|to|we|change|wrong|different|another|the|a|bit|do|my) )*(?:(?<day>day|date)|(?<time>time|later|earlier)|(?<name>name)|(?<message>message|note)|(?:phone )?number)s?(?: (?:is|isnt|wrong|right|not|spelt|spelled))*$/;

/** "The time is wrong" names a slot without its new value. */
export function toChange(text: string, state: State): Slot | undefined {
  const { task, asks } = state;
  if (!task || task === "cancel" || leaving(text)) return undefined;
  // "Yes, the number's right" changes nothing.
  if (/\b(?<!not )(?:right|fine|correct|ok|okay)$/.test(text)) return undefined;
  const field = FIELD.exec(withoutAnswer(text));
  const isPutRight = /change|wrong|different/.test(text);
  if (!field || !(asks === "confirm" || isPutRight)) return undefined;
  return (
    (["day", "time", "name", "message"] as const).find(
      (slot) => field.groups?.[slot],
    ) ?? "phone"
  );
}
