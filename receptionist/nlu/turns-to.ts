import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { CANCELS, KEEPS, NO_MATTER, WANTS_NEW } from "./cues.ts";
import { isBeside, STRAIGHT_AFTER } from "./entities/times.ts";

/** "I already have one", "not a new one", "I meant to move it" */
const HAS_ONE =
  /\b(?:already (?:have|got|booked)|(?:i|ive|we|weve) (?:(?:have|has|got|had|already) )+(?:an? |one)(?:appointment|booking|slot)?|instead of book\w*|(?:one|appointment|booking) (?:that )?(?:i|we|ive|weve) (?:have|had|got|booked|already)|(?:meant|mean) (?:to )?(?:move|change|cancel))\b/;
const MOVES_IT =
  /\b(?:mov(?:e|ing)|chang(?:e|ing)|rearrange|reschedule|shift|swap|postpone)\b/;
export const CANCELS_IT =
  /\b(?:cancel(?:led|ling)?|scrap|call off) (?:it|my|the|her|his|them|instead|altogether|completely|for good)\b|\b(?:just|rather|better|simply) cancel\b|\b(?:want|need|like) (?:it|that|mine) cancel/;
const BOOKS_NEW =
  /\b(?:meant|mean|want(?:ed)?|like|need|rather|just) (?:just )?(?:to )?(?:book|make|(?:a|another) new)\b.*\b(?:new|instead|appointment|one)\b/;

/** "I haven't got one to move", "I want you to book me in" */
const HAS_NONE =
  /\b(?:havent|dont have|dont) (?:got |have )?(?:one|1|an? (?:appointment|booking))\b|\b(?:want|like|need)(?: you)? to book\b|\bbook me in\b|\bthere isnt (?:one|1|any)\b|\b(?:its|just) a new (?:one|1|appointment)\b/;

/** "Not an appointment, just the message", "I only want somebody to ring me" */
const ONLY_NOTE =
  /\bonly want (?:you )?to tell\b|\bdont book\b.*\b(?:tell|message)\b|\balready (?:got|has|have) (?:\w+ )?appointment\b.*\btell\b|\b(?:dont|not) want to give (?:a|any|you a) (?:day|date)\b|\bno (?:day|appointment)\b.*\b(?:message|note)\b|\b(?:want|need|like)(?: \w+){0,2} (?:someone|somebody|you|them|the \w+|a (?:doctor|nurse|dentist)) to (?:ring|call|phone)\b|\b(?:not|no|dont want) (?:an? )?appointment\b.*\b(?:message|note)\b|\b(?:just|only) (?:a|the|(?:want )?to leave a) (?:message|note)\b/;

/** "Can somebody ring me, then", and not on which number */
const ASKS_FOR_CALL =
  /\b(?:can|could|will) (?:someone|somebody|one of you|they|(?:the|a) \w+) (?:please )?(?:ring|call|phone) (?:me|us)\b/;

/** The act to which the caller turns in the middle of another: "actually, just cancel it" in a move. */
export function turnsTo(text: string, task: Task): Task | undefined {
  if (task === "note") return WANTS_NEW.test(text) ? "book" : undefined;
  if (ONLY_NOTE.test(text)) return "note";
  const moves = MOVES_IT.test(text);
  const cancels = CANCELS.test(text) && !KEEPS.test(text) && !moves;
  if (task === "book") {
    if (!HAS_ONE.test(text)) return undefined;
    return moves ? "move" : cancels ? "cancel" : undefined;
  }
  if (BOOKS_NEW.test(text) || HAS_NONE.test(text)) return "book";
  if (task === "move")
    return cancels && CANCELS_IT.test(text) ? "cancel" : undefined;
  return moves ? "move" : undefined;
}

/** What is said in the middle of a task about the task itself. */
export function turnIn(
  task: Task,
  asks: ExpectedSlot,
  text: string,
): Intent | undefined {
  const asksWhen = asks === "day" || asks === "time";
  // "Never mind" ends the task, but "it doesn't matter" takes any day or time.
  const isWhen = NO_MATTER.test(text) || STRAIGHT_AFTER.test(text);
  if (task !== "note" && asks !== "phone" && ASKS_FOR_CALL.test(text))
    return "note";
  const isNew = task === "book" && HAS_NONE.test(text);
  if (isNew || isBeside(text) || (asksWhen && isWhen)) return "inform";
  return turnsTo(text, task);
}
