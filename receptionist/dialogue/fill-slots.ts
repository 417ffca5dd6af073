import { inLondon } from "../clinic/calendar.ts";
import { minutes, toTime } from "../clinic/diary.ts";
import type { Treatment } from "../handbook.ts";
import { linesOf } from "../nlu/matcher.ts";
import { isDay } from "../nlu/entities/day-names.ts";
import { stretchIn } from "../nlu/entities/stretches.ts";
import { STRAIGHT_AFTER } from "../nlu/entities/times.ts";
import { messageIn } from "../nlu/message.ts";
import { isWithin } from "../nlu/spelling.ts";
import type { Slots, State } from "../types.ts";
import { capital, fillIn } from "../format-spoken.ts";
import { likeOther, namedOthers } from "./others.ts";
import { missing } from "./prompts.ts";
import { sayChosen, takeCurrentDay, takeWhen } from "./choose-when.ts";
import { addTo, messageOf } from "./written-note.ts";
import { bookedTreatment, treatmentOf, USUAL_LENGTH } from "./treatment-of.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** The caller has no telephone, or keeps its number. */
export const NO_PHONE = "";

const SURNAME =
  /\b(?:sur|last |second |family )names?\b|\b(?:mr|mrs|miss|ms)\b/;

/** "Joanne, not Joan" and "the surname is Clarke" correct one word of a name. */
function corrected(before: string, name: string, text: string): string {
  const words = before.split(" ");
  if (name.includes(" ")) return name;
  if (words.length < 2)
    return before && SURNAME.test(text) ? `${before} ${name}` : name;
  // "Bryne, not Byrne" puts right the word that it is like.
  const alike = words.findIndex((word) => isWithin(2, word, name));
  const at = SURNAME.test(text) ? -1 : Math.max(0, alike);
  return words.with(at, name).join(" ");
}

const SAME = [
  ["day", /\bsame day\b(?! (?:the|next|a|in) )/],
  ["time", /\bsame time\b/],
  ["name", /\bsame name\b/],
  ["phone", /\bsame (?:phone |mobile )?number\b/],
] as const;

/** "The same time" is that of the appointment before. */
function takeSame({ state, heard, handbook }: Situation): Slots {
  const { booked, slots } = state;
  const before = { ...booked, day: slots.currentDay || booked?.day };
  const isNext = state.task === "book" && state.others.length === 0;
  if (booked && isNext && STRAIGHT_AFTER.test(heard.text)) {
    const { minutes: length = USUAL_LENGTH } =
      bookedTreatment(booked, handbook) ?? {};
    return { day: booked.day, time: toTime(minutes(booked.time) + length) };
  }
  return Object.fromEntries(
    SAME.filter(
      ([slot, words]) => words.test(heard.text) && slots[slot] === undefined,
    ).map(([slot]) => [slot, before[slot]]),
  );
}

/** What the team should know stands in the note, or in one beside the booking. */
export function withTold({
  state,
  heard: { told },
}: Pick<Situation, "state" | "heard">): State {
  if (!told) return state;
  const message = addTo(state.slots.message, told);
  return { ...state, slots: { ...state.slots, message } };
}

/** A day and a time are agreed on that were not before. */
const isSettled = ({ slots: before }: State, { day, time }: Slots): boolean =>
  Boolean(day && time) && (before.day !== day || before.time !== time);

/** What is asked about or complained of takes the place of nothing, and what was not wanted gives way to what was before. */
function treatmentAfter(
  { slots: { treatment: before }, past }: State,
  { treatment, found, swaps, denied }: Situation["heard"],
): string | undefined {
  const isDenied = before !== undefined && denied.includes(before);
  const isNamed = found?.as === "called" && (swaps || isDenied);
  if (treatment && (!before || isNamed)) return treatment;
  if (!isDenied) return before;
  const other = past.findLast(({ slots }) => slots.treatment !== before);
  return other?.slots.treatment;
}

const WANTS_DENTIST =
  /^(?!.*\bnot (?:the|a) dentist\b).*\b(?:want|like|need|see|its|meant|said|not (?:the|a) (?:gp|doctor))\b.*\bdentist\b/;

