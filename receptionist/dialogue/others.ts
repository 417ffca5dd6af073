import { minutes, toTime } from "../clinic/diary.ts";
import { fillIn, sayDay, sayTime } from "../format-spoken.ts";
import type { Handbook } from "../handbook.ts";
import { isTitle } from "../nlu/entities/name-words.ts";
import { isWithin } from "../nlu/spelling.ts";
import type { Other, Slots, State } from "../types.ts";
import { refuse } from "./refusals.ts";
import { treatmentOf, USUAL_LENGTH } from "./treatment-of.ts";
import wording from "./wording.json" with { type: "json" };

/** What is known of the appointment after the one at hand: it is mostly for the same day, treatment and number. */
export function slotsOf(
  { name, isStraightAfter, ...told }: Other,
  { slots }: State,
  handbook: Handbook,
  now: Date,
): Slots {
  const { day = slots.day, treatment = slots.treatment } = told;
  const { minutes: length = USUAL_LENGTH } =
    treatmentOf(handbook, slots.treatment) ?? {};
  const after =
    isStraightAfter && slots.time && day === slots.day
      ? toTime(minutes(slots.time) + length)
      : undefined;
  const time = told.time ?? after;
  const isRefused = day && time && refuse(day, time, now);
  return {
    day,
    time: isRefused ? undefined : time,
    phone: slots.phone,
    name,
    treatment,
  };
}

/** "Then I’ll book Aoife McAleer at 10:20 in the morning." */
export const sayOthers = (
  state: State,
  handbook: Handbook,
  now: Date,
): string[] =>
  state.others.map((other) => {
    const { name, day, time } = slotsOf(other, state, handbook, now);
    const on = day && day !== state.slots.day ? ` on ${sayDay(day, now)}` : "";
    const at = time ? ` at ${sayTime(time)}` : "";
    const who = name ?? wording.theOther;
    return fillIn(wording.thenOther, { who, when: `${on}${at}` });
  });

export const firstNameOf = (name = ""): string =>
  name.split(" ").find((word) => !isTitle(word)) ?? "";

/** As many letters may be put right in a first name, and one in a short name. */
const MAX_APART = 2;
const SHORT = 4;

/** "No, it's Jean" puts the name at hand right, where one of them has none yet. */
const PUTS_RIGHT = /\b(?:no|not|wrong|sorry|names?|should)\b/;

/** Which of those who come after has such a first name, or none yet, and not the one at hand. */
export function likeOther(
  { slots, others, asks }: State,
  name: string,
  text: string,
): number {
  const first = firstNameOf(name);
  const apart = first.length > SHORT ? MAX_APART : 1;
  const isLike = (other: string | undefined) =>
    other !== undefined && isWithin(apart, first, firstNameOf(other));
  const isNext =
    /^(?:phone|confirm)$/.test(asks) && slots.name && !PUTS_RIGHT.test(text);
  return isLike(slots.name)
    ? -1
    : others.findIndex((each) => (each.name ? isLike(each.name) : isNext));
}

/** With the names that were told: the first are of those who have none yet. */
export function namedOthers(
  others: readonly Other[],
  names: readonly string[],
): readonly Other[] {
  const left = [...names];
  const known = others.map((each) =>
    each.name || left.length === 0 ? each : { ...each, name: left.shift() },
  );
  return [...known, ...left.map((name) => ({ name }))];
}
