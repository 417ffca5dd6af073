import { practiceIn } from "../nlu/entities/practice.ts";
import { isLikelyOwner, ownsPractice } from "../nlu/owner.ts";
import type { Heard } from "../nlu/understand.ts";
import type { DemoFields, State } from "../types.ts";

const MIN_MESSAGE_WORDS = 8;
/** Of what is told for the demo form. In characters. */
export const MAX_DEMO_MESSAGE = 500;

/** Notes what the words tell about the speaker. */
export function introduced(state: State, heard: Heard): State {
  const { intent, name, phone, text, words } = heard;
  const asksForUs = intent === "demo" || intent === "human";
  const owns = ownsPractice(text);
  // "I'm in surgery till five" makes no GP of a dentist.
  const practiceType =
    state.told.practiceType ??
    (asksForUs || owns ? practiceIn(text) : undefined);
  const isMessage =
    intent === "demo" && text.split(" ").length >= MIN_MESSAGE_WORDS;
  // Who tries out a booking makes up a patient, and that is not who asks for a demo.
  const isPatients =
    state.task !== undefined ||
    /^(?:book|move|cancel|hurt)$/.test(intent) ||
    (intent === "note" && !state.isOwner);
  const person = { ...(name && { name }), ...(phone && { phone }) };
  const told: DemoFields = {
    ...state.told,
    ...(!isPatients && person),
    ...(practiceType && { practiceType }),
    ...(isMessage && { message: words.trim().slice(0, MAX_DEMO_MESSAGE) }),
  };
  const asksAsOwner =
    heard.source === "product" &&
    !heard.entry?.anyone &&
    isLikelyOwner(heard.owner);
  const isOwner = state.isOwner || owns || asksAsOwner || intent === "demo";
  const isPatient =
    heard.source === "clinic" || /^(?:book|move|cancel|hurt)$/.test(intent);
  // Later it would cost the yes to what was read back.
  const isOpen = state.asks !== "confirm" || state.task === "note";
  const { sender = state.slots.sender } = isOpen ? heard : state.slots;
  return {
    ...state,
    slots: { ...state.slots, sender },
    told,
    patient: isPatients ? { ...state.patient, ...person } : state.patient,
    isOwner: isOwner || (isPatient ? false : state.isOwner),
  };
}
