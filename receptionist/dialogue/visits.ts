import { FIRST, QUESTION } from "../nlu/cues.ts";
import { FAMILY } from "../nlu/entities/name-words.ts";
import { isStaff, isVisit } from "../nlu/entities/treatments.ts";
import type { Coming, State } from "../types.ts";
import type { Situation } from "./turn.ts";

/** "No, it was a dentist I wanted" */
const PUTS_RIGHT = /\b(?:wanted|meant|not (?:an?|the|that))\b/;

/** "And the clean as well, can I have both together" */
const AS_WELL = /\b(?:as well|too|also|both|together|add|and (?:an?|the|my))\b/;

/** "Do I need to have a blood test as well" */
const ASKS_IF_NEEDED =
  /\b(?:do|does|should|will) (?:i|we|he|she|they|my \w+) (?:have to|need)\b/;

/** "Put her first", of somebody whose visit comes afterwards */
const THEM_FIRST = /\b(?:he|him|she|her|they|them|my \w+) (?:\w+ ){0,3}first\b/;

/** "I asked about the mole check for my wife" */
const OF_OTHER = new RegExp(
  `\\b(?:my|our) (?:\\w+ )?${FAMILY}s?\\b|\\b(?:hers|theirs)\\b`,
);

interface Visits {
  /** The id of what is being booked. */
  readonly treatment: string | undefined;
  readonly coming: readonly Coming[];
  /** Both visits were named, or changed places. */
  readonly isOrdered: boolean;
}

/** What is asked about or complained of takes the place of nothing. */
export function treatmentAfter({
  state,
  heard,
}: Situation): string | undefined {
  const { treatment, found, denied, text } = heard;
  const before = state.slots.treatment;
  const isDenied = before !== undefined && denied.includes(before);
  const isNamed =
    found?.as === "called" &&
    (!isStaff(found) || PUTS_RIGHT.test(text)) &&
    !QUESTION.test(text);
  const isChanged = isDenied || isNamed || heard.swaps;
  if (treatment && (!before || isChanged)) return treatment;
  // "No, not a new crown" brings back what was booked before it.
  return isDenied
    ? state.past.findLast(({ slots }) => slots.treatment !== before)?.slots
        .treatment
    : before;
}

/** "No, just the clean" leaves only that; of two people each has what the other was to have: "mine's the filling". */
function withoutTwice(
  coming: State["coming"],
  treatment: string | undefined,
  before: string | undefined,
): State["coming"] {
  const [next, ...later] = coming;
  const theirs = next?.treatment ?? treatment;
  if (!next || theirs !== treatment || treatment === before) return coming;
  if (next.isOther) return [{ ...next, treatment: before }, ...later];
  return next.treatment ? later : coming;
}

/** What is booked and what follows, once a treatment or an order is named. */
export function visitsAfter(situation: Situation): Visits {
  const { state, heard } = situation;
  const { treatment, found, denied, also, text } = heard;
  const before = state.slots.treatment;
  const [next, ...later] = state.coming;
  const ordered = (first: string | undefined, second: string | undefined) => ({
    treatment: first,
    coming: [{ ...next, treatment: second }, ...later],
    isOrdered: true,
  });
  if (also) return ordered(treatment ?? before, also);
  if (next?.treatment && next.isOther && !treatment && THEM_FIRST.test(text))
    return ordered(next.treatment, before);
  // "The check-up and then the clean": in that order, whatever was booked before.
  if (next?.treatment && FIRST.test(text)) {
    const isFirst = !treatment || treatment === before;
    return isFirst
      ? ordered(before, next.treatment)
      : ordered(treatment, before);
  }
  const isTheirs = next?.isOther && treatment && OF_OTHER.test(text);
  if (isTheirs && treatment === next.treatment)
    return { treatment: before, coming: state.coming, isOrdered: false };
  const isNew =
    before !== undefined &&
    treatment !== before &&
    found !== undefined &&
    isVisit(found);
  const isMore = AS_WELL.test(text) && !ASKS_IF_NEEDED.test(text);
  if (isNew && ((isTheirs && !next.treatment) || isMore))
    return ordered(before, treatment);
  const after = treatmentAfter(situation);
  const had = denied.includes(before ?? "") ? undefined : before;
  const coming = withoutTwice(state.coming, after, had);
  return { treatment: after, coming, isOrdered: false };
}
