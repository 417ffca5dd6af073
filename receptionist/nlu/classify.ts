import { later, prepareNext } from "./patterns.ts";

/** A table of learned weights as `model.ts` holds it: in columns, because like compresses well with like. */
export interface PackedTable {
  /** With a space between two. */
  readonly classes: string;
  /** A digit for the weight of each class. */
  readonly bias: string;
  /** With a tab between two. */
  readonly features: string;
  /** For each feature the digits of the classes that it speaks for or against, with a space between two. */
  readonly concerned: string;
  /** For each of those digits the digit of its weight. */
  readonly weights: string;
}

/** The digits of packed numbers. */
export const DIGITS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The digit in the middle is a weight of nothing; each further one is this much. */
export const WEIGHT_STEP = 0.8;
export const NO_WEIGHT = 32;

const digit = (text: string, at: number) => DIGITS.indexOf(text.charAt(at));
const weightAt = (text: string, at: number) =>
  (digit(text, at) - NO_WEIGHT) * WEIGHT_STEP;

/** That a word is in no phrase that was learned, or two, or more: what is far from all phrases is most likely unknown. */
const RARE = ["_rare", "_rare_rare", "_rare_rare_rare"];

/** Features that are known, and how many words are not. */
export function withRare(
  features: readonly string[],
  isKnown: (feature: string) => boolean,
): string[] {
  const known = features.filter(isKnown);
  const rare = features.filter(
    (feature) => /^[a-z]+$/.test(feature) && !isKnown(feature),
  ).length;
  return [...known, ...RARE.slice(0, rare)];
}

/** Tells how likely each class is, by its features. Knows nothing yet before what was put off is prepared. */
export interface Classifier {
  (features: readonly string[]): ReadonlyMap<string, number>;
  /** Whether it learned anything of a feature. */
  knows(feature: string): boolean;
}

/** Multinomial logistic regression with weights that were learned when the model was made. */
export function createClassifier(packed: PackedTable): Classifier {
  const classes = packed.classes.split(" ");
  const table = new Map<string, readonly (readonly [number, number])[]>();
  later(() => {
    const concerned = packed.concerned.split(" ");
    let at = 0;
    for (const [row, feature] of packed.features.split("\t").entries()) {
      const digits = concerned[row] ?? "";
      table.set(
        feature,
        Array.from(digits, (_, i) => [
          digit(digits, i),
          weightAt(packed.weights, at++),
        ]),
      );
    }
  });

  const classify = (features: readonly string[]) => {
    const known = withRare(features, (feature) => table.has(feature)).flatMap(
      (feature) => {
        const row = table.get(feature);
        return row ? [row] : [];
      },
    );
    const scale = 1 / Math.sqrt(known.length || 1);
    const scores = classes.map((_, k) => weightAt(packed.bias, k));
    for (const [k, weight] of known.flat())
      scores[k] = (scores[k] ?? 0) + weight * scale;
    const top = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - top));
    const total = odds.reduce((sum, each) => sum + each, 0);
    return new Map(classes.map((name, k) => [name, (odds[k] ?? 0) / total]));
  };
  const knows = (feature: string) => {
    while (prepareNext());
    return table.has(feature);
  };
  return Object.assign(classify, { knows });
}
