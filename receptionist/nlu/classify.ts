/** Tables are unpacked one at a time: all at once would keep a phone busy for too long. */
const waiting: (() => void)[] = [];

/** Unpacks one table. @returns whether one was left; the first sentence unpacks all that are */
export function prepareNext(): boolean {
  const unpack = waiting.shift();
  unpack?.();
  return unpack !== undefined;
}

/** Learned weights as `model.ts` holds them: in columns, because these compress best. */
export interface PackedTable {
  /** Separated by spaces. "None of them" is no class: its score is 0. */
  readonly classes: string;
  /** The score of each class without any words, in tenths. */
  readonly bias: readonly number[];
  /** The distance of each row from the one before; the highest digit goes on in the next. */
  readonly gaps: string;
  /** For each row the digits of its classes, separated by spaces. */
  readonly concerned: string;
  /** For each of those digits the digit of its weight. */
  readonly weights: string;
}

export const DIGITS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
export const HIGHEST = DIGITS.length - 1;
/** Weights are rounded to this step: with a finer one the tables are larger and find no more. */
export const WEIGHT_STEP = 2;
export const NO_WEIGHT = 32;

const digit = (text: string, at: number) => DIGITS.indexOf(text.charAt(at));
const weightAt = (text: string, at: number) =>
  (digit(text, at) - NO_WEIGHT) * WEIGHT_STEP;

/** A feature's row is its hash (FNV-1a), because names would be most of the table. */
const HASH_BITS = 17;

export function rowOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < feature.length; i++)
    hash = Math.imul(hash ^ feature.charCodeAt(i), 16_777_619);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> (32 - HASH_BITS);
}

/** Features for one, two, and three or more words that no phrase has: such a sentence is most likely unknown. */
const RARE = ["_rare", "_rare_rare", "_rare_rare_rare"];

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

export interface Classifier {
  (features: readonly string[]): ReadonlyMap<string, number>;
  knows(feature: string): boolean;
}

export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - top));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** Multinomial logistic regression. @returns for features how likely each class is, from 0 to 1 */
export function createClassifier(packed: PackedTable): Classifier {
  const classes = packed.classes.split(" ");
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
