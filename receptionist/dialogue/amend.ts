import type { Heard } from "../nlu/understand.ts";
import type { Slot, State } from "../types.ts";
import { withTold } from "./fill-slots.ts";
import { changedMessage, ofNote } from "./note.ts";
import { toChange } from "./tasks.ts";
import type { Turn } from "./turn.ts";
import { TO_BE_TOLD } from "./written-note.ts";
import wording from "./wording.json" with { type: "json" };

/** "It's with a C" puts a name right that only its spelling can tell. */
const isSpelling = ({ asks, slots }: State, { name, text }: Heard): boolean =>
  asks === "confirm" &&
  slots.name !== undefined &&
  name === undefined &&
  /\bwith (?:an?|1|one|two|no|double) (?:[a-z]|ph|th|ck)$/.test(text);

const put = (state: State, slot: Slot, value?: string): State => ({
  ...state,
  changing: undefined,
  slots: { ...state.slots, [slot]: value },
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
    /\bonly (?:\w+ ){0,2}(?:house|home|landline|work)\b|\b(?:what|which|whose) (?:number|phone|one)\b|\b(?:mobile|home|landline|house|work) or (?:\w+ )?(?:mobile|home|landline|house|work)\b/,
    wording.whicheverNumber,
  ],
  [WHY, wording.anyPhone],
];

/** "No, just the one", where she took two to come */
const ONLY_ONE =
  /\b(?:no|just|only|its) (?:the )?(?:one|1)(?: of us)?\b(?! (?:of|on|at|for))/;
const CARRIES_ON = /^(?:carry on|continue|keep (?:going|trying)|go on)$/;

/** What the words do to the task at hand, whatever else they are like. */
export function amended(state: State, heard: Heard): Turn | undefined {
  const { task, asks } = state;
  const { text, phone, intent } = heard;
  if (isSpelling(state, heard))
    return { state: put(state, "name"), say: [wording.howSpelt] };
  const field = toChange(text, state);
  const value = field === "message" ? TO_BE_TOLD : undefined;
  if (field) return { state: put(state, field, value), say: [] };
  const isBooking = task !== undefined && task !== "note";
  if (isBooking && heard.told && /^(?:note|unknown)$/.test(intent))
    return { state: withTold({ state, heard }), say: [wording.noted] };
  const note = isBooking ? changedMessage(state, heard) : undefined;
  if (state.others.length > 0 && !heard.time && ONLY_ONE.test(text)) {
    const slots = { ...state.slots, ...note };
    return { state: { ...state, slots, others: [] }, say: [wording.fine] };
  }
  const ofNumber = OF_NUMBER.find(([words]) => words.test(text));
  if (asks === "phone" && !phone && ofNumber)
    return { state, say: [ofNumber[1]] };
  if (asks === "name" && !heard.name && WHY.test(text))
    return { state, say: [wording.anyName] };
  const told = ofNote(state, heard);
  if (told) return told;
  if (note) {
    const slots = { ...state.slots, ...note };
    const say = note.message === undefined ? [wording.leftOut] : [];
    return { state: { ...state, changing: undefined, slots }, say };
  }
  // "Carry on" is never a yes to what was asked before.
  return CARRIES_ON.test(text)
    ? { state: { ...state, offer: undefined }, say: [] }
    : undefined;
}
