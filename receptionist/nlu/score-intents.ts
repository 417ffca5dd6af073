import { createClassifier } from "./classify.ts";
import { INTENT_RULES, INTENTS } from "./model.ts";
import { firedGroups, readGroups } from "./patterns.ts";
import { type Intent, type Question, QUESTIONS } from "../types.ts";
import { featuresOf, stem } from "./tokenize.ts";

export interface Scored {
  readonly intent: Intent;
  /** How likely it is what is meant, from 0 to 1. */
  readonly likelihood: number;
}

const groups = readGroups(INTENT_RULES);
const classify = createClassifier(INTENTS);

export const isQuestion = (intent: Intent): intent is Question =>
  QUESTIONS.some((question) => question === intent);

/** A word of everyday calls: the phrases that were learned have it. */
export const isEverydayWord = (word: string): boolean =>
  classify.knows(stem(word));

const scored = (text: string): Scored[] =>
  [...classify([...featuresOf(text), ...firedGroups(text, groups)])]
    // The classes are intents: a test holds that.
    .map(([name, likelihood]) => ({ intent: name as Intent, likelihood }))
    .toSorted((a, b) => b.likelihood - a.likelihood);

/** From this likelihood on a question is what is wanted by who introduces a practice. */
const ASKED = 0.3;
/** Who somebody is, before what they want: "I own a clinic in Bristol and". */
const INTRODUCTION =
  /^(?:(?:i|we) (?:own|run|manage|have)|im (?:from|at|with|the|an?)) (?:\w+ ){2,7}?(?:(?:and|so|but) )?(?=(?:id|i|wed?|can|could|what|how|do|does|is|where|who|which|when) )/;

/** What plain words may mean, the most likely first: a question outweighs who asks it. */
export function scoreIntents(text: string): Scored[] {
  const asked = text.replace(INTRODUCTION, "");
  const all = scored(asked);
  const [best] = all;
  return asked === text ||
    (best && isQuestion(best.intent) && best.likelihood > ASKED)
    ? all
    : scored(text);
}
