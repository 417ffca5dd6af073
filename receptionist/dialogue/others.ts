import { fillIn } from "../format-spoken.ts";
import { isTitle } from "../nlu/entities/name-words.ts";
import { ANOTHER } from "../nlu/cues.ts";
import { plain } from "../nlu/normalise.ts";
import { STRAIGHT_AFTER } from "../nlu/entities/times.ts";
import { isWithin } from "../nlu/spelling.ts";
import type { Intent, Other, Slots, State } from "../types.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** "For me and my husband", "two appointments" */
export const TWO =
  /\bback to back\b|\b(?:(?:both|two|three|pair) of us|me and (?:my|our)|my \w+ and (?:me|i|myself|my)|(?:cancel|move) both|both (?:of them|cancelled|moved)|(?:cancel|move|want|book) (?:them|us) both|mine and my \w+|(?:two|three|2|3) (?:appointments|people|kids|children|of (?:them|my))|my (?:two|2)|(?:for|book|both|bring) (?:my|the) (?:two|kids|children|twins))\b/;

/** What is known of the appointment after the one at hand: it is mostly for the same day, treatment and number. */
export const slotsOf = (
  { name, treatment, currentDay }: Other,
  { slots }: State,
): Slots => ({
  currentDay: currentDay ?? slots.currentDay,
  day: slots.day,
  phone: slots.phone,
  // On another day it is the same person's.
  name: name ?? (currentDay && slots.name),
  treatment: treatment ?? slots.treatment,
});

/** "Then I’ll book Aoife McAleer.", "Then I’ll cancel the one for Poppy Adeyemi." */
export const sayOthers = ({
  task = "book",
  others,
}: Pick<State, "task" | "others">): string[] =>
  others.map(({ name }) => {
    const one = name && task !== "book" ? `${wording.theOneFor} ${name}` : name;
    return fillIn(wording.thenOther, { task, who: one ?? wording.theOther });
  });

const firstNameOf = (name = ""): string =>
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

/** The first names in the words of those who come after, or of who was booked last. */
function othersNamed(words: string, { slots, others, booked }: State) {
  const text = words.toLowerCase();
  return [...others, { name: booked?.name }]
    .map(({ name }) => firstNameOf(name).toLowerCase())
    .filter(
      (first) =>
        first &&
        first !== firstNameOf(slots.name).toLowerCase() &&
        text.split(/[^\p{L}\p{M}-]+/u).includes(first),
    );
}

export const mentionsOther = (words: string, state: State): boolean =>
  othersNamed(words, state).length > 0;

/** "And my husband as well", "could you do my sister after me" */
const ALSO =
  /\b(?:as well|too|also|another|one for|after (?:me|him|her|us|them|that|it))\b|\bafter$/;
const WITHOUT =
  /\b(?:without|forget|leave|skip|scrap|drop|cancel|never mind) (?:about )?([\p{L}-]+)/u;

/** "Nine fifteen, and then my daughter straight after" */
export const addsOther = (words: string): boolean =>
  words
    .split(/[,.;!?]+\s|\s(?=(?:but|and|then)\s)/i)
    .map((clause) => plain(clause).replace(/^but /, ""))
    .some(
      (clause) =>
        ANOTHER.test(clause) &&
        (ALSO.test(clause) || STRAIGHT_AFTER.test(clause)),
    );

/** These are about none of them. */
const ELSEWHERE = new Set<Intent>([
  "emergency",
  "note",
  "human",
  "demo",
  "goodbye",
]);

/** One more is to come, or one fewer. What is said of when another comes waits until it is their turn. */
export function ofOthers({ state, heard }: Situation): Turn | undefined {
  const { task, slots, others } = state;
  const { words, text, name, day, time, part } = heard;
  const isArranging = task !== undefined && task !== "note";
  if (!isArranging || heard.clearYes || ELSEWHERE.has(heard.intent))
    return undefined;
  // "No, no, cancel both" is no refusal.
  if (task === "cancel" && TWO.test(text) && slots.name)
    return {
      state: {
        ...state,
        readBack: undefined,
        others: others.length > 0 ? others : [{}],
      },
      say: [wording.oneByOne],
    };
  const named = othersNamed(words, state);
  if (named.length === 0)
    return slots.name &&
      !heard.phone &&
      ANOTHER.test(text) &&
      ALSO.test(text) &&
      !/\bnew\b/.test(text)
      ? {
          state: {
            ...state,
            changing: undefined,
            others: [...others, { name }],
          },
          say: [wording.oneByOne],
        }
      : undefined;
  const [, dropped = ""] = WITHOUT.exec(text) ?? [];
  if (named.includes(dropped)) {
    const left = others.filter(
      ({ name: other }) => firstNameOf(other).toLowerCase() !== dropped,
    );
    return { state: { ...state, others: left }, say: [wording.fine] };
  }
  return (day ?? time ?? part ?? STRAIGHT_AFTER.test(text))
    ? {
        state: { ...state, readBack: undefined, repeats: 0 },
        say: [wording.oneByOne],
      }
    : undefined;
}
