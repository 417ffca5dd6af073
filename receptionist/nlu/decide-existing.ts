import * as cue from "./cues.ts";
import { FAMILY } from "./entities/name-words.ts";
import { asksOfTreatment } from "./decide-treatment.ts";
import { type Evidence, isLike, LIKELY, SURE } from "./evidence.ts";
import type { Meaning } from "./knowledge.ts";

const HAS = `^(?!.*\\b(?:want|like|book|another)\\b)(?:.*\\b)?(?<!\\b(?:can|could|may|might|if|until|once|should|did|do|would|not|must) )(?:ive(?: already)?(?: got)?|i(?: already)? have(?: got)?|(?:he|she)s got|(?:he|she) has(?: got)?|my ${FAMILY}(?:s| has)(?: got)?) an?`;

/** "I've got an appointment on Thursday": there is one, and no other is wanted. */
const THERE_IS_ONE = new RegExp(
  `${HAS} (?:(?:dental|dentists?|doctors?|gp|hygienist|physio) )?(?:appointment|booking)\\b(?! (?:letter|card|to make|to book))`,
);

/** "My son's got a check-up Friday" */
const HAS_IT_ON = new RegExp(
  `${HAS} (?!(?:\\w+ ){0,2}(?:wedding|party|holiday|meeting|interview|birthday|flight|christening|funeral)\\b)(?:\\w+ ){1,3}(?:booked|coming up|(?:on (?:the )?|this |next )?(?:tomorrow|\\w+day|week|\\d+(?:st|nd|rd|th)))\\b`,
);

/** "I can't remember when", "is it still on" */
const ASKS_WHEN_IT_IS =
  /\b(?:remember|forgot\w*|for the life of me|remind|check(?! ?ups?\b)\w*|confirm\w*|still (?:on|there|booked)|what (?:time|day)|when (?:it|that|is))\b/;

/** "I've got an appointment on Thursday, is it still on?": what is asked beside it, or else about it. */
export function ofOneThatIs(evidence: Evidence): Meaning | undefined {
  const { text, scores, treatment } = evidence;
  const isLeft =
    cue.MOVES.test(text) ||
    cue.CANT_MAKE_IT.test(text) ||
    cue.WONT_COME.test(text) ||
    cue.cancels(text);
  const isThere =
    THERE_IS_ONE.test(text) ||
    (treatment?.as === "called" && HAS_IT_ON.test(text));
  if (isLeft || !isThere) return undefined;
  if (/\b(?:earlier|sooner|later)\b/.test(text)) return { intent: "move" };
  const asks = cue.QUESTION.test(text);
  // "How long will my filling take", "how much is it"
  if (asksOfTreatment(evidence)) return { intent: "treatment" };
  if (treatment && evidence.asksPrice) return { intent: "price-of-treatment" };
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
