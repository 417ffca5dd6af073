import { createClassifier } from "./classify.ts";
import { INTENTS } from "./model.ts";
import { type Intent, type Question, QUESTIONS } from "../types.ts";
import { featuresOf, stem } from "./tokenize.ts";

export interface Scored {
  readonly intent: Intent;
  /** From 0 to 1. */
  readonly likelihood: number;
}

const classify = createClassifier(INTENTS);

export const isQuestion = (intent: Intent): intent is Question =>
  QUESTIONS.some((question) => question === intent);

export const isEverydayWord = (word: string): boolean =>
  classify.knows(stem(word));

/** The most likely comes first. */
export const scoreIntents = (text: string): Scored[] =>
  [...classify(featuresOf(text))]
    // A test holds that the classes are intents.
    .map(([name, likelihood]) => ({ intent: name as Intent, likelihood }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
