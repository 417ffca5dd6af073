import { askedOf, ASKS_WHICH } from "../nlu/asked.ts";
import { withoutPadding } from "../nlu/clauses.ts";
import { PRICE, QUESTION } from "../nlu/cues.ts";
import type { Entry, Plan, Treatment } from "../handbook.ts";
import type { Heard } from "../nlu/understand.ts";
import {
  fillIn,
  list,
  sayDay,
  sayTime,
  sentences,
  uncapital,
  withoutYes,
} from "../format-spoken.ts";
import type { State } from "../types.ts";
import { isStaff } from "../nlu/entities/treatments.ts";
import { isDay } from "../nlu/entities/day-names.ts";
import { withoutGreeting } from "../nlu/yes-no.ts";
import { sayBooked } from "./complete.ts";
import { noted } from "./note.ts";
import { offerNote } from "./offers.ts";
import { withoutBeginning } from "../nlu/message.ts";
import { messageOf, questionOf } from "./written-note.ts";
import {
  bookedTreatment,
  sayHowLong,
  treatmentOf,
  valuesOf,
} from "./treatment-of.ts";
import { clinicOf, type Handler, type Situation, type Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** What a plan that is named has, or else what all of them are. */
function aboutPlans(text: string, plans: readonly Plan[]) {
  const [plan, ...others] = plans.filter(({ calledBy }) =>
    text.includes(calledBy),
  );
  if (plan && others.length === 0)
    return { say: [`${plan.name} has ${list(plan.features.map(uncapital))}.`] };
  return {
    say: plans.map(
      ({ name, description }) => `${name}: ${uncapital(description)}`,
    ),
    chips: plans.map(({ name }) => name),
  };
}

/** "I'd like to know how I switch it off" and "a new number or ours" want no yes, and "we're only small" asks nothing. */
const IS_OPEN = /^(?:and )?(?:how|what|wh(?:y|o|en|ere|ich))|\bor\b/;

function saying(entry: Entry, { state, heard, now, handbook }: Situation) {
  const { days, text, words } = heard;
  const mentioned = days.mentions[0]?.value;
  const about = {
    clinic: clinicOf(state, handbook),
    day: isDay(mentioned) ? mentioned : undefined,
    now,
    text,
    words,
  };
  const say = typeof entry.say === "string" ? entry.say : entry.say(about);
  const asked = withoutPadding(withoutGreeting(text));
  const isAsked = QUESTION.test(text) && !IS_OPEN.test(asked);
  const told = isAsked ? say : withoutYes(say);
  return { say: sentences(told), chips: entry.chips };
}

/** "Is that with Dr Okafor", of what is being booked */
const WITH_WHOM =
  /\b(?:is|will|would) (?:it|that|i|we|she|he)\b.*\b(?:with|by|see|seeing)\b|\bwho(?:s| is| will| would|ll)?\b.*\b(?:do|doing|it|see|seeing|with)\b/;

function namedBefore({ state, handbook }: Situation): string | undefined {
  const { slots, offer, topic, booked } = state;
  return (
    slots.treatment ??
    (offer?.kind === "book" ? offer.treatment : undefined) ??
    topic?.treatment ??
    bookedTreatment(booked, handbook)?.id
  );
}

/** A second answer offers nothing. */
const withoutOffer = (say: readonly string[]) =>
  say.filter((each) => !each.endsWith("?"));

/** "What have I got now", of several appointments */
const ASKS_FOR_ALL = /\b(?:what|both|all|everything|which)\b/;

/** Tells the appointment that is spoken of, or all of this call. */
export function sayAllBooked(
  { booked, earlier = [] }: State,
  text: string,
  now: Date,
): string[] {
  const others = ASKS_FOR_ALL.test(text) ? earlier : [];
  return booked
    ? [
        sayBooked(booked, now),
        ...others.map(({ day, time, name }) =>
          fillIn(wording.alsoBooked, {
            name,
            day: sayDay(day, now),
            time: sayTime(time),
          }),
        ),
      ]
    : [];
}

/** Answers from the handbook, and then asks again what was asked before. */
export const ask: Handler = (situation) => {
  const { state, heard, now, handbook } = situation;
  const { entry, text, words } = heard;
  if (!entry) return { state, say: [] };
  if (entry.prices && namedBefore(situation)) return price(situation);
  const asked = treatmentOf(handbook, namedBefore(situation))?.asked?.who;
  if (entry.ofStaff && asked && WITH_WHOM.test(text))
    return { state, say: sentences(asked) };
  if (entry.ofBooking && state.booked)
    return { state, say: sayAllBooked(state, text, now) };
  const said =
    entry.id === "plans"
      ? aboutPlans(text, handbook.product.plans)
      : saying(entry, situation);
  // An owner who tries a booking and asks about the product has left it for a while.
  const isAside = state.isOwner === true && heard.source === "product";
  // In a task, what can be pressed belongs to its question.
  const answer = state.task && !isAside ? { say: said.say } : said;
  const say = newIn(answer.say, entry, situation);
  if (!say)
    return state.task
      ? { state, say: [wording.noMore] }
      : offerNote(situation, [wording.noMore]);
  // What is told goes into a note of itself, and no yes to that may cost the caller what is being arranged.
  if (state.task && (entry.note || heard.source === "smalltalk"))
    return { state, ...answer, say: withoutOffer(say) };
  const [mentioned] = heard.days.mentions;
  const turn: Turn = {
    state: {
      ...offering(state, entry, words),
      ...(entry.id === "about-appointment" && { named: mentioned?.value }),
    },
    ...answer,
    say,
    // An answer leads on by itself, and no second question follows an offer.
    complete: !state.task || isAside || entry.note === true,
  };
  return entry.noted && !state.task
    ? {
        ...turn,
        say: [...turn.say, wording.noteForDemo],
        chips: ["Yes, note it", "No, thank you"],
      }
    : turn;
};

const OBJECTS =
  /\b(?:not (?:it|what i)|wasnt what i|(?:no|but) (?:i|im) (?:asked|asking|mean|meant|said)|(?:the|my) question (?:is|was)|(?:didnt|not) answer\w*|thats a dodge|yes or no)\b/;

/** What was just told is told in other words where there are any, and not once more to who asked for something else. */
function newIn(
  say: readonly string[],
  { id, again }: Entry,
  { state, heard }: Situation,
): readonly string[] | undefined {
  const { answered, last, topic } = state;
  const isNew = (lines: readonly string[]) =>
    !lines.every((each) => last.say.includes(each));
  // Who says the same words once more has not heard the answer.
  if (id !== answered || heard.text === topic?.text) return say;
  const more = again ? sentences(again) : [];
  if (isNew(more)) return more;
  const isVain = state.isOwner === true || OBJECTS.test(heard.text);
  return isNew(say) || !isVain ? say : undefined;
}

/** What the answer offers, or leads on to. */
function offering(state: State, entry: Entry, words: string): State {
  if (entry.note)
    return { ...state, offer: { kind: "note", message: messageOf(words) } };
  if (entry.noted && !state.task)
    return {
      ...state,
      offer: { kind: "question", question: questionOf(words) },
    };
  return entry.prices ? { ...state, offer: { kind: "price" } } : state;
}

/** What is asked of a treatment, or else what is told of each; what is written nowhere the clinician knows. */
function aboutTreatment(
  treatment: Treatment,
  { text, found }: Heard,
  texts: readonly string[],
): readonly string[] {
  if (found?.as === "near") return [sayHowLong(treatment, "near")];
  const of = askedOf(text);
  const told = of && treatment.asked?.[of];
  const tell = (each: readonly string[]) =>
    each.map((line) => fillIn(line, valuesOf(treatment))).filter(Boolean);
  const costs = PRICE.test(text) && of !== "course";
  if (!of && !costs && /\bhow long\b/.test(text))
    return [sayHowLong(treatment)];
  if (told)
    return [...(costs ? tell(wording.treatmentCosts) : []), ...sentences(told)];
  return of && of !== "who" && !costs ? [wording.askClinician] : tell(texts);
}

/** Beside what is being booked, a question for the clinician goes into a note. */
export const forClinician = (
  { state, heard }: Situation,
  say: readonly string[],
): Turn =>
  say.includes(wording.askClinician) && state.task !== "cancel"
    ? noted(
        state,
        questionOf(withoutBeginning(heard.words)),
        wording.askClinicianNoted,
      )
    : { state, say };

/** Names the price or tells what is done, and offers to book it. */
export const ofTreatment =
  (texts: readonly string[]): Handler =>
  (situation) => {
    const { state, heard, handbook } = situation;
    const treatment = treatmentOf(
      handbook,
      // "Is it going to bruise" names no complaint, and "is it a doctor or a nurse" no visit.
      (heard.found &&
        (heard.found.as === "eases" || isStaff(heard.found)) &&
        namedBefore(situation)) ||
        (heard.treatment ?? namedBefore(situation)),
    );
    if (!treatment) return { state, say: [] };
    // "How much will it be for the two", "what's the difference between a crown and a veneer"
    const isChoice = ASKS_WHICH.test(heard.text) && heard.also !== undefined;
    const compared =
      isChoice || /\bdifference\b/.test(heard.text) ? heard.also : undefined;
    const isPrice = texts === wording.treatmentCosts;
    const also = isPrice ? state.coming : [{ treatment: compared }];
    const told = [
      treatment,
      ...also.map((each) => treatmentOf(handbook, each.treatment)),
    ].flatMap((each) => (each ? aboutTreatment(each, heard, texts) : []));
    const say = [...(isChoice ? [wording.clinicianChooses] : []), ...told];
    // What was just booked is not offered again.
    const isBooked =
      bookedTreatment(state.booked, handbook)?.id === treatment.id;
    if (state.task === "book" && !state.slots.treatment) {
      // "What's it for? It was a filling"
      const slots = { ...state.slots, treatment: treatment.id };
      return { state: { ...state, slots }, say };
    }
    if (state.task) return forClinician(situation, say);
    if (isBooked) return { state, say };
    return {
      state: { ...state, offer: { kind: "book", treatment: treatment.id } },
      complete: true,
      say: [...say, wording.offerBooking],
      chips: ["Yes, book it", "What else do you do?", "Opening hours"],
    };
  };

export const price = ofTreatment(wording.treatmentCosts);