const isCalled = (name: string) => (each: Treatment) =>
  linesOf(each.called).includes(name);

/** "No, not the GP, the dentist": what one has a dentist for, where a doctor was taken to be wanted. */
export function dentistInstead({ state, heard, handbook }: Situation) {
  const before = treatmentOf(handbook, state.slots.treatment);
  return before && isCalled("doctor")(before) && WANTS_DENTIST.test(heard.text)
    ? handbook.clinic.treatments.find(isCalled("dentist appointment"))?.id
    : undefined;
}

/** "Anything with Dr Raman" */
const WITH_DOCTOR = /\b(?:with|see|seeing) (?:dr|doctor)\.? (\p{L}+)/iu;

/** Whom the caller would see stands in the note. */
function withDoctor({ state, heard }: Situation): State {
  const [, name] = WITH_DOCTOR.exec(heard.words) ?? [];
  const { message = "" } = state.slots;
  if (!name || state.task !== "book" || message.includes(name)) return state;
  return withTold({
    state,
    heard: { ...heard, told: `With Dr ${capital(name)}, please` },
  });
}

export function fill(asked: Situation): Turn {
  const { heard } = asked;
  const same = { ...withDoctor(asked).slots, ...takeSame(asked) };
  const state = { ...asked.state, slots: same };
  const situation = { ...asked, state };
  const { name, phone, badPhone, message } = heard;
  const { task } = state;
  // "It's Orlagh, with a g h" may be said of who comes after.
  const renamed = name
    ? state.others[likeOther(state, name, heard.text)]
    : undefined;
  const others = namedOthers(state.others, heard.otherNames).map((each) => ({
    ...each,
    ...(name &&
      each === renamed && {
        name: corrected(each.name ?? "", name, heard.text),
      }),
  }));
  const part = heard.part ?? state.part;
  const hasWhen = task === "book" || task === "move";
  const when = hasWhen ? takeWhen(situation, part) : undefined;
  const current =
    task === "move" || task === "cancel"
      ? takeCurrentDay(situation)
      : undefined;
  const refused = [current?.refused, when?.refused].filter(
    (each) => each !== undefined,
  );
  const slots = {
    ...state.slots,
    ...(name &&
      !renamed && { name: corrected(same.name ?? "", name, heard.text) }),
    ...(phone && { phone }),
    ...(task !== "note" && {
      treatment: dentistInstead(asked) ?? treatmentAfter(state, heard),
    }),
    ...(message && {
      message: messageOf(messageIn(message).matter ?? message),
    }),
    ...current?.slots,
    ...when?.slots,
  };
  // Callers say a number in parts: the first digits wait for the others.
  const digits = badPhone && /^0\d{2,9}$/.test(badPhone) ? badPhone : undefined;
  const say = refused.flatMap((each) => each.say);
  const nearest = when?.refused?.nearest;
  if (when?.chosen && missing({ ...state, slots }))
    say.push(sayChosen(when.chosen, slots, situation.now));
  else if (
    heard.intent !== "yes" &&
    isSettled(asked.state, slots) &&
    missing({ ...state, slots })
  )
    say.push(sayChosen("thatIs", slots, situation.now));
  const before = treatmentOf(asked.handbook, state.slots.treatment);
  const after = treatmentOf(asked.handbook, slots.treatment);
  if (before && after && before !== after)
    say.push(fillIn(wording.thatIsFor, { treatment: after.name }));
  if (task !== "note" && same.message !== asked.state.slots.message)
    say.push(wording.noted);
  if (badPhone) say.push(digits ? wording.phoneBegun : wording.noPhone);
  return {
    state: {
      ...state,
      slots,
      part,
      digits,
      otherDay: when?.otherDay ?? (heard.day ? undefined : state.otherDay),
      changing: undefined,
      offer: nearest ? { kind: "when", ...nearest } : state.offer,
      others,
      // "The day after" counts from it, also when it could not be had.
      named: isDay(heard.day)
        ? heard.day
        : (stretchIn(
            heard.text,
            inLondon(asked.now).day,
            state.slots.day ?? state.named,
          )?.from ?? state.named),
    },
    say,
    chips: refused.flatMap(({ chips }) => chips),
  };
}
