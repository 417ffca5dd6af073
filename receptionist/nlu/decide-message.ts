import { isOrdinary } from "./entities/name-words.ts";
import {
  type Evidence,
  INFORM,
  isLike,
  LIKELY,
  SURE,
  UNKNOWN,
} from "./evidence.ts";
import type { Meaning } from "./knowledge.ts";
import { leaving, withoutAnswer, yesOrNo } from "./yes-no.ts";

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
