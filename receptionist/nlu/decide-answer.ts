import type { Intent } from "../types.ts";
import { ASKS_FOR_TIMES } from "./about-task.ts";
import { askedOf } from "./asked.ts";
import * as cue from "./cues.ts";
import { isOrdinary } from "./entities/name-words.ts";
import {
  INFORM,
  LIKELY,
  MAX_ANSWER_WORDS,
  NEVER,
  OTHER_TASKS,
  SURE,
  TASKS,
  UNKNOWN,
  isLike,
  isVague,
  type Evidence,
  wanted,
  wantsSomethingElse,
} from "./evidence.ts";
import type { Meaning } from "./knowledge.ts";
import { leaving, onlyAgrees, withoutAnswer, yesOrNo } from "./yes-no.ts";

/** How like something else must be to count for more than the answer that was asked for. */
function toOutweigh(evidence: Evidence): number {
  const { intent = "unknown" } = wanted(evidence) ?? {};
  if (!TASKS.has(intent) && !OTHER_TASKS.has(intent)) return NEVER;
  // "No, move it to the 20th instead" gives a day, and wants another task.
  return evidence.task === "cancel" ? LIKELY : SURE;
}

const WANTS_TO_CANCEL = /(?<!\b(?:dont|not|didnt) )\bwant (?:to |it )cancel/;

const JUST_CANCEL =
  /^(?:what )?no\b.*\b(?:can|could|will|would) you (?:just )?cancel (?:it|that)\b/;

/** "Five's a bit late. Is there nothing this morning?" */
const TOO_LATE = /\b(?:bit|too|rather) (?:late|early)\b/;

/** What answers the question at hand; the rules stand in the order of their precedence. */
export function answerTo(evidence: Evidence): Intent | undefined {
  const { asks, task, text, complete } = evidence;
  if (task === "cancel" && cue.KEEPS.test(text)) return "no";
  // "No, you don't need to ring me, I only want to cancel it"
  if (task === "cancel" && asks !== "confirm" && WANTS_TO_CANCEL.test(text))
    return "inform";
  // "I don't need 111. Can you just cancel it, please?"
  if (task === "cancel" && JUST_CANCEL.test(text)) return "inform";
  // A clear yes to the read-back counts, whatever else it sounds like.
  if (asks === "confirm" && evidence.clearYes) return "yes";
  if (asks === "confirm" && onlyAgrees(text)) return "inform";
  const isPerson = asks === "name" || asks === "phone";
  const isGiven = evidence.named || evidence.phone?.valid;
  if (isPerson && !isGiven && cue.WITHHELD.test(text)) return "no";
  const hasNone = cue.NO_NUMBER.test(text) || cue.EMAIL.test(text);
  if (asks === "phone" && !evidence.answered && hasNone) return "no";
  // "Any time, I'll be there"
  const isOpen = asks === "day" || asks === "time";
  if (isOpen && cue.ANY.test(text) && !cue.QUESTION.test(text)) return "inform";
  const isWhen =
    ASKS_FOR_TIMES.test(text) || (TOO_LATE.test(text) && isVague(text));
  if (isOpen && isWhen) return "inform";
  const isUnsure =
    cue.DONT_KNOW.test(text) && text.split(" ").length <= MAX_ANSWER_WORDS;
  if (asks === "day" && isUnsure) return "inform";
  if (complete && !wantsSomethingElse(evidence, toOutweigh(evidence)))
    return "inform";
  if (asks !== "confirm") return undefined;
  // "Wait, is that in the morning?" hears it again.
  // "Is that with the dentist" asks a fact.
  const isFact =
    !/\b(?:day|time|date|name|number)\b/.test(text) &&
    (evidence.asksOfIt ||
      (askedOf(text) ?? wantsSomethingElse(evidence, LIKELY)));
  if (cue.CHECKS.test(text) && !evidence.answered && !isFact) return "repeat";
  // The read-back has a fault, and the caller has not said what is right.
  return cue.FAULT.test(text) ? "no" : undefined;
}

/** "The same time", "any morning" and a name are answers within a task. */
export function isAnswer(evidence: Evidence): boolean {
  const { task, text, named } = evidence;
  if (!task) return false;
  return (
    (cue.SAME.test(text) || named || isVague(text)) &&
    !wantsSomethingElse(evidence, LIKELY)
  );
}

/** "No, that's all", "just to ring me back" */
const NOTHING =
  /^(?:(?:no|nothing|just|thats|all|it|really|else|that|only|to|ring|call|me|back|please|thanks|thank you|rather not|id|say) ?)+$/;

const GOES_AHEAD =
  /^(?:(?:no|yes|ok|oh|well|please) )*(?:just )?(?:book|move|cancel|send) (?:it|that)\b/;

/** Whatever is said is the message, but what stops or undoes the taking of it. */
export function aMessage(evidence: Evidence): Meaning {
  const { task, text, answered, treatment } = evidence;
  const [first] = evidence.scores;
  const left = leaving(text);
  if (left) return { intent: left };
  // Who wants the booking done has nothing to write beside it.
  const isDone = task !== "note" && GOES_AHEAD.test(text);
  if (NOTHING.test(text) || isDone) return { intent: "no" };
  const said = yesOrNo(text);
  if (answered && !/[a-z]/.test(text)) return INFORM;
  // "Yes", "um", "hang on", "seven": there is no message in it yet.
  const isThin =
    !/[a-z]/.test(text) ||
    (said && withoutAnswer(text) === "") ||
    (!text.includes(" ") && isOrdinary(text)) ||
    (!treatment && first?.source === "smalltalk" && isLike(first, LIKELY));
  if (isThin) return UNKNOWN;
  const isTurn = first?.intent === "back" || first?.intent === "repeat";
  return first && isTurn && isLike(first, SURE) ? first : INFORM;
}
