import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { ANY, STRETCH } from "./cues.ts";
import { isStretch } from "./entities/stretches.ts";
import type { FoundTreatment } from "./entities/treatments.ts";
import { partOf } from "./entities/times.ts";
import type { Meaning, Scored } from "./knowledge.ts";
import type { Context, Reading } from "./reading.ts";

/** What decides between all that words may mean. */
export interface Evidence extends Reading {
  readonly context: Context;
  readonly asks: ExpectedSlot;
  readonly task: Task | undefined;
  /** The caller gave a day, a time or a phone number. */
  readonly answered: boolean;
  readonly named: boolean;
  /** The treatment that was named, unless an owner tells of those who do it. */
  readonly treatment: FoundTreatment | undefined;
  /** Another treatment is being booked. */
  readonly isBeside: boolean;
  /** The caller asks of the treatment that was named before: "how long does it take". */
  readonly asksOfIt: boolean;
  /** The caller asks whether it suits them. */
  readonly asksWhetherSuitable: boolean;
  readonly asksPrice: boolean;
  readonly clearYes: boolean;
}

export const INFORM: Meaning = { intent: "inform" };
export const UNKNOWN: Meaning = { intent: "unknown" };

/** How much of the words must be explained by an answer that counts, and by one that outweighs what was asked for. */
export const LIKELY = 0.39;
export const SURE = 0.5;
/** The very words of an answer stand in one of the clauses. */
export const VERBATIM = 0.9;
/** More than anything explains, but the very words of an entry. */
export const NEVER = 1.3;
/** Who wants an appointment says so in many ways; and what is read back first does no harm. */
const MIN_TASK = 0.36;
/** A wrong fact is worse than none, and an owner has no one else here to ask. */
const MIN_FACT = 0.34;
const MIN_OWNERS_FACT = 0.3;
/** So many words answer a question, and more may be about something else. */
export const MAX_ANSWER_WORDS = 4;

const COURTESIES = new Set<Intent>(["thanks", "greet", "yes", "no"]);
export const TASKS = new Set<Intent>(["book", "move", "cancel"]);
/** What a caller may well want instead of the task at hand. */
export const OTHER_TASKS = new Set<Intent>([
  "move",
  "cancel",
  "demo",
  "human",
  "note",
]);

export const isFact = (intent: Intent) =>
  intent === "ask" || intent === "medical";

export function isLike(
  { intent, likeness, verbatim, source, entry }: Scored,
  least = 0,
): boolean {
  if (verbatim) return true;
  if (entry?.regrets) return likeness >= SURE;
  const enough = TASKS.has(intent)
    ? MIN_TASK
    : source === "product"
      ? MIN_OWNERS_FACT
      : MIN_FACT;
  return likeness >= Math.max(least, enough);
}

export const firstThatCounts = ([first]: readonly Scored[]) =>
  first && isLike(first) ? first : undefined;

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
