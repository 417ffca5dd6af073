import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { ANY, STRETCH } from "./cues.ts";
import { isStretch } from "./entities/stretches.ts";
import { partOf } from "./entities/times.ts";
import type { Meaning, Scored } from "./knowledge.ts";

export interface Evidence {
  readonly asks: ExpectedSlot;
  readonly task: Task | undefined;
  readonly text: string;
  /** The text without a greeting. */
  readonly bare: string;
  readonly scores: readonly Scored[];
  /** What each clause alone is most like. */
  readonly scoreClauses: () => readonly Scored[];
  /** The caller gave a day, a time or a phone number. */
  readonly answered: boolean;
  /** The phone number that the caller gave is whole. */
  readonly hasPhone: boolean;
  readonly named: boolean;
  /** The caller named a treatment. */
  readonly treated: boolean;
  /** The caller asks of the treatment that was named before: "how long does it take". */
  readonly asksOfIt: boolean;
  /** The caller tells of something that a treatment eases, and names none. */
  readonly complains: boolean;
  /** What was named is mostly for pain. */
  readonly hurts: boolean;
  /** How many words there are besides days and times. */
  readonly besides: number;
  /** The caller says "we" and may speak of a practice. */
  readonly forPractice: boolean;
  /** The caller speaks of their own practice. */
  readonly isOwner: boolean;
  readonly nameAsked: boolean;
  /** The caller gave what was asked for or, at the read-back, a correction. */
  readonly complete: boolean;
  readonly clearYes: boolean;
}

export const INFORM: Meaning = { intent: "inform" };
export const UNKNOWN: Meaning = { intent: "unknown" };

export const COURTESIES = new Set<Intent>(["thanks", "greet", "yes", "no"]);

export const OTHER_TASKS = new Set<Intent>([
  "move",
  "cancel",
  "demo",
  "human",
  "note",
]);

/** How like the words must be to count, to beat an answer, and to beat the answer that was asked for. */
export const LIKELY = 0.43;
export const SURE = 0.59;
/** Nothing is so like, but the very words of an entry. */
export const NEVER = 1.3;
/** Who wants an appointment says so in many ways; and what is read back first does no harm. */
export const MIN_TASK = 0.26;
/** A wrong fact is worse than none. */
export const MIN_OTHER = 0.41;
/** So far what is not sure must be ahead of the next best: between two answers she would have to guess. */
const MIN_LEAD = 0.03;
/** How like a question must be in the middle of a task. */
export const ASIDE = 0.48;
export const MAX_ANSWER_WORDS = 4;

export const TASKS = new Set<Intent>(["book", "move", "cancel"]);

/**
 * A fact must be like the words and explain them: with less than this of both together, lines that were left out and
 * looked for by the others were found in one of three cases, and with more in one of two.
 */
const MIN_FACT = 0.7;
/** The same for a practice's questions: it has nobody else here to ask. */
const MIN_OWNERS_FACT = 0.62;
const EXPLAINED = 0.6;

export const isFact = (intent: Intent) =>
  intent === "ask" || intent === "medical";

export function isLike(
  { intent, likeness, explained, verbatim, source }: Scored,
  least = 0,
): boolean {
  if (verbatim) return true;
  const enough = source === "product" ? MIN_OWNERS_FACT : MIN_FACT;
  const isVetoed = isFact(intent) && likeness + EXPLAINED * explained < enough;
  return (
    !isVetoed &&
    likeness >= Math.max(least, TASKS.has(intent) ? MIN_TASK : MIN_OTHER)
  );
}

/** The first that counts, unless another is as like. */
export function firstThatCounts(scores: readonly Scored[]): Scored | undefined {
  const [first, second] = scores;
  if (!first || !isLike(first)) return undefined;
  const isClear =
    (first.intent !== "ask" && first.intent !== "medical") ||
    first.likeness >= SURE ||
    first.likeness - (second?.likeness ?? 0) >= MIN_LEAD;
  if (isClear) return first;
  return second && TASKS.has(second.intent) ? second : undefined;
}

export const wanted = ({ scores }: Evidence): Scored | undefined =>
  scores.find(
    ({ intent, source }) => !COURTESIES.has(intent) && source !== "smalltalk",
  );

export function wantsSomethingElse(evidence: Evidence, least = SURE): boolean {
  const { task } = evidence;
  const best = wanted(evidence);
  if (!best || !isLike(best, least)) return false;
  return best.intent !== task && !(best.intent === "book" && task);
}

export const isVague = (text: string) =>
  ANY.test(text) ||
  partOf(text) !== undefined ||
  STRETCH.test(text) ||
  isStretch(text);
