import { FILLERS } from "./cues.ts";
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

/** Whatever is said is the message, but what stops or undoes the taking of it. */
export function aMessage({ text, scores: [first] }: Evidence): Meaning {
  const left = leaving(text);
  if (left) return { intent: left };
  const said = yesOrNo(text);
  if (said === "no" && withoutAnswer(text) === "") return { intent: said };
  // "Yes", "um", "hang on", "seven": there is no message in it yet.
  const isThin =
    !/[a-z]/.test(text) ||
    (said && withoutAnswer(text) === "") ||
    (!text.includes(" ") && isOrdinary(text)) ||
    FILLERS.test(text) ||
    (first?.source === "smalltalk" && isLike(first, LIKELY));
  if (isThin) return UNKNOWN;
  const isTurn = first?.intent === "back" || first?.intent === "repeat";
  return first && isTurn && isLike(first, SURE) ? first : INFORM;
}
