import { ASKS_FOR_TIMES } from "./about-task.ts";
import * as cue from "./cues.ts";
import { withoutPadding } from "./clauses.ts";
import { askedOf, ASKS_IF_OFFERED, UNDOES } from "./asked.ts";
import {
  type Evidence,
  INFORM,
  isFact,
  isLike,
  isVague,
  LIKELY,
  SURE,
  UNKNOWN,
  VERBATIM,
  wanted,
} from "./evidence.ts";
import { isAskedFor } from "./everyday.ts";
import type { FoundTreatment } from "./entities/treatments.ts";
import type { Meaning } from "./knowledge.ts";

/** So like an answer must be where the treatment is wished for, or it is asked what that is. */
const BESIDE = 0.65;

/** "I need a doctor's appointment, but it has to be a lady doctor" */
const NEEDS_ONE =
  /\b(?:need|want|wanting|book|like) an? (?:\w+ )?appointment\b/;

/** "I was in last week for filler": it was done already. */
export const WAS_DONE =
  /\b(?:i|he|she|you|we) (?:was in|came in|had|did)\b.*\b(?:yesterday|last|ago)\b/;

/** "Could you put me down for a flu jab" */
const PUTS_DOWN =
  /\b(?:put|book|fit|squeeze|get|pop) (?:me|us|him|her) (?:down|in)\b/;

const STILL_COMES =
  /\b(?:ok|okay|all right|alright|should i|do i|can i) (?:still )?(?:to )?come\b/;

/** How like something else must be to count for more than the treatment that was named. */
function leastBeside({ text, task, answered }: Evidence): number {
  const asks = cue.QUESTION.test(text);
  const asksWhom = cue.WOMAN_OR_MAN.test(text) && !NEEDS_ONE.test(text);
  if (!answered && asksWhom) return LIKELY;
  if (!task && !asks && WAS_DONE.test(text)) return LIKELY;
  // "Can my son see somebody about his acne"
  if (/\bsee some(?:one|body)\b/.test(text)) return VERBATIM;
  const wants = cue.WANTS_IT.test(text) || PUTS_DOWN.test(text);
  if (wants || (task && !asks)) return BESIDE;
  return asks || cue.TELLS.test(text) ? LIKELY : BESIDE;
}

/** "Can it be a filling instead" changes what is booked; "does he need to see the denture one" only asks. */
const SWAPS =
  /\b(?:instead|as well|too|make it|change|book|(?<!\byou )have|want|like|(?:can|could) (?:i|we|you|it|that))\b/;

/** "And do you do whitening as well", "I only wondered if you did whitening" */
const ONLY_ASKS =
  /^(?:(?:and|but|so|oh) )*do you (?:also )?(?:do|offer)\b|\bi (?:was )?(?:asked|asking|wondered|wondering) (?:about|if)\b/;

/** "Do I need to come back for another blood test" */
const NEEDS_AGAIN =
  /\b(?:do|will|would) (?:i|we|he|she) (?:\w+ )?need (?:\w+ ){0,5}(?:another|again|a second)\b/;

