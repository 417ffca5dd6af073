import type { Intent } from "../types.ts";
import {
  ASKS_ADVICE,
  ASKS_DETAIL,
  ASKS_FOR_PERSON,
  ASKS_RULE,
  COMPLAINS,
  KEEPS,
  PRICE,
  QUESTION,
  TELLS,
  WANTS_IT,
  WHAT_IS,
  WISHES,
  WOMAN_OR_MAN,
} from "./cues.ts";
import {
  type Evidence,
  INFORM,
  isFact,
  isLike,
  isVague,
  LIKELY,
  MIN_TASK,
  NEVER,
  UNKNOWN,
  wanted,
} from "./evidence.ts";
import type { Meaning, Scored } from "./knowledge.ts";

/** So like an answer must be where the treatment is wished for, or it is asked what that is. */
const BESIDE = 0.8;

/** How like something else must be to count for more than the treatment that was named. */
function leastBeside(
  { text, task, answered, hurts }: Evidence,
  { intent }: Scored,
): number {
  if (intent === "move" || intent === "cancel") return MIN_TASK;
  if (!isFact(intent)) return LIKELY;
  if (WHAT_IS.test(text)) return BESIDE;
  const asks = QUESTION.test(text);
  // Pain is seen to before anything is asked of it.
  if (hurts && !asks) return NEVER;
  if (!answered && WOMAN_OR_MAN.test(text)) return LIKELY;
  if (WANTS_IT.test(text) || ((task || answered) && !asks)) return BESIDE;
  if (intent === "medical") return ASKS_ADVICE.test(text) ? LIKELY : BESIDE;
  return asks || TELLS.test(text) ? LIKELY : BESIDE;
}

/** What counts before the treatment that is named with it. */
export function actBeside(text: string): Intent | undefined {
  if (COMPLAINS.test(text)) return "note";
  if (ASKS_FOR_PERSON.test(text)) return "human";
  const cancels = /\bcancel\b/.test(text) && !KEEPS.test(text);
  return cancels && !ASKS_RULE.test(text) ? "cancel" : undefined;
}

/** What a caller wants of the treatment that they name: most want to have it. */
export function ofTreatment(evidence: Evidence): Meaning | undefined {
  const { text, task, treated } = evidence;
  if (!treated || evidence.isOwner) return undefined;
  const best = wanted(evidence);
  if (PRICE.test(text) || (best?.entry?.prices && isLike(best, LIKELY)))
    return { intent: "price-of-treatment" };
  if (evidence.complains) return ofComplaint(evidence, best);
  const asks = WHAT_IS.test(text);
  const isNoun = text.split(" ").length < 3;
  const other = evidence.scores.find(
    (each) =>
      (each === best || isFact(each.intent)) &&
      each.source !== "smalltalk" &&
      each.intent !== "book" &&
      // "Does a root canal hurt" is no complaint.
      !((asks || isNoun) && each.intent === "hurt") &&
      isLike(each, leastBeside(evidence, each)),
  );
  const isWish = best?.intent === "book" && !QUESTION.test(text);
  if (other && (other === best || !isWish)) return other;
  if (asks) return { intent: "treatment" };
  // What she does not know is passed on, instead of booked.
  const asksDetail =
    ASKS_DETAIL.test(text) && !WISHES.test(text) && !isVague(text);
  if (!task && asksDetail) return UNKNOWN;
  return task ? INFORM : { intent: "book" };
}

const WHETHER_TREATED =
  /^(?:so |and |hi |hello )?(?:do|can|could|would) (?:you|the gp|the doctor|your \w+|someone|somebody|anyone) (?:treat|see|do|help|look|deal|fix|sort)/;

/** Who tells what ails them wants to be seen, unless they ask something. */
function ofComplaint({ text, task }: Evidence, best: Scored | undefined) {
  const isHeard = best?.intent === "hurt" || best?.intent === "book";
  const asks = QUESTION.test(text) && !WISHES.test(text);
  if (asks && WHETHER_TREATED.test(text))
    return { intent: "treatment" as const };
  const isAside = best?.intent === "ask" || best?.intent === "medical";
  const least = !isAside || asks ? LIKELY : BESIDE;
  if (best && !isHeard && isLike(best, least)) return best;
  if (task) return task === "book" ? INFORM : { intent: "hurt" as const };
  return { intent: "hurt" as const };
}
