import { capital } from "../format-spoken.ts";
import { withoutBeginning } from "../nlu/message.ts";
import type { Slots } from "../types.ts";

/** Stands for a message that is wanted and has still to be told. */
export const TO_BE_TOLD = "";

/** In characters. */
const MAX_MESSAGE = 300;

/** As one writes it down: without what only begins to speak, or the full stop at its end. */
export const messageOf = (words: string): string =>
  withoutBeginning(words)
    .replace(/[\s.!]+$/, "")
    .slice(0, MAX_MESSAGE);

/** As it is kept for the demo. */
export const questionOf = (words: string): string =>
  words.trim().slice(0, MAX_MESSAGE);

/** A message with what is told after it. */
export function addTo(message: string | undefined, words: string): string {
  if (!message) return messageOf(words);
  const end = /[?!]$/.test(message) ? "" : ".";
  return messageOf(`${message}${end} ${capital(messageOf(words))}`);
}

/** The note as it is read back and sent: "For the dentist, from Margaret, his wife: his denture's rubbing". */
export function noteOf({ message = "", receiver, sender }: Slots): string {
  const lead = [receiver && `for ${receiver}`, sender && `from ${sender}`]
    .filter(Boolean)
    .join(", ");
  return capital(lead ? `${lead}: ${message}` : message);
}
