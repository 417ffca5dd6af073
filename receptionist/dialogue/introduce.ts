import { practiceIn } from "../nlu/entities/practice.ts";
import { isOwnersTalk, ownsPractice } from "../nlu/knowledge.ts";
import type { Heard } from "../nlu/understand.ts";
import type { DemoFields, State } from "../types.ts";

const MIN_MESSAGE_WORDS = 8;
const MAX_MESSAGE_LENGTH = 500;

/** Notes what the words tell about the speaker. */
export function introduced(state: State, heard: Heard): State {
  const { intent, name, phone, text, words } = heard;
  const asksForUs = intent === "demo" || intent === "human";
  const owns = ownsPractice(text);
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
