import type { Heard } from "../nlu/understand.ts";
import type { Slot, State } from "../types.ts";
import { LEAVES_NOTE, NO_NOTE, WANTS_A_RING } from "../nlu/cues.ts";
import { FAMILY } from "../nlu/entities/name-words.ts";
import { isForTeam } from "../nlu/lines.ts";
import { NO_BOOKING } from "../nlu/turns-to.ts";
import { closed } from "./complete.ts";
import { human } from "./human.ts";
import { matterOf, note, noted, ofNote, ofNoted } from "./note.ts";
import { accept } from "./offers.ts";
import { ofOthers } from "./others.ts";
import { ofAppointment } from "./recall.ts";
import { inform, toChange } from "./tasks.ts";
import { type Situation, type Turn, withSlots } from "./turn.ts";
import { addTo, TO_BE_TOLD } from "./written-note.ts";
import wording from "./wording.json" with { type: "json" };

/** "It's with a C" puts a name right that only its spelling can tell. */
const isSpelling = ({ asks, slots }: State, { name, text }: Heard): boolean =>
  asks === "confirm" &&
  slots.name !== undefined &&
  name === undefined &&
  /\bwith (?:an?|1|one|two|no|double) (?:[a-z]|ph|th|ck)$/.test(text);

const put = (state: State, slot: Slot, value?: string): State => ({
  ...withSlots(state, { [slot]: value }),
  changing: undefined,
});

/** "Do I have to give my number", "why do you need my name" */
const WHY =
  /\b(?:(?:do i (?:have|need) to|must i|have i got to) (?:give|leave|say|tell)|why do you (?:need|want)|what do you (?:need|want) (?:it|that|my (?:name|number)) for)\b/;

/** What callers ask where a number is asked for, and what she says. */
const OF_NUMBER: readonly (readonly [RegExp, string])[] = [
  // "The number I'm ringing from"
  [
    /\b(?:ringing|calling|phoning|rang|called) (?:you )?(?:from|on)\b|\b(?:this|the) (?:number|phone|one) (?:im|ive|i am) on\b|\b(?:on|use) this (?:number|phone|one)\b|^(?:just )?this (?:number|one|phone)\b/,
    wording.cannotSeeNumber,
  ],
  // "What number do you want, my mobile or the house", "I've only got a landline"
  [
    /\b(?:give you|use|take) (?:mine|my (?:number|mobile))\b|\b(?:is|will|would) mine (?:do|ok|all right|work)\b|\bonly (?:\w+ ){0,2}(?:house|home|landline|work)\b|\b(?:what|which|whose) (?:number|phone|one)\b|\b(?:mobile|home|landline|house|work) or (?:\w+ )?(?:mobile|home|landline|house|work)\b/,
    wording.whicheverNumber,
  ],
  [WHY, wording.anyPhone],
];

/** "It's for my son actually": the name is another one. */
const FOR_ANOTHER = new RegExp(
  `^(?:(?:oh|sorry|no|yes|please|book it|but|actually|well|and) )*(?:(?:its|it is|thats|this is) )?(?:actually )?for (?:my|our) (?:\\w+ )?${FAMILY}(?: (?:actually|though|not me|not for me|by the way))*$`,
);

const CARRIES_ON = /^(?:carry on|continue|keep (?:going|trying)|go on)$/;

const NERVOUS = /\b(?:nervous|anxious|terrified|petrified|scared|phobi\w+)\b/;

/** "Yes, do that. Tell them the old appointment was on the 18th" */
const TELL_THEM =
  /^(?:yes|please|ok(?:ay)?|sure)\b.*\btell (?:them|him|her) (?:that )?(?=\S+ \S)/i;

/** What the words do to the task at hand, whatever else they are like. */
export function amended(situation: Situation): Turn | undefined {
  const { state, heard } = situation;
  const { task, asks } = state;
  const { text, phone } = heard;
  const others = ofOthers(situation);
  if (others) {
    // "Friday after school, but it's two of us"
    const tells =
      (heard.day ?? heard.time ?? heard.part ?? heard.phone) !== undefined;
    // What was named besides is for the other.
    const rest = { ...heard, treatment: undefined, found: undefined };
    const turn = tells
      ? inform({ ...situation, heard: rest, state: others.state })
      : undefined;
    return turn ? { ...turn, say: [...others.say, ...turn.say] } : others;
  }
  if (isSpelling(state, heard))
    return { state: put(state, "name"), say: [wording.howSpelt] };
  const field = NO_NOTE.test(text) ? undefined : toChange(text, state);
  const value = field === "message" ? TO_BE_TOLD : undefined;
  if (field) return { state: put(state, field, value), say: [] };
  if (task === "book" && FOR_ANOTHER.test(text) && !heard.name)
    return { state: put(state, "name"), say: [] };
  const told = TELL_THEM.exec(heard.words);
  if (state.offer?.kind === "note" && told) {
    const matter = heard.words.slice(told[0].length);
    const message = addTo(state.offer.message, matter);
    return accept(situation, { ...state.offer, message });
  }
  const ofNumber = OF_NUMBER.find(([words]) => words.test(text));
  if (asks === "phone" && !phone && ofNumber)
    return { state, say: [ofNumber[1]] };
  if (asks === "name" && !heard.name && WHY.test(text))
    return { state, say: [wording.anyName] };
  const ofOther = heard.clearYes
    ? undefined
    : (ofNoted(situation) ?? ofAppointment(situation));
  const ofRead = ofOther ?? ofNote(situation);
  if (ofRead) return ofRead;
  const isArranging = task !== undefined && task !== "note";
  const isElse = heard.clearYes || heard.intent === "demo";
  const isBeside = isArranging && asks !== "message" && !isElse;
  if (isBeside && !NO_BOOKING.test(text)) {
    // An owner who has tried a booking wants to be rung by us.
    if (state.isOwner && WANTS_A_RING.test(text))
      return human({ ...situation, state: closed(state) });
    if (isForTeam(heard.words, text))
      return noted(
        state,
        matterOf(heard.words),
        NERVOUS.test(text) ? wording.notedNervous : undefined,
      );
    if (LEAVES_NOTE.test(text) && task !== "cancel") return note(situation);
  }
  // "I should have said, I'm allergic to latex"
  const isNeed = isForTeam(heard.words, text) && !LEAVES_NOTE.test(text);
  if (!task && state.booked && isNeed) return note(situation);
  // "Carry on" is never a yes to what was asked before.
  return CARRIES_ON.test(text)
    ? { state: { ...state, offer: undefined }, say: [] }
    : undefined;
}
