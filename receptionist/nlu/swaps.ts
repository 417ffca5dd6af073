import { withoutPadding, withStops } from "./clauses.ts";
import { PRICE, QUESTION } from "./cues.ts";
import { type FoundTreatment, isStaff } from "./entities/treatments.ts";
import { plain } from "./normalise.ts";

const REPLACES =
  /\b(?:instead|rather|make it|change|want|need|actually|meant|wanted|swap|should be|asked for|its (?:for|with)|(?:i|ive) said|see|book)\b/;
/** "Can you change it to a GP appointment" */
export const CHANGES_TO =
  /\binstead\b|^(?:(?:can|could|would|will) (?:you|i|we) )?(?:please |just )?(?:change|swap|switch|make) (?:it|that|this)\b/;
/** "Change it to an urgent visit", which names no treatment */
export const TO_URGENT = /\b(?:to|it) an urgent\b/;
/** In words. */
const MAX_SWAP = 4;

/** "A filling instead", "I want the urgent one", and no "is an extraction a hundred" beside a yes. */
export function swaps(
  words: string,
  found: FoundTreatment | undefined,
): boolean {
  if (!found) return false;
  const clause =
    withStops(words)
      .split(/[,.;!?]+\s|\b(?:but|and)\b/)
      .map((part) => plain(part))
      .find((part) => part.includes(found.words)) ?? plain(words);
  if (QUESTION.test(clause) || PRICE.test(clause))
    return CHANGES_TO.test(clause);
  // "Ooh, a doctor, lush, I want it three weeks before" wants no appointment with one.
  const isAlone = new RegExp(`^(?:the )?${found.words}(?: then| instead)?$`);
  if (isStaff(found) && isAlone.test(withoutPadding(clause))) return true;
  if (isStaff(found))
    return new RegExp(`${REPLACES.source}(?: \\w+){0,3} ${found.words}`).test(
      clause,
    );
  const bare = withoutPadding(clause);
  return bare.split(" ").length <= MAX_SWAP || REPLACES.test(clause);
}
