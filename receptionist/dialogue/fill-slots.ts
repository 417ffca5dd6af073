import { inLondon } from "../clinic/calendar.ts";
import { isDay } from "../nlu/entities/day-names.ts";
import { stretchIn } from "../nlu/entities/stretches.ts";
import { STRAIGHT_AFTER } from "../nlu/entities/times.ts";
import { isDoneBy } from "../nlu/entities/treatments.ts";
import { TO_URGENT } from "../nlu/swaps.ts";
import { messageIn } from "../nlu/message.ts";
import { isWithin } from "../nlu/spelling.ts";
import type { Slots, State } from "../types.ts";
import { fillIn } from "../format-spoken.ts";
import { addsOther, likeOther, namedOthers, TWO } from "./others.ts";
import { missing } from "./prompts.ts";
import { sayChosen, takeCurrentDay, takeWhen } from "./choose-when.ts";
import { addTo, messageOf } from "./written-note.ts";
import { bookedTreatment, timeAfter, treatmentOf } from "./treatment-of.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** The caller has no telephone, or keeps its number. */
export const NO_PHONE = "";

const SURNAME =
  /\b(?:sur|last |second |family )names?\b|\b(?:mr|mrs|miss|ms)\b/;

/** "Joanne, not Joan" and "the surname is Clarke" correct one word of a name. */
function corrected(before: string, name: string, text: string): string {
  const words = before.split(" ");
  if (!before || name.includes(" ")) return name;
  if (SURNAME.test(text)) return [...words.slice(0, 1), name].join(" ");
  const alike = words.findIndex((word) => isWithin(2, word, name));
  return words.with(Math.max(0, alike), name).join(" ");
}

const COMES_FIRST =
  /\b(?:first|change the name|not (?:for )?me|instead of me|the name is)\b|^(?:the )?names? /;

/** "Straight after": when the appointment before is over. */
function straightAfter({ state, heard, handbook, now }: Situation): Slots {
  const { booked, task } = state;
  if (!booked || task !== "book" || !STRAIGHT_AFTER.test(heard.text)) return {};
  const treatment = bookedTreatment(booked, handbook);
  return { day: booked.day, time: timeAfter(booked, treatment, now) };
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
const isNewWhen = ({ slots: before }: State, { day, time }: Slots): boolean =>
  Boolean(day && time) && (before.day !== day || before.time !== time);

/** What is asked about or complained of takes the place of nothing. */
function treatmentAfter({ state, heard, handbook }: Situation) {
  const { treatment, found, swaps, denied } = heard;
  const before = state.slots.treatment;
  const at = treatmentOf(handbook, before);
  // As it was at first
  const urgent = TO_URGENT.test(heard.text)
    ? state.past
        .map(({ slots }) => treatmentOf(handbook, slots.treatment))
        .findLast((each) => each?.soon)
    : undefined;
  if (urgent) return urgent.id;
  const isDenied = before !== undefined && denied.includes(before);
  const isNamed =
    found?.as === "called" &&
    (swaps || isDenied) &&
    !(at && isDoneBy(found, at));
  if (treatment && (!before || isNamed)) return treatment;
  // "No, not a new crown" brings back what was booked before it.
  return isDenied
    ? state.past.findLast(({ slots }) => slots.treatment !== before)?.slots
        .treatment
    : before;
}

/** Those who come after, with what is told of them. */
function othersAfter({ state, heard }: Situation, at: number) {
  const { name = "", text, otherNames } = heard;
  const others = state.others.map((each, i) => ({
    ...each,
    ...(i === at && { name: corrected(each.name ?? "", name, text) }),
  }));
  // "There's two of us on that one, me and my son", "nine fifteen, and can you do me straight after"
  const isTwo =
    others.length === 0 &&
    (TWO.test(text) ||
      (state.task === "book" &&
        /^(?:day|time|name|phone)$/.test(state.asks) &&
        addsOther(heard.words)));
  return namedOthers(isTwo ? [{}] : others, otherNames);
}

export function fill(asked: Situation): Turn {
  const same = { ...asked.state.slots, ...straightAfter(asked) };
  const situation = { ...asked, state: { ...asked.state, slots: same } };
  const { state, heard, now, handbook } = situation;
  const { phone, badPhone, message } = heard;
  const isSame =
    state.asks === "name" && /\bsame (?:name|person|one)\b/.test(heard.text);
  const name = heard.name ?? (isSame ? state.patient.name : undefined);
  const { task } = state;
  // A name that is put right may be the one of who comes after.
  const other = name ? likeOther(state, name, heard.text) : -1;
  // "The first one's Arjun, not me": who was to come after comes first.
  const first =
    other >= 0 && COMES_FIRST.test(heard.text)
      ? state.others[other]
      : undefined;
  const part = heard.part ?? state.part;
  const when =
    task === "book" || task === "move" ? takeWhen(situation, part) : undefined;
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
      other < 0 && {
        name: corrected(state.slots.name ?? "", name, heard.text),
      }),
    ...(first?.name && { name: first.name }),
    ...(phone && { phone }),
    ...(task !== "note" && { treatment: treatmentAfter(situation) }),
    ...(message && {
      message: messageOf(messageIn(message).matter ?? message),
    }),
    ...current?.slots,
    ...when?.slots,
  };
  // Callers say a number in parts: the first digits wait for the others.
  const digits = badPhone && /^0\d{2,9}$/.test(badPhone) ? badPhone : undefined;
  const say = refused.flatMap((each) => each.say);
  const isSettled = heard.intent !== "yes" && isNewWhen(asked.state, slots);
  const chosen = when?.chosen ?? (isSettled ? "thatIs" : undefined);
  if (chosen && missing({ ...state, slots }))
    say.push(sayChosen(chosen, slots, now));
  const before = treatmentOf(handbook, state.slots.treatment);
  const after = treatmentOf(handbook, slots.treatment);
  if (before && after && before !== after)
    say.push(fillIn(wording.thatIsFor, { treatment: after.name }));
  if (badPhone) say.push(digits ? wording.phoneBegun : wording.noPhone);
  const nearest = when?.refused?.nearest;
  return {
    state: {
      ...state,
      slots,
      part,
      digits,
      changing: undefined,
      offer: nearest ? { kind: "when", ...nearest } : state.offer,
      others: first
        ? state.others.filter((each) => each !== first)
        : othersAfter(situation, other),
      named: namedAfter(situation),
    },
    say,
    chips: refused.flatMap(({ chips }) => chips),
  };
}

/** "The day after" counts from what was named, also when it could not be had. */
function namedAfter({ state, heard, now }: Situation): string | undefined {
  if (isDay(heard.day)) return heard.day;
  const from = state.slots.day ?? state.named;
  return stretchIn(heard.text, inLondon(now).day, from)?.from ?? state.named;
}
