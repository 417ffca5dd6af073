import { practiceIn } from "../nlu/entities/practice.ts";
import { isOwnersTalk } from "../nlu/knowledge.ts";
import type { Heard } from "../nlu/understand.ts";
import type { DemoFields, State } from "../types.ts";

/** "We run a surgery", "what is it for a dental practice", "how many calls does my receptionist miss" */
const OWNS =
  /\b(?:i|we) (?:run|own|manage|have) (?:an? |the |two |three |several |our |my )?(?:\w+ )?(?:practice|clinic|surgery|salon|business|practices|clinics)|\bfor an? (?:\w+ ){0,2}(?:practice|clinic|surgery)\b|\b(?:my|our) (?:practice|clinic|surgery|patients|clients|callers|front desk|reception(?:ists?)?|staff|team|diary system|phone system|phones)\b|\b(?:practice|clinic) (?:manager|owner)\b|\bim (?:a|the) (?:dentist|gp|doctor|owner|practice manager|clinic owner|clinician|partner)\b/;

const IS_PATIENT = /\bim (?:a|your) (?:new )?(?:patient|client)\b/;

const MIN_MESSAGE_WORDS = 8;
const MAX_MESSAGE_LENGTH = 500;

/** Notes what the words tell about the speaker. */
export function introduced(state: State, heard: Heard): State {
  const { intent, name, phone, text, words } = heard;
  const asksForUs = intent === "demo" || intent === "human";
  const owns = OWNS.test(text) && !IS_PATIENT.test(text);
  const practiceType = asksForUs || owns ? practiceIn(text) : undefined;
  const isMessage =
    intent === "demo" && text.split(" ").length >= MIN_MESSAGE_WORDS;
  const told: DemoFields = {
    ...state.told,
    ...(name && { name }),
    ...(phone && { phone }),
    ...(practiceType && { practiceType }),
    ...(isMessage && { message: words.trim().slice(0, MAX_MESSAGE_LENGTH) }),
  };
  const isOwner =
    state.isOwner ||
    owns ||
    intent === "demo" ||
    (heard.source === "product" && isOwnersTalk(text));
  return { ...state, told, isOwner: isOwner || undefined };
}
