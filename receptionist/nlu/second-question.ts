import type { Entry, Treatment } from "../handbook.ts";
import { withoutPadding } from "./clauses.ts";
import { QUESTION } from "./cues.ts";
import type { FoundTreatment } from "./entities/treatments.ts";
import { isLike, SURE } from "./evidence.ts";
import type { Knowledge } from "./knowledge.ts";
import { plain } from "./normalise.ts";

/** Another question of the same line, and the line without it. */
export interface SecondQuestion {
  readonly entry: Entry;
  readonly rest: string;
}

const BETWEEN = /[,.;?!]+\s|\s(?:and|also|plus)\s/i;
const MIN_WORDS = 3;
/** "And how long does that last" is asked of what stands before it. */
const OF_FIRST = /\b(?:it|its|that|they|them|those|one)\b/;
/** With a treatment in the line, these are asked of it. */
const OF_TREATMENT = /\bhow long\b|^whens?\b/;

/** "How much are botox and filler": the treatments that are named besides the first. */
export const otherTreatments = (
  words: string,
  found: FoundTreatment | undefined,
  knowledge: Knowledge,
): readonly Treatment[] =>
  found?.as === "called"
    ? words
        .split(BETWEEN)
        .flatMap((part) => knowledge.treatmentIn(plain(part)) ?? [])
        .filter(({ as }) => as === "called")
        .map(({ treatment }) => treatment)
        .filter(
          (each, i, all) => each !== found.treatment && all.indexOf(each) === i,
        )
    : [];

/** "Book me a check-up for Friday, and do you take cards": the last that is a question of its own. */
export function secondQuestion(
  words: string,
  owner: number,
  treatment: FoundTreatment | undefined,
  knowledge: Knowledge,
): SecondQuestion | undefined {
  const parts = words.split(BETWEEN).filter((part) => /\S/.test(part));
  if (parts.length < 2) return undefined;
  const answerTo = (part: string): Entry | undefined => {
    const text = withoutPadding(plain(part));
    const isOwn =
      text.split(" ").length >= MIN_WORDS &&
      QUESTION.test(text) &&
      !OF_FIRST.test(text) &&
      !(treatment && OF_TREATMENT.test(text)) &&
      !knowledge.treatmentIn(text);
    const [best] = isOwn ? knowledge.score([text], owner) : [];
    // "Do you do veneers, and what sort of money is that" asks no price of ours.
    const isOurs =
      best?.entry?.prices ?? (owner < 0.5 && best?.source === "product");
    if (!best || (treatment && isOurs) || best.source === "smalltalk")
      return undefined;
    return isLike(best, SURE) ? best.entry : undefined;
  };
  const entries = parts.map(answerTo);
  const index = entries.findLastIndex(Boolean);
  const entry = entries[index];
  return (
    entry && { entry, rest: parts.filter((_, i) => i !== index).join(", ") }
  );
}
