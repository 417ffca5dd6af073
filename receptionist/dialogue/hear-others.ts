import { inLondon } from "../clinic/calendar.ts";
import { ANOTHER } from "../nlu/cues.ts";
import { isClock, STRAIGHT_AFTER } from "../nlu/entities/times.ts";
import type { Knowledge } from "../nlu/knowledge.ts";
import { plain } from "../nlu/normalise.ts";
import { type Heard, understand } from "../nlu/understand.ts";
import type { Intent, Other, State } from "../types.ts";
import { fill } from "./fill-slots.ts";
import { firstNameOf, likeOther } from "./others.ts";
import { status } from "./about-task.ts";
import { isSameReadBack, type Situation, type Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** Where somebody is named: 0 is who is at hand, and after the others comes who was booked last. */
interface Mention {
  readonly person: number;
  readonly at: number;
  readonly end: number;
}

function mentionsIn(
  words: string,
  { slots, others, booked }: State,
): Mention[] {
  const done = booked?.name === slots.name ? undefined : booked?.name;
  return [slots.name, ...others.map(({ name }) => name), done]
    .flatMap((name, person) => {
      const first = firstNameOf(name).replaceAll(/[^\p{L}\p{M}'’-]/gu, "");
      if (!first) return [];
      const said = new RegExp(
        `(?<![\\p{L}])${first}(?:['’]s)?(?![\\p{L}])`,
        "giu",
      );
      return [...words.matchAll(said)].map(({ 0: all, index }) => ({
        person,
        at: index,
        end: index + all.length,
      }));
    })
    .toSorted((a, b) => a.at - b.at);
}

const isOther = ({ person }: Mention): boolean => person > 0;

export const mentionsOther = (words: string, state: State): boolean =>
  mentionsIn(words, state).some(isOther);

/** "Is that for the both of them or just the one" */
const BOTH = /\bboth\b|\b(?:two|2|pair) of (?:us|them)\b/;
/** "And my husband as well", "could you do my sister after me" */
const ALSO =
  /\b(?:as well|too|also|another|one for|after (?:me|him|her|us|them|that|it))\b|\bafter$/;
/** "And my husband as well Trevor Hart straight after" */
const BESIDE_NAME = new RegExp(`${ALSO.source}|${STRAIGHT_AFTER.source}`, "gi");
/** In "Maisie straight after him, and can we say ten ish", ten is the time of the first. */
const AFTER_THAT = new RegExp(
  `((?:${STRAIGHT_AFTER.source}).*?)\\b(?:and|but|so)\\b.*$`,
  "i",
);
/** "Can Maisie go first" */
const FIRST = /\b(?:go|goes|in|come|comes|be) first\b|^first\b/;
const FOR = /\bfor\s*$/i;
const WITHOUT =
  /\b(?:not|without|forget|leave|skip|scrap|drop|cancel|never mind)(?: about)?\s*$/i;

/** These are about none of them. */
const ELSEWHERE = new Set<Intent>([
  "emergency",
  "note",
  "human",
  "demo",
  "goodbye",
]);

const ASKS = new Set<Intent>([
  "ask",
  "treatment",
  "price-of-treatment",
  "medical",
]);

/** Takes what is said of those who come after the one at hand, and leaves that one as it is. */
export function ofOthers(
  situation: Situation,
  knowledge: Knowledge,
): Turn | undefined {
  const { state, heard, now } = situation;
  const { words, text } = heard;
  if (state.task !== "book" || heard.clearYes || ELSEWHERE.has(heard.intent))
    return undefined;
  const hear = (said: string, context: State): Heard =>
    understand(said, context, inLondon(now).day, knowledge);
  const isOfBoth = state.others.length > 0 && BOTH.test(text) && !heard.name;
  const mentions = mentionsIn(words, state);
  if (!isOfBoth && !mentions.some(isOther)) return addOther(situation, hear);

  let { others, slots } = state;
  let rest = words;
  const dropped = new Set<string | undefined>();
  // From the last on, so that what is cut out moves nothing that is still to be read.
  for (const [i, { person, at, end }] of [...mentions.entries()].toReversed()) {
    if (person === 0) continue;
    const other = others[person - 1];
    const [from, until] = [mentions[i - 1]?.end ?? 0, mentions[i + 1]?.at];
    const before = words.slice(from, at);
    const after = words.slice(end, until).replace(AFTER_THAT, "$1");
    // In "Aoife twenty past, two of them", two is no hour.
    const own = hear(after.replace(BOTH, "them"), { ...state, asks: "time" });
    // "At ten for Cormac and at twenty past for Aoife"
    const isBefore = FOR.test(before) && !own.day && !own.time;
    const when = isBefore ? hear(before, { ...state, asks: "time" }) : own;
    const { day } = when;
    const time = isClock(when.time ?? "") ? when.time : undefined;
    rest = isBefore
      ? `${rest.slice(0, from)} ${rest.slice(end)}`
      : `${rest.slice(0, at)} ${rest.slice(end + after.length)}`;
    if (!other) continue;
    if (WITHOUT.test(before)) dropped.add(other.name);
    const isFirst = !day && !time && FIRST.test(plain(after));
    const { name } = isFirst ? slots : other;
    if (isFirst) slots = { ...slots, name: other.name };
    others = others.with(person - 1, {
      ...other,
      name,
      ...(day && { day }),
      ...(time && { time }),
      ...(STRAIGHT_AFTER.test(plain(after)) && { isStraightAfter: true }),
    });
  }
  others = others.filter(({ name }) => !name || !dropped.has(name));
  const name =
    heard.name && likeOther(state, heard.name, text) >= 0
      ? heard.name
      : undefined;
  const turn = fill({
    ...situation,
    state: { ...state, slots, others },
    heard: { ...hear(rest, state), name, otherNames: [] },
  });
  const isKnown = isSameReadBack(turn.state, state) && turn.say.length === 0;
  // "And does Maisie have to pay" asks something else.
  if (isKnown && ASKS.has(heard.intent)) return undefined;
  return isKnown
    ? status({ ...situation, heard: { ...heard, name: undefined } })
    : turn;
}

/** One more, of whom nothing was said before. */
function addOther(
  { state, heard: { words, text } }: Situation,
  hear: (said: string, context: State) => Heard,
): Turn | undefined {
  const { slots, others } = state;
  if (!slots.name || !ANOTHER.test(text) || !ALSO.test(text)) return undefined;
  const { name, day, time } = hear(words.replaceAll(BESIDE_NAME, ","), {
    ...state,
    asks: "name",
    slots: { ...slots, name: undefined },
  });
  const other: Other = {
    name,
    ...(day && { day }),
    ...(time && { time }),
    ...(STRAIGHT_AFTER.test(text) && { isStraightAfter: true }),
  };
  return {
    state: { ...state, changing: undefined, others: [...others, other] },
    say: [wording.oneByOne],
  };
}
