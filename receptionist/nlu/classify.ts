/** Tables that are still to be unpacked: all at once keeps a phone busy for a while. */
const waiting: (() => void)[] = [];

/** Unpacks a further table; the first sentence that is read does what is left. @returns whether there was one */
export function prepareNext(): boolean {
  const unpack = waiting.shift();
  unpack?.();
  return unpack !== undefined;
}

/** A table of learned weights as `model.ts` holds it: in columns, because like compresses well with like. */
export interface PackedTable {
  /** With a space between two. What is none of them has no weights: a score of nothing. */
  readonly classes: string;
  /** How likely each class is before anything is known, in tenths: not scaled by the words, it must be finer. */
  readonly bias: readonly number[];
  /** How far each row of the table is from the one before: digits that are added up, to the first that is not the highest. */
  readonly gaps: string;
  /** For each row the digits of the classes that it speaks for or against, with a space between two. */
  readonly concerned: string;
  /** For each of those digits the digit of its weight. */
  readonly weights: string;
}

/** The digits of packed numbers. */
export const DIGITS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
export const HIGHEST = DIGITS.length - 1;
/** The digit in the middle is a weight of nothing; each further one is this much. */
export const WEIGHT_STEP = 0.8;
export const NO_WEIGHT = 32;

const digit = (text: string, at: number) => DIGITS.indexOf(text.charAt(at));
const weightAt = (text: string, at: number) =>
  (digit(text, at) - NO_WEIGHT) * WEIGHT_STEP;

/** Features have no names in the table, which would be most of its size: each has a row by its hash (FNV-1a). */
const HASH_BITS = 17;

export function rowOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < feature.length; i++)
    hash = Math.imul(hash ^ feature.charCodeAt(i), 16_777_619);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> (32 - HASH_BITS);
}

/** That a word is in no phrase that was learned, or two, or more: what is far from all phrases is most likely unknown. */
const RARE = ["_rare", "_rare_rare", "_rare_rare_rare"];

/** The rows of the features that are known, and of how many words are not. */
export function knownRows(
  features: readonly string[],
  isKnown: (row: number) => boolean,
): number[] {
  const known = features.map(rowOf).filter(isKnown);
  const rare = features.filter(
    (feature) => /^[a-z]+$/.test(feature) && !isKnown(rowOf(feature)),
  ).length;
  return [...new Set([...known, ...RARE.slice(0, rare).map(rowOf)])];
}

/** Tells how likely each class is, by its features. */
export interface Classifier {
  (features: readonly string[]): ReadonlyMap<string, number>;
  /** Whether it learned anything of a feature. */
  knows(feature: string): boolean;
}

/** How likely each class is by its score. */
export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - top));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** Multinomial logistic regression with weights that were learned when the model was made. */
export function createClassifier(packed: PackedTable): Classifier {
  const classes = packed.classes.split(" ");
  /** For each row its classes, and where in the weights theirs begin. */
  const table = new Map<number, { digits: string; at: number }>();
  waiting.push(() => {
    const concerned = packed.concerned.split(" ");
    let at = 0;
    let row = 0;
    let index = 0;
    for (let i = 0; i < packed.gaps.length; i++) {
      const gap = digit(packed.gaps, i);
      row += gap;
      if (gap === HIGHEST) continue;
      const digits = concerned[index++] ?? "";
      table.set(row, { digits, at });
      at += digits.length;
    }
  });

  const classify = (features: readonly string[]) => {
    while (prepareNext());
    const known = knownRows(features, (row) => table.has(row));
    const scale = 1 / Math.sqrt(features.length || 1);
    const scores = packed.bias.map((tenths) => tenths / 10);
    for (const row of known) {
      const { digits = "", at = 0 } = table.get(row) ?? {};
      for (let i = 0; i < digits.length; i++) {
        const k = digit(digits, i);
        scores[k] = (scores[k] ?? 0) + weightAt(packed.weights, at + i) * scale;
      }
    }
    const odds = softmax([...scores, 0]);
    return new Map(classes.map((name, k) => [name, odds[k] ?? 0]));
  };
  const knows = (feature: string) => {
    while (prepareNext());
    return table.has(rowOf(feature));
  };
  return Object.assign(classify, { knows });
}
