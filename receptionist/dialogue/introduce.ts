import { QUESTION, WANTS_DEMO } from "../nlu/cues.ts";
import { emailIn } from "../nlu/entities/email.ts";
import { LIKELY } from "../nlu/evidence.ts";
import { isLead } from "../nlu/entities/name-words.ts";
import { practiceIn } from "../nlu/entities/practice.ts";
import { isLikelyOwner, ownsPractice, PRETENDS } from "../nlu/owner.ts";
import type { Heard } from "../nlu/understand.ts";
import { plain } from "../nlu/normalise.ts";
import { withoutAnswer } from "../nlu/yes-no.ts";
import type { DemoFields, Slots, State } from "../types.ts";
import { questionOf, withoutWho } from "./written-note.ts";

const MIN_MESSAGE_WORDS = 8;
/** Of what is told for the demo form. In characters. */
const MAX_DEMO_MESSAGE = 1000;

/** "No thanks, I'd like a demo, my name's": only leads to the form. */
const leadsToForm = (clause: string): boolean => {
  const text = withoutAnswer(plain(clause));
  return /\b(?:demo|form)\b/.test(text)
    ? text.split(" ").length < MIN_MESSAGE_WORDS
    : isLead(text);
};

/** What is said for the form, without who says it and their address. */
const detailIn = (
  words: string,
  person: Pick<Slots, "name" | "phone">,
): string =>
  questionOf(withoutWho(words, person))
    .split(/[,.;!]+(?:\s+|$)/)
    .filter((clause) => !leadsToForm(clause))
    .join(", ");

/** What is told or noted for the demo, one a line. */
export const addToDemo = (message: string | undefined, words: string): string =>
  [message, words].filter(Boolean).join("\n").slice(0, MAX_DEMO_MESSAGE);

/** Said right after the form was opened, and no question: it belongs into it. */
const tellsDetail = ({ intent, text }: Heard): boolean =>
  /^(?:inform|unknown|demo|ask|book)$/.test(intent) && !QUESTION.test(text);

/** Notes what the words tell about the speaker. */
export function introduced(state: State, heard: Heard): State {
  const { intent, name, phone, words } = heard;
  // All of it, also what only stands beside what was understood.
  const text = plain(words);
  const asksForUs = intent === "demo" || intent === "human";
  const owns = ownsPractice(text);
  // "I'm in surgery till five" makes no GP of a dentist.
  const practiceType =
    state.told.practiceType ??
    (asksForUs || owns ? practiceIn(text) : undefined);
  const { email, rest = words } = emailIn(words) ?? {};
  const isDetail = state.isAtForm === true && tellsDetail(heard);
  const wantsDemo = intent === "demo" && WANTS_DEMO.test(text);
  const tells = isDetail || wantsDemo ? detailIn(rest, heard) : "";
  const isMessage =
    tells !== "" && (isDetail || tells.split(" ").length >= MIN_MESSAGE_WORDS);
  // Who tries out a booking makes up a patient, and that is not who asks for a demo.
  const isPatients =
    (state.task !== undefined &&
      (intent !== "demo" || state.asks === "name" || state.asks === "phone")) ||
    (!state.isAtForm && /^(?:book|move|cancel|hurt)$/.test(intent)) ||
    (intent === "note" && !state.isOwner);
  // In a list "notice period" only looks like a name.
  const isNamed =
    isPatients ||
    state.isAtForm ||
    phone !== undefined ||
    words.includes(name ?? "") ||
    /\b(?:names?|im|i am|this is|its|here)\b/.test(text);
  const person = {
    ...(name && isNamed && { name }),
    ...(phone && { phone }),
  };
  const told: DemoFields = {
    ...state.told,
    ...(!isPatients && person),
    ...(practiceType && { practiceType }),
    ...(email && { email }),
    ...(isMessage && { message: addToDemo(state.told.message, tells) }),
  };
  const asksAsOwner =
    heard.source === "product" &&
    !heard.entry?.anyone &&
    isLikelyOwner(heard.owner) &&
    // What only sounds a little like a question of the product shows nothing.
    (heard.likeness ?? 0) >= LIKELY;
  const isOwner = state.isOwner || owns || asksAsOwner || intent === "demo";
  const isPatient =
    heard.source === "clinic" || /^(?:book|move|cancel|hurt)$/.test(intent);
  return {
    ...state,
    told,
    patient: isPatients ? { ...state.patient, ...person } : state.patient,
    // Who runs a practice still does when they try a booking, unless they play a patient.
    isOwner:
      !PRETENDS.test(text) &&
      (isOwner || state.isOwner || (isPatient ? false : undefined)),
  };
}
