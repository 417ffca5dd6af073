import { softmax } from "../classify.ts";

/** An example: the numbers of the features that it has, and of the class that it is one of. */
export interface Example {
  readonly features: readonly number[];
  /** How many features there are with those that are not learned. */
  readonly size: number;
  readonly target: number;
}

export interface Weights {
  readonly bias: Float64Array;
  /** For each feature the weight of each class. */
  readonly features: ReadonlyMap<number, Float64Array>;
}

const ROUNDS = 12;
const RATE = 0.5;
/** Pulls each weight towards nothing, so that only what is needed stays. */
const SPARSENESS = 3e-4;

/** The same "random" numbers each time, so that the same examples give the same weights. */
function generator(seed: number) {
  let state = seed;
  return () =>
    (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

interface Row {
  readonly weights: Float64Array;
  /** The weights of the rounds that count, added up. */
  readonly sum: Float64Array;
  /** Sums of squared gradients: what was often put right moves less. */
  readonly squares: Float64Array;
}

const rowOf = (classes: number): Row => ({
  weights: new Float64Array(classes),
  sum: new Float64Array(classes),
  squares: new Float64Array(classes).fill(0.01),
});

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** Moves one row against the gradient, by Adagrad with the proximal step for its sparseness. */
function descend(row: Row, k: number, gradient: number, sparse: number): void {
  const square = (row.squares[k] ?? 0) + gradient * gradient;
  row.squares[k] = square;
  const step = RATE / Math.sqrt(square);
  const moved = (row.weights[k] ?? 0) - step * gradient;
  row.weights[k] =
    Math.sign(moved) * Math.max(0, Math.abs(moved) - step * sparse);
}

/**
 * Multinomial logistic regression by stochastic descent. The weights are the mean of the second half of the rounds:
 * those of a single moment depend on which example came last.
 * @param classes how many there are; any other target is none of them, and has a score of nothing
 */
export function fit(examples: readonly Example[], classes: number): Weights {
  const rows = new Map<number, Row>();
  for (const feature of examples.flatMap(({ features }) => features))
    if (!rows.has(feature)) rows.set(feature, rowOf(classes));
  const bias = rowOf(classes);

  const random = generator(7);
  const order = examples.map((_, i) => i);
  for (let round = 1; round <= ROUNDS; round++) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const used = example.features.flatMap((each) => rows.get(each) ?? []);
      const scale = 1 / Math.sqrt(example.size || 1);
      const scores = Array.from(bias.weights);
      for (const { weights } of used)
        for (let k = 0; k < classes; k++)
          scores[k] = (scores[k] ?? 0) + scale * (weights[k] ?? 0);
      const odds = softmax([...scores, 0]);
      for (let k = 0; k < classes; k++) {
        const error = (odds[k] ?? 0) - (k === example.target ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        for (const row of used) descend(row, k, error * scale, SPARSENESS);
        descend(bias, k, error * 0.1, 0);
      }
    }
    if (round > ROUNDS / 2)
      for (const { sum, weights } of [bias, ...rows.values()])
        for (let k = 0; k < classes; k++)
          sum[k] = (sum[k] ?? 0) + (weights[k] ?? 0) / (ROUNDS / 2);
  }
  return {
    bias: bias.sum,
    features: new Map([...rows].map(([feature, { sum }]) => [feature, sum])),
  };
}
