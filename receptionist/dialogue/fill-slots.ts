import { inLondon } from "../clinic/calendar.ts";
import { isDay } from "../nlu/entities/day-names.ts";
import { stretchIn } from "../nlu/entities/stretches.ts";
import { timesOn } from "../clinic/diary.ts";
import { inPart, STRAIGHT_AFTER } from "../nlu/entities/times.ts";
import { FIRST } from "../nlu/cues.ts";
import { namesIn } from "../nlu/entities/names.ts";
import { messageIn, otherIn } from "../nlu/message.ts";
import { isWithin } from "../nlu/spelling.ts";
import type { Coming, Slot, Slots, State } from "../types.ts";
import { capital, fillIn } from "../format-spoken.ts";
import { missing } from "./prompts.ts";
import {
  isNever,
  sayChosen,
  sayNever,
  takeCurrentDay,
  takeWhen,
} from "./choose-when.ts";
import {
  addTo,
  complaintIn,
  messageOf,
  withoutPerson,
} from "./written-note.ts";
import {
  bookedTreatment,
  sayHowLong,
  timeAfter,
  treatmentOf,
} from "./treatment-of.ts";
import type { Situation, Turn } from "./turn.ts";
import { treatmentAfter, visitsAfter } from "./visits.ts";
import wording from "./wording.json" with { type: "json" };

/** The caller has no telephone, or keeps its number. */
export const NO_PHONE = "";

const SURNAME =
  /\b(?:sur|last |second |family )names?\b|\b(?:mr|mrs|miss|ms)\b/;

/** "Joanne, not Joan" and "the surname is Clarke" correct one word of a name. */
function corrected(before: string, name: string, text: string): string {
  const words = before.split(" ");
  const [first = "", second] = name.split(" ");
  // "It's Tom with an H, Thom"
  if (before && second && isWithin(2, first, second))
    return [second, ...words.slice(1)].join(" ");
  if (!before || second) return name;
  if (SURNAME.test(text)) return [...words.slice(0, 1), name].join(" ");
  const alike = words.findIndex((word) => isWithin(2, word, name));
  // "Pelling", of "Catherine Pelham"
  const begun = words.findIndex((word) => word.startsWith(name.slice(0, 1)));
  const at = Math.max(0, alike < 0 ? begun : alike);
  return words.map((word, i) => (i === at ? name : word)).join(" ");
}

const withName = (coming: Coming, name: string | undefined): Coming =>
  name ? { ...coming, name } : coming;

/** "Straight after": when the appointment before is over. "4 pm for me, and Ellie straight after" names its own time. */
function straightAfter({ state, heard, handbook, now }: Situation): Slots {
  const { booked, task } = state;
  if (!booked || task !== "book" || heard.time) return {};
  if (!STRAIGHT_AFTER.test(heard.text)) return {};
  const treatment = bookedTreatment(booked, handbook);
  return { day: booked.day, time: timeAfter(booked, treatment, now) };
}

/** "With a lady dentist please" is told to the team, which decides who sees whom. */
const WITH_WHOM =
  /\b(?:with|by|see|be) an? (?:lady|female|woman|male|man)(?: (?:dentist|doctor|gp|hygienist|nurse))?\b|\b(?:with|by|see) the same (?:dentist|doctor|gp|hygienist|nurse|person)\b|\b(?:just|only) (?:\w+ )?(?:the|a) consultation\b|\b(?:with|by|see|be|want|have) (?:dr|doctor)\.? \p{L}+\b|\b(?:dr|doctor)\.? \p{L}+(?= (?:then|please)\b)/iu;

const CLINICIAN = /^(?:\w+ )?(?:dr|doctor)\.? (\p{L}+)$/iu;

/** "It's 07700 900 461, mornings are best" */
const WHEN_TO_RING =
  /(?:\d|\b(?:oh|zero|nought|one|two|three|four|five|six|seven|eight|nine))[\s,.]+(?:(?:and|but|so) )?((?:mornings?|afternoons?|evenings?|weekdays?|any ?time|(?:only |not |best )?(?:after|before|between|in the))\b.*)$/i;

/** A day and a time are agreed on that were not before. */
const isNewWhen = ({ slots: before }: State, { day, time }: Slots): boolean =>
  Boolean(day && time) && (before.day !== day || before.time !== time);

