import { createClassifier } from "./classify.ts";
import { INTENTS } from "./model.ts";
import { type Intent, type Question, QUESTIONS } from "../types.ts";
import { featuresOf, stem } from "./tokenize.ts";

export interface Scored {
  readonly intent: Intent;
  /** How likely it is what is meant, from 0 to 1. */
  readonly likelihood: number;
}

const classify = createClassifier(INTENTS);

export const isQuestion = (intent: Intent): intent is Question =>
  QUESTIONS.some((question) => question === intent);

/** A word of everyday calls: the phrases that were learned have it. */
export const isEverydayWord = (word: string): boolean =>
  classify.knows(stem(word));

/** What plain words may mean, the most likely first. */
export const scoreIntents = (text: string): Scored[] =>
  [...classify(featuresOf(text))]
    // The classes are intents: a test holds that.
    .map(([name, likelihood]) => ({ intent: name as Intent, likelihood }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