/** What a caller wants of the treatment that they name: most want to have it. */
export function ofTreatment(evidence: Evidence): Meaning | undefined {
  const { text, task, treatment } = evidence;
  if (!treatment) return undefined;
  const best = wanted(evidence);
  const isOther =
    treatment.as === "called" &&
    !/\b(?:out|redo|remov|dissolv)/.test(treatment.words);
  if (!task && isOther && UNDOES.test(text)) return UNKNOWN;
  // "Could the check-up go first"
  const next = evidence.context.coming?.[0]?.treatment;
  if (task === "book" && next && cue.FIRST.test(text)) return INFORM;
  // "How long's the wait for a check-up"
  if (!task && ASKS_FOR_TIMES.test(text) && /\bwait\w*|\bhow soon\b/.test(text))
    return { intent: "book" };
  if (asksOfTreatment(evidence)) return { intent: "treatment" };
  // "Is it upstairs, because my knees are bad, have you got a lift"
  const isVerbatim = best?.intent === "ask" && best.likeness >= VERBATIM;
  // "I'm ringing to get the results of my blood test"
  const ofResults = /\bresults?\b/.test(text) && best?.intent === "ask";
  if (ofResults && isLike(best, LIKELY)) return best;
  if (best && isVerbatim && cue.QUESTION.test(text)) return best;
  // "Do I have to pay for a consultation for Botox"
  const isOfConsultation =
    (evidence.asksPrice || cue.QUESTION.test(text)) &&
    /\bconsultation\b/.test(text) &&
    !treatment.words.includes("consultation");
  if (isOfConsultation && best?.intent === "ask" && isLike(best, LIKELY))
    return best;
  if (evidence.asksPrice || (best?.entry?.prices && isLike(best, LIKELY)))
    return { intent: "price-of-treatment" };
  if (treatment.as === "eases") {
    // "Is it all right to come if I've got a cold"
    const isAsked = best?.intent === "ask" && isLike(best, SURE);
    return isAsked && STILL_COMES.test(text) ? best : ofComplaint(evidence);
  }
  const isAlone = isAskedForAlone(treatment) || evidence.also !== undefined;
  if (!task && ASKS_IF_OFFERED.test(text) && isAlone)
    return { intent: treatment.as === "near" ? "treatment" : "book" };
  // Who cancels or moves and asks "do you do fillers" names no other appointment.
  const onlyAsks = ONLY_ASKS.test(text);
  const isAside =
    (evidence.isBeside || task === "cancel" || task === "move") &&
    (onlyAsks || (cue.QUESTION.test(text) && !SWAPS.test(text)));
  if (isAside && (onlyAsks || ASKS_IF_OFFERED.test(text)))
    return { intent: "treatment" };
  // "What's the earliest you could see me for that" wants it.
  const asks = cue.WHAT_IS.test(text) && !cue.WISHES.test(text);
  const other = evidence.scores.find(
    (each) =>
      (each === best || isFact(each.intent)) &&
      each.source !== "smalltalk" &&
      each.intent !== "book" &&
      // "My denture's snapped, can you help" asks for that.
      each.intent !== "help" &&
      !(task === "book" && each.intent === "move") &&
      // "I was wondering, do you do Botox" asks for no advice.
      !(
        each.intent === "medical" && ASKS_IF_OFFERED.test(withoutPadding(text))
      ) &&
      // "Does a root canal hurt" is no complaint.
      !(asks && each.intent === "hurt") &&
      isLike(each, leastBeside(evidence)),
  );
  // "I've just moved here and I'd like to book a check-up"
  const tells = !task && !cue.QUESTION.test(text);
  const books = tells && cue.BOOKS.test(text);
  // "I have a toothache and can't sleep" asks for no sedation.
  const ails = tells && treatment.treatment.soon;
  if (other && !books && !(ails && isFact(other.intent))) return other;
  if (task) return asks || isAside ? { intent: "treatment" } : INFORM;
  if (treatment.treatment.soon) return ofComplaint(evidence);
  if (NEEDS_AGAIN.test(text)) return { intent: "medical" };
  // Who names a day as well wants to come, whatever else they ask.
  const isOpen = !asks && !ASKS_IF_OFFERED.test(text) && !evidence.given;
  if (isOpen && isOpenQuestion(text, treatment)) return UNKNOWN;
  return asks ? { intent: "treatment" } : { intent: "book" };
}

const isAskedForAlone = ({ rest }: FoundTreatment): boolean =>
  rest.every(isAskedFor);

/** A clinician has to see it. */
const IS_IT_NORMAL =
  /\b(?:normal|safe|should|still|worr\w+|worse|infect\w*|supposed|allowed|pregnan\w+|breastfeed\w*)\b/;

/** "How long does a root canal take" */
const HOW_LONG =
  /\bhow long (?:does|do|will|would|is|are|for)\b.*\b(?:takes?|be)\b|\bhow long(?:s| is| are)? (?:an?|the)\b|\bhow long (?:is|are)\b.*\b(?:appointment|visit|session)\b/;

/** The handbook has a sentence for what is asked of it. */
export function asksOfTreatment({ text, task, treatment }: Evidence): boolean {
  if (treatment?.as !== "called" || (task && !cue.QUESTION.test(text)))
    return false;
  if (HOW_LONG.test(text)) return true;
  if (IS_IT_NORMAL.test(text)) return false;
  const of = askedOf(text);
  // "Is it a female doctor" asks for no name.
  if (of === "who" && cue.WOMAN_OR_MAN.test(text)) return false;
  // "My lip is still swollen after filler" is no question.
  const asks =
    of !== "after" || cue.QUESTION.test(text) || cue.WHAT_IS.test(text);
  return of !== undefined && asks && Boolean(treatment.treatment.asked?.[of]);
}

/** "Can I get a check-up, I've not been for years" */
const CAN_HAVE =
  /\b(?:can|could|may) (?:i|we|he|she|my \w+) (?:get|have|book|see)\b|\b(?:needs?|wants?) an? |\b(?:hop(?:e|ed|ing)|like|love|want|need|looking) to (?:get|have|book|see|come)\b|\b(?:hoping|looking|after) (?:for )?an? /;

/** Something is asked of the treatment that only a clinician knows: "is there an age limit for it". */
const isOpenQuestion = (text: string, { rest }: FoundTreatment): boolean =>
  cue.QUESTION.test(withoutPadding(text)) &&
  !cue.WISHES.test(text) &&
  !CAN_HAVE.test(text) &&
  !isVague(text) &&
  !rest.every(isAskedFor);

/** Who tells what ails them wants to be seen, unless they ask whether it is treated. */
function ofComplaint({ text, task, isBeside }: Evidence): Meaning {
  // "Can they look at the rash at the same time" changes nothing of a mole check.
  if (task === "book" && isBeside && cue.QUESTION.test(text)) return UNKNOWN;
  const asks = cue.QUESTION.test(text) && !cue.WISHES.test(text);
  if (asks && cue.WHETHER_TREATED.test(text)) return { intent: "treatment" };
  return task === "book" ? INFORM : { intent: "hurt" };
}
