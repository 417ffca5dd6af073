/** An example: what it has, and the number of the class that it is one of. */
export interface Example {
  readonly features: readonly string[];
  readonly target: number;
}

export interface Weights {
  readonly bias: Float64Array;
  /** For each feature the weight of each class. */
  readonly features: ReadonlyMap<string, Float64Array>;
}

const ROUNDS = 12;
const RATE = 0.5;
/** Pulls each weight towards nothing, so that only what is needed stays. */
const SPARSENESS = 3e-4;
/** A feature of one example alone says more of that example than of the language. */
const MIN_EXAMPLES = 2;

/** The same "random" numbers each time, so that the same examples give the same weights. */
function generator(seed: number) {
  let state = seed;
  return () =>
    (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

interface Row {
  readonly weights: Float64Array;
  /** Sums of squared gradients: what was often put right moves less. */
  readonly squares: Float64Array;
}

const rowOf = (classes: number): Row => ({
  weights: new Float64Array(classes),
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

/** Multinomial logistic regression by stochastic descent. */
export function fit(examples: readonly Example[], classes: number): Weights {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features)
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = new Map<string, Row>();
  for (const [feature, count] of counts)
    if (count >= MIN_EXAMPLES) rows.set(feature, rowOf(classes));
  const bias = rowOf(classes);

  const random = generator(7);
  const order = examples.map((_, i) => i);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const used = example.features.flatMap((each) => rows.get(each) ?? []);
      const scale = 1 / Math.sqrt(used.length || 1);
      const odds = softmax(
        Array.from(
          { length: classes },
          (_, k) =>
            (bias.weights[k] ?? 0) +
            scale * used.reduce((sum, row) => sum + (row.weights[k] ?? 0), 0),
        ),
      );
      for (let k = 0; k < classes; k++) {
        const error = (odds[k] ?? 0) - (k === example.target ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        for (const row of used) descend(row, k, error * scale, SPARSENESS);
        descend(bias, k, error * 0.1, 0);
      }
    }
  }
  return {
    bias: bias.weights,
    features: new Map(
      [...rows].map(([feature, { weights }]) => [feature, weights]),
    ),
  };
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - top));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}