export function fill(asked: Situation): Turn {
  const same = { ...asked.state.slots, ...straightAfter(asked) };
  const situation = { ...asked, state: { ...asked.state, slots: same } };
  const { state, heard, now, handbook } = situation;
  const { phone, badPhone, message } = heard;
  const isSame =
    /\bsame name\b/.test(heard.text) ||
    (state.asks === "name" && /\bsame (?:person|one)\b/.test(heard.text));
  const { task } = state;
  const names =
    state.coming.length > 0 && !state.slots.name
      ? namesIn(heard.words, state.coming.length + 1)
      : undefined;
  const name =
    names?.[0] ?? heard.name ?? (isSame ? state.patient.name : undefined);
  const called = otherIn(heard.words);
  const other = called && capital(called);
  const wanted = heard.part ?? state.part;
  const isOut = heard.part !== undefined && isNever(heard.part);
  const part = isOut ? state.part : wanted;
  const when =
    task === "book" || task === "move"
      ? takeWhen(situation, wanted)
      : undefined;
  const current =
    task === "move" || task === "cancel"
      ? takeCurrentDay(situation)
      : undefined;
  const refused = [current?.refused, when?.refused].filter(
    (each) => each !== undefined,
  );
  const visits =
    task === "book"
      ? visitsAfter(situation)
      : {
          treatment: treatmentAfter(situation),
          coming: state.coming,
          isOrdered: false,
        };
  const to = state.slots.receiver ? `For ${state.slots.receiver}: ` : "";
  const slots: Partial<Record<Slot, string | undefined>> = {
    ...state.slots,
    ...(name && { name: corrected(state.slots.name ?? "", name, heard.text) }),
    ...(phone && { phone }),
    ...(task !== "note" && { treatment: visits.treatment }),
    ...(message && {
      message: messageOf(
        `${to}${withoutPerson(messageIn(message) ?? message, heard)}`,
      ),
      receiver: undefined,
    }),
    ...current?.slots,
    ...when?.slots,
  };
  // Callers say a number in parts: the first digits wait for the others.
  const digits = badPhone && /^0\d{2,9}$/.test(badPhone) ? badPhone : undefined;
  const say = refused.flatMap((each) => each.say);
  // "Have you got anything after six?"
  const isOpen = when && !when.chosen && !slots.time && say.length === 0;
  if (heard.part && isOut && isOpen) say.push(sayNever(heard.part));
  const isSettled = heard.intent !== "yes" && isNewWhen(asked.state, slots);
  const whom =
    task === "book"
      ? WITH_WHOM.exec(heard.words)?.[0].replace(
          CLINICIAN,
          (_, clinician: string) => `With Dr ${capital(clinician)}`,
        )
      : undefined;
  if (whom && !slots.message?.includes(whom)) {
    slots.message = addTo(slots.message, whom);
    say.push(wording.noted);
  }
  const ails = task === "book" ? complaintIn(heard) : undefined;
  if (ails && !slots.message?.includes(ails)) {
    slots.message = addTo(slots.message, ails);
    if (state.asks !== "anything") say.push(wording.sorryToHear);
  }
  const ring = task === "note" && phone ? WHEN_TO_RING.exec(heard.words) : null;
  if (ring?.[1]) slots.message = addTo(slots.message, ring[1]);
  if (task === "move" && !slots.time && /\bsame time\b/.test(heard.text))
    say.push(wording.oldTimeUnknown);
  const chosen = when?.chosen ?? (isSettled ? "thatIs" : undefined);
  if (chosen && missing({ ...state, slots }))
    say.push(sayChosen(chosen, slots, now));
  const before = treatmentOf(handbook, state.slots.treatment);
  const after = treatmentOf(handbook, slots.treatment);
  const [ordered] = visits.isOrdered ? visits.coming : state.coming;
  const second = ordered?.treatment;
  // Named only now, where it was asked which day
  if (
    !before &&
    after &&
    state.asks !== "anything" &&
    missing({ ...state, slots })
  )
    say.unshift(sayHowLong(after));
  // At the read-back it is read anyway.
  const isChanged = before && after && before !== after && !second;
  if (isChanged && missing({ ...state, slots }))
    say.push(fillIn(wording.thatIsFor, { treatment: after.name }));
  // "He could go first, and then me"
  const isTold = visits.isOrdered || FIRST.test(heard.text);
  const next = isTold ? treatmentOf(handbook, second)?.name : undefined;
  // At the read-back both are read anyway.
  if (after && next && missing({ ...state, slots }))
    say.push(fillIn(wording.bothTreatments, { treatment: after.name, next }));
  if (badPhone) say.push(digits ? wording.phoneBegun : wording.noPhone);
  const { day, time } = slots;
  const { minutes } = after ?? {};
  const open = day && !time && part ? timesOn(day, now, minutes) : [];
  const [only, ...others] = open.filter((each) => inPart(each, part));
  // "After half five" leaves one time.
  const last =
    day && only && others.length === 0 ? { day, time: only } : undefined;
  if (last) say.push(sayChosen("chosen", last, now));
  const nearest = when?.refused?.nearest ?? last;
  return {
    state: {
      ...state,
      slots,
      coming: visits.coming.map((each, i) =>
        withName(each, names?.[i + 1] ?? (i === 0 ? other : undefined)),
      ),
      part,
      digits,
      changing: undefined,
      offer: nearest ? { kind: "when", ...nearest } : state.offer,
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
