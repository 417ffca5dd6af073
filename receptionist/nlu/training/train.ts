import { features } from "../tokenize.ts";
import type { Intent } from "../../types.ts";
import { plain } from "../normalise.ts";

export interface Phrase {
  readonly intent: Intent;
  readonly words: string;
}

/** Reads phrases.txt: a heading an intent, then one phrase a line. */
export function readPhrases(text: string): Phrase[] {
  const phrases: Phrase[] = [];
  let intent: Intent = "unknown";
  for (const line of text.split("\n"))
    // The headings are intents; a test holds that.
    if (line.startsWith("# ")) intent = line.slice(2) as Intent;
    else if (line.trim()) phrases.push({ intent, words: line });
  return phrases;
}

const ROUNDS = 40;
const RATE = 0.8;
const DECAY = 1e-4;
/** A stem that one phrase alone has says more of that phrase than of the language. */
const MIN_PHRASES = 2;
/** Weights below this are left out, the others rounded to halves: a quarter of the size, the same answers. */
const MIN_WEIGHT = 0.75;

/** The same "random" numbers each time, so that the same phrases give the same file. */
function generator(seed: number) {
  let state = seed;
  return () =>
    (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

/** Multinomial logistic regression on stems, by stochastic descent: for each stem the weight of each intent. */
function train(phrases: readonly Phrase[]): {
  intents: Intent[];
  weights: Map<string, Float64Array>;
} {
  const intents = [...new Set(phrases.map(({ intent }) => intent))];
  const rows = phrases.map(({ intent, words }) => ({
    target: intents.indexOf(intent),
    stems: features(plain(words)),
  }));
  const counts = new Map<string, number>();
  for (const { stems } of rows)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weights = new Map<string, Float64Array>();
  for (const [stem, count] of counts)
    if (count >= MIN_PHRASES)
      weights.set(stem, new Float64Array(intents.length));

  const random = generator(7);
  const order = rows.map((_, i) => i);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const at of order) {
      const row = rows[at];
      const used = row?.stems.flatMap((stem) => weights.get(stem) ?? []) ?? [];
      if (!row || used.length === 0) continue;
      const scale = 1 / Math.sqrt(used.length);
      const scores = intents.map(
        (_, k) => used.reduce((sum, w) => sum + (w[k] ?? 0), 0) * scale,
      );
      const top = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - top));
      const total = odds.reduce((sum, each) => sum + each, 0);
      const rate = RATE / (1 + round * 0.1);
      for (const w of used)
        for (let k = 0; k < w.length; k++) {
          const error = (odds[k] ?? 0) / total - (k === row.target ? 1 : 0);
          w[k] = (w[k] ?? 0) * (1 - DECAY) - rate * error * scale;
        }
    }
  }
  return { intents, weights };
}

const letter = (i: number) => String.fromCharCode((i < 26 ? 97 : 65 - 26) + i);

/** A stem's row: a letter for each intent that it says something of, and the weights in halves, a letter below nothing. */
function rowOf([stem, weights]: [string, Float64Array]) {
  let intents = "";
  let halves = "";
  for (const [i, weight] of weights.entries()) {
    if (Math.abs(weight) < MIN_WEIGHT) continue;
    const size = Math.min(9, Math.round(Math.abs(weight) * 2));
    intents += letter(i);
    halves += weight > 0 ? String(size) : letter(size - 1);
  }
  return { stem, intents, halves };
}

/** What learned.ts holds: in columns, because like compresses well with like. */
export function moduleOf(phrases: readonly Phrase[]): string {
  const { intents, weights } = train(phrases);
  const rows = [...weights].map(rowOf).filter((row) => row.intents !== "");
  return `// Made from training/phrases.txt: node receptionist/nlu/training/update.ts
import type { Intent } from "../types.ts";

/** The first one's letter is a, the 27th one's A. */
export const INTENTS: readonly Intent[] = ${JSON.stringify(intents)};

/** Stems of words, with a space between them. */
export const STEMS = ${JSON.stringify(rows.map(({ stem }) => stem).join(" "))};

/** For each stem the letters of the intents that it speaks for or against. */
export const LETTERS = ${JSON.stringify(rows.map((row) => row.intents).join(" "))};

/** For each of those letters how much, in halves: 3 is 1.5 for it, c is 1.5 against it. */
export const HALVES = ${JSON.stringify(rows.map(({ halves }) => halves).join(""))};
`;
}
