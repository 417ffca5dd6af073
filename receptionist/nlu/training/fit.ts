import { softmax } from "../classify.ts";

export interface Example {
  readonly features: readonly number[];
  /** The number of all features, with those that are not learned. */
  readonly size: number;
  readonly target: number;
}

export interface Weights {
  readonly bias: Float64Array;
  /** By feature, for each class. */
  readonly features: ReadonlyMap<number, Float64Array>;
}

const ROUNDS = 12;
const RATE = 0.5;
/** Pulls each weight towards 0, so that few are left. */
const SPARSENESS = 3e-4;
const MIN_ERROR = 1e-4;
/** The mean of several orders depends less on which example came last. */
const ORDERS = 3;

/** Gives the same "random" numbers each time, so that the same examples give the same weights. */
function generator(seed: number) {
  let state = seed;
  return () =>
    (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

interface Row {
  readonly concerned: readonly number[];
  readonly weights: Float64Array;
  /** The weights of the rounds that count, added up. */
  readonly sum: Float64Array;
  /** Sums of squared gradients, for Adagrad. */
  readonly squares: Float64Array;
}

const rowOf = (classes: number, concerned: readonly number[]): Row => ({
  concerned,
  weights: new Float64Array(classes),
  sum: new Float64Array(classes),
  squares: new Float64Array(classes),
});

function shuffle(order: unknown[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
}

/** One step of Adagrad, with the proximal step for sparseness. */
function descend(row: Row, k: number, gradient: number, sparse: number): void {
  const square = (row.squares[k] ?? 0) + gradient * gradient;
  row.squares[k] = square;
  const step = RATE / Math.sqrt(square);
  const moved = (row.weights[k] ?? 0) - step * gradient;
  row.weights[k] =
    Math.sign(moved) * Math.max(0, Math.abs(moved) - step * sparse);
}

/**
 * Multinomial logistic regression by stochastic descent; the weights are the mean of the second half of the rounds.
 * @param classes how many there are; any other target is "none of them", whose score is 0
 * @param concernedBy the classes for which a feature may get a weight; without it all
 */
export function fit(
  examples: readonly Example[],
  classes: number,
  concernedBy?: (feature: number) => readonly number[],
): Weights {
  const every = Array.from({ length: classes }, (_, k) => k);
  const rows = new Map<number, Row>();
  for (const feature of examples.flatMap(({ features }) => features))
    if (!rows.has(feature))
      rows.set(feature, rowOf(classes, concernedBy?.(feature) ?? every));
  const bias = rowOf(classes, every);
  const all = [bias, ...rows.values()];
  const read = examples.map(({ features, size, target }) => ({
    used: features.flatMap((feature) => rows.get(feature) ?? []),
    scale: 1 / Math.sqrt(size || 1),
    target,
  }));

  for (let order = 0; order < ORDERS; order++) {
    const random = generator(7 + order);
    for (const { weights, squares } of all) {
      weights.fill(0);
      squares.fill(0.01);
    }
    const shuffled = [...read];
    for (let round = 1; round <= ROUNDS; round++) {
      shuffle(shuffled, random);
      for (const { used, scale, target } of shuffled) {
        const scores = Array.from(bias.weights);
        for (const { weights, concerned } of used)
          for (const k of concerned)
            scores[k] = (scores[k] ?? 0) + scale * (weights[k] ?? 0);
        const errors = softmax([...scores, 0]);
        if (errors[target] !== undefined) errors[target] -= 1;
        const move = (row: Row, by: number, sparse: number) => {
          for (const k of row.concerned) {
            const error = errors[k] ?? 0;
            if (Math.abs(error) >= MIN_ERROR)
              descend(row, k, error * by, sparse);
          }
        };
        for (const row of used) move(row, scale, SPARSENESS);
        move(bias, 0.1, 0);
      }
      if (round > ROUNDS / 2)
        for (const { sum, weights } of all)
          for (let k = 0; k < classes; k++)
            sum[k] =
              (sum[k] ?? 0) + (weights[k] ?? 0) / ((ROUNDS / 2) * ORDERS);
    }
  }
  return {
    bias: bias.sum,
    features: new Map([...rows].map(([feature, { sum }]) => [feature, sum])),
  };
}
