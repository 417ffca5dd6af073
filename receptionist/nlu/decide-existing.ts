import * as cue from "./cues.ts";
import { FAMILY } from "./entities/name-words.ts";
import { isStaff } from "./entities/treatments.ts";
import { type Evidence, isLike, LIKELY, SURE } from "./evidence.ts";
import type { Meaning } from "./knowledge.ts";

/** "I've got an appointment on Thursday": there is one, and no other is wanted. */
const THERE_IS_ONE = new RegExp(
  `^(?!.*\\b(?:want|like|book|another)\\b)(?:.*\\b)?(?<!\\b(?:can|could|may|might|if|until|once|should|did|do|would|not|must) )(?:ive(?: already)?(?: got)?|i(?: already)? have(?: got)?|(?:he|she)s got|(?:he|she) has(?: got)?|my ${FAMILY}(?:s| has)(?: got)?) an? (?:(?:dental|dentists?|doctors?|gp|hygienist|physio) )?(?:appointment|booking)\\b(?! (?:letter|card|to make|to book))`,
);

/** "I can't remember when", "is it still on" */
const ASKS_WHEN_IT_IS =
  /\b(?:remember|forgot\w*|for the life of me|remind|check\w*|confirm\w*|still (?:on|there|booked)|what (?:time|day)|when (?:it|that|is))\b/;

/** "I've got an appointment on Thursday, is it still on?": what is asked beside it, or else about it. */
export function ofOneThatIs(evidence: Evidence): Meaning | undefined {
  const { text, scores, treatment } = evidence;
  const isLeft =
    cue.MOVES.test(text) ||
    cue.CANT_MAKE_IT.test(text) ||
    cue.WONT_COME.test(text) ||
    cue.cancels(text);
  if (isLeft || !THERE_IS_ONE.test(text)) return undefined;
  if (/\b(?:earlier|sooner|later)\b/.test(text)) return { intent: "move" };
  const asks = cue.QUESTION.test(text);
  // "How long will my filling take"
  if (asks && treatment && !isStaff(treatment)) return undefined;
  const isAsked = ASKS_WHEN_IT_IS.test(text);
  const other = scores.find(
    ({ intent, entry }) =>
      intent === "ask" && !/^(?:my|about)-appointment$/.test(entry?.id ?? ""),
  );
  return other && !isAsked && isLike(other, asks ? LIKELY : SURE)
    ? other
    : scores.find(
        ({ entry }) =>
          entry?.id === (isAsked ? "my-appointment" : "about-appointment"),
      );
}
