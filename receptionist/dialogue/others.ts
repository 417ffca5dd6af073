import { fillIn } from "../format-spoken.ts";
import { ANOTHER } from "../nlu/cues.ts";
import { FAMILY } from "../nlu/entities/name-words.ts";
import type { Handbook } from "../handbook.ts";
import type { Intent, State } from "../types.ts";
import { plain } from "../nlu/normalise.ts";
import { isVisit } from "../nlu/entities/treatments.ts";
import { treatmentOf } from "./treatment-of.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** "For me and my husband", "two appointments" */
const TWO = new RegExp(
  `\\bback to back\\b|\\b(?:my \\w+ (?:needs|wants) .* and (?:i|id) (?:need|want|like)|my \\w+ .* and myself|and my \\w+ (?:needs|wants|is due|could do with)|(?:both|two|three|pair) of us|me and (?:my|our|(?:an?|one|another) for)|my ${FAMILY} and (?:me|i|myself|my)|(?:cancel|move) both|both (?:of them|cancelled|moved)|(?:cancel|move|want|book) (?:them|us) both|mine and my \\w+|(?:two|three|2|3|couple of) (?:appointments|people|kids|children|of (?:them|my))|my (?:two|2)|(?:for|book|both|bring) (?:my|the) (?:two|kids|children|twins))\\b`,
);

const THREE =
  /\bme and (?:my|the) (?:two|2|other two) \w+s\b|\b(?:three|3) (?:of us|appointments|people|kids|children)\b|\bmy (?:two|2|other two) (?:\w+ )?\w+ and (?:me|i|myself)\b|\bmy \w+s? and my \w+s? and (?:me|i|myself)\b/;

/** How many are to come besides the first. */
export const othersIn = (text: string): number =>
  THREE.test(text) ? 2 : TWO.test(text) ? 1 : 0;

/** So many other people, of whom no more is known. */
export const others = (count: number): State["coming"] =>
  Array.from({ length: count }, () => ({ isOther: true }));

/** "Then I’ll book a check-up." */
export const sayComing = (
  { task = "book", coming }: Pick<State, "task" | "coming">,
  handbook: Handbook,
): string[] =>
  coming.map(({ treatment, isNew, name }) => {
    const rest = coming.length > 1 ? wording.otherTwo : wording.otherOne;
    const what = name ?? treatmentOf(handbook, treatment)?.name ?? rest;
    return fillIn(wording.then, { task: isNew ? "book" : task, what });
  });

/** "And my husband as well", "could you do my sister after me" */
const ALSO =
  /\b(?:as well|too|also|another|one for|after (?:me|mine|him|her|us|them|that|it))\b|\bafter$/;
/** "And then there's me, I need the doctor" */
const THEN_ME = /\bthen (?:theres )?(?:me|mine|one for me)\b/;
/** "No, just the one", where she took two to come */
const ONLY_ONE =
  /\b(?:no|just|only|its) (?:the )?(?:one|1)(?: of us)?\b(?! (?:of|on|at|for))/;

/** "Can Poppy go first?" */
const isToGoFirst = (name: string, text: string): boolean =>
  new RegExp(
    `\\b${plain(name).split(" ", 1)[0]}\\b(?: \\w+){0,3} first\\b`,
  ).test(text);

/** These are about none of them. */
const ELSEWHERE = new Set<Intent>([
  "emergency",
  "note",
  "human",
  "demo",
  "goodbye",
  "status",
]);

/** One more is to come, or one fewer. */
export function ofOthers({ state, heard }: Situation): Turn | undefined {
  const { task, slots, coming } = state;
  const { text, found, treatment } = heard;
  const isArranging = task !== undefined && task !== "note";
  if (!isArranging || heard.clearYes || ELSEWHERE.has(heard.intent))
    return undefined;
  // "No, leave the blood test for now"
  const left = coming.filter(
    (each) => !(each.treatment && heard.denied.includes(each.treatment)),
  );
  if (left.length < coming.length)
    return { state: { ...state, coming: left }, say: [wording.fine] };
  const earlier = coming.find(({ name }) => name && isToGoFirst(name, text));
  if (earlier) {
    const after = coming.map((each) =>
      each === earlier ? { ...each, name: slots.name } : each,
    );
    const first = { ...slots, name: earlier.name };
    return {
      state: { ...state, slots: first, coming: after },
      say: [wording.fine],
    };
  }
  const count = othersIn(text);
  // "Well there's three of us", where she took two to come
  if (coming.length > 0 && count > coming.length && !state.booked)
    return { state: { ...state, coming: others(count) }, say: [] };
  const isMe = THEN_ME.test(text);
  const [next, ...later] = coming;
  if (next && isMe && treatment && !next.treatment)
    return {
      state: { ...state, coming: [{ ...next, treatment }, ...later] },
      say: [],
    };
  if (coming.length > 0)
    return !heard.time && ONLY_ONE.test(text)
      ? { state: { ...state, coming: [] }, say: [wording.fine] }
      : undefined;
  const isAnother =
    ANOTHER.test(text) && ALSO.test(text) && !/\bnew\b/.test(text);
  // "No, no, cancel both", "did you get that it's for two people"
  const isBoth = count > 0 && !heard.name && !state.booked;
  // "Can I book one for my daughter as well", where one is moved
  const isNew = isAnother && task !== "book" && /\bbook\b/.test(text);
  const isNext = isMe || isAnother;
  const isMore = isNew || (isNext && slots.name !== undefined) || isBoth;
  if ((heard.phone && !isMe) || !isMore) return undefined;
  // "And a clean for my husband, after me"
  const wanted = isMe || (found && isVisit(found)) ? treatment : undefined;
  const one = {
    treatment: wanted,
    isOther: true as const,
    ...(isNew && { isNew: true as const }),
  };
  return {
    state: {
      ...state,
      changing: undefined,
      readBack: undefined,
      coming: count > 1 ? others(count) : [one],
    },
    say: [wording.oneByOne],
  };
}
