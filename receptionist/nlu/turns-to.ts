import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { CANCELS, KEEPS, LEAVES_NOTE, NO_MATTER, WANTS_NEW } from "./cues.ts";
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
  /\b(?:havent|dont have|dont|doesnt have|hasnt) (?:got |have )?(?:one|1|an? (?:appointment|booking))\b|\b(?:want|like|need)(?: you)? to book\b|\bbook me in\b|\bthere isnt (?:one|1|any)\b|\b(?:its|just|want|make) a new (?:one|1|appointment)\b|^(?:no )?a new (?:one|1)\b|\b(?:a new (?:one|1)|rebook\w*)$/;

/** "No, not an appointment, just the prescription", of what is being booked or moved */
const NOT_THAT =
  /^(?:\w+\?\s+)?(?:(?:no|sorry|right|well|look|i said)[\s,]+)*(?:(?:i don['’]?t (?:want|need) (?:an? |the )?|not (?:an? )?|no )(?:appointment|booking|visit|day)|i don['’]?t (?:want|need) to (?:move|change|cancel) (?:it|that|anything)|i don['’]?t (?:want|need) to (?:see|book|come)(?: (?:a|an|the|any|in|\w*one|\w*body|doctor|dentist|gp|nurse)\b)*|(?:you can )?forget (?:it|that|all that|the booking|the appointment)|i(?:['’]m| am) not booking)[\s,.]+(?:(?:and|but|then)[\s,]+)*(?=\S+ \S)(?!(?:for|with|on|at|in|about|before|until|till|today|tomorrow)\b)/i;

/** What is wanted in place of the task at hand, if anything is. */
export function wantedInstead(task: Task | undefined, words: string) {
  const left = task === "book" || task === "move" ? NOT_THAT.exec(words) : null;
  return left ? words.slice(left[0].length) : undefined;
}

/** "Not an appointment", "he's already got one", "I only want you to tell him" */
export const NO_BOOKING =
  /\bonly (?:an?|the) message\b|\bonly want(?:ed)? (?:(?:you|someone|somebody|them|the \w+) )?to (?!cancel|move|change|book|come|see)|\bdont (?:book|bother (?:book|mov|cancel))|\b(?:dont|didnt|not|doesnt) (?:want(?:ing)?|need|after) (?:to (?:book|make|give)|(?:(?:an?|any|the) )?(?:appointment|booking)|anything|owt|one|1)\b|\b(?:not|no) (?:an? )?(?:day|appointment|booking)\b|\bleave it (?:where|as) it is\b|\balready (?:booked|down|(?:got|has|have) (?:\w+ )?(?:appointment|booking|one|1))\b|\bgot (?:one|1) (?:already|booked|on|for|at|\w+day|tomorrow|today|next)\b/;
/** "I want an appointment", "can you not put me in", where a note was begun */
const WANTS_IN =
  /\b(?:want|need|like) an? appointment\b|\b(?:put|book|fit|get) (?:me|him|her|us) in\b(?! touch)/;

/** The act to which the caller turns in the middle of another: "actually, just cancel it" in a move. */
export function turnsTo(text: string, task: Task): Task | undefined {
  if (task === "note") {
    const isNew = WANTS_NEW.test(text) || WANTS_IN.test(text);
    return isNew && !NO_BOOKING.test(text) ? "book" : undefined;
  }
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
  if (task !== "note" && NO_BOOKING.test(text) && LEAVES_NOTE.test(text))
    return "note";
  const isNew =
    task === "book" &&
    asks !== "phone" &&
    HAS_NONE.test(text) &&
    !NO_BOOKING.test(text);
  const isAfter = asks === "confirm" && STRAIGHT_AFTER.test(text);
  if (isNew || isBeside(text) || isAfter || (asksWhen && isWhen))
    return "inform";
  return turnsTo(text, task);
}
