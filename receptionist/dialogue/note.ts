import type { State } from "../types.ts";
import { addTo, messageOf } from "./fill-slots.ts";
import { LEADS_TOLD, toldIn } from "../nlu/second-question.ts";
import { start } from "./tasks.ts";
import type { Handler, Situation } from "./turn.ts";

/** A wish to leave a message, and not yet the message. */
const NO_MESSAGE =
  /^(?:(?:hi|hello|ok|okay|no|yes|just|please|could|can|may|might|id|i|would|like|want|need|to|you|we|if|possible)\s)*(?:(?:(?:leave|take|send|pass on|write|note|put|add|make)\s(?:down\s)?)?(?:an?|the|my|this)?\s?(?:message|note)|(?:request|have|get)?\s?an? call ?back)(?:\s(?:please|for|to|with|the|team|manager|dentist|doctor|nurse|somebody|someone|dr|mr|mrs|ms|(?<=\s(?:for|dr|doctor|mr|mrs|ms)\s)\w+|clinic|practice|reception|receptionist|them|you|then|on|it|that))*$/;

/** "Dr Shah" of "a message for Dr Shah, please" */
const RECEIVER =
  /\b(?:message|note|word)\s(?:for|to|with)\s(?!(?:you|them|somebody|someone|(?:the )?(?:team|clinic|practice|reception\w*))\b(?! manager))(.+?)(?:,?\s(?:please|then))*[\s.?!]*$/i;

/** "Could you ask the dentist to ring me" */
const WHO_RINGS =
  /\b((?:the|my)\s(?:dentist|doctor|nurse|manager|hygienist|gp))\s(?:to\s)?(?:ring|call|phone)\b/i;

/** "They can ring me back on this number", "note that", "can somebody call me about it" */
const ONLY_RINGS =
  /^(?:(?:hi|hello|ok|okay|no|yes|just|please|could|can|id|i|would|like|want|need|to|you|they|we|someone|somebody|the|my|team|dentist|doctor|nurse|get|have|ask|tell)\s)*(?:(?:ring|call|phone|contact|get back to|note)(?:\s(?:me|us|back|that|this|on|please|about|it|then|thanks|for|the|demo|later|number|my|at|as soon as possible))*)$/;

/** What the words want to be told, if that is more than that somebody should ring. */
export const matterOf = (words: string, text: string): string | undefined =>
  NO_MESSAGE.test(text) || ONLY_RINGS.test(text) ? undefined : messageOf(words);

const REFERS = /\b(?:that|this|it)\b/;

/** Takes the words themselves for the message, unless they only ask to leave one or to be rung. */
export const note: Handler = (situation) => {
  const { state, heard } = situation;
  const matter = matterOf(heard.words, heard.text);
  const before = REFERS.test(heard.text) ? state.question : undefined;
  const message =
    state.slots.message ?? matter ?? (before && messageOf(before));
  const receiver =
    matter === undefined
      ? (RECEIVER.exec(heard.words) ?? WHO_RINGS.exec(heard.words))?.[1]
      : undefined;
  return start("note")({
    ...situation,
    state: { ...state, slots: { ...state.slots, message, receiver } },
  });
};

/** The message with what the caller adds when it is read back. */
export function addition(
  { task, asks, slots: { message } }: State,
  { intent, words, name, phone, time, day, part }: Situation["heard"],
): string | undefined {
  if (task !== "note" || asks !== "confirm" || !message) return undefined;
  if (intent === "emergency" || name || phone) return undefined;
  // "Best after five": no other time belongs to a note.
  const when = (time ?? day ?? part) && words.replace(/^(?:yes|and),? /i, "");
  const added = LEADS_TOLD.test(words) ? toldIn(words) : when;
  return added && addTo(message, added);
}
