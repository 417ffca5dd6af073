import { guess } from "./classify.ts";
import { INTENTS } from "./model.ts";
import { read, type Sentence, weigh } from "./patterns.ts";
import { intentRules } from "./intent-rules.ts";
import { type Intent, type Question, QUESTIONS } from "../types.ts";

export interface Ranked {
  readonly intent: Intent;
  /** All the evidence. */
  readonly weight: number;
  /** What the rules say: the sure part of it. */
  readonly cue: number;
}

/** How much a learned point counts beside a cue's: measured on phrases that neither had seen. */
const LEARNED = 1.7;
/** Nobody moves or cancels anything without saying so: what is learned alone counts less there. */
const UNSAID = 0.75;

/** Enough to take an intent for meant: a cue, or a lot of what was learned. */
export const isEnough = ({ cue, weight }: Ranked): boolean =>
  weight >= (cue >= 2 ? 2 : 4);

export const isStrong = ({ cue, weight }: Ranked): boolean =>
  weight >= (cue >= 3 ? 3 : 6);

export const isQuestion = (intent: Intent): intent is Question =>
  QUESTIONS.some((question) => question === intent);

const cueFor = (intent: Intent, words: Sentence): number =>
  weigh(intentRules[intent] ?? [], words);

export const greetingIn = (text: string): number => cueFor("greet", read(text));

/** What plain words speak for, the most likely first. */
export function rank(text: string): Ranked[] {
  const words = read(text);
  const learned = guess(text);
  const changes = Math.max(cueFor("move", words), cueFor("cancel", words)) >= 3;
  return INTENTS.map((intent) => {
    // The appointment that is moved or cancelled is the one that booking speaks of, too.
    const cue = intent === "book" && changes ? 0 : cueFor(intent, words);
    const unsaid = cue === 0 && (intent === "move" || intent === "cancel");
    const learnedWeight = LEARNED * (learned.get(intent) ?? 0);
    return {
      intent,
      cue,
      weight: cue + learnedWeight * (unsaid ? UNSAID : 1),
    };
  })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
}
