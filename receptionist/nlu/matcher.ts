import { featuresOf } from "./tokenize.ts";

/** Something that callers say, with the ways to say it in lower case without punctuation. */
export interface Subject<Of> {
  readonly of: Of;
  readonly lines: readonly string[];
}

export interface Match<Of> {
  readonly of: Of;
  /** From 0 to 1, which is one of the subject's own lines. */
  readonly likeness: number;
  /** From 0 to 1: how much of the text's words the subject has. */
  readonly explained: number;
  /** It is one of the subject's own lines, word for word. */
  readonly verbatim: boolean;
}

export const linesOf = (text: string): string[] => text.trim().split("\n");

/**
 * How much the nearest lines count, the words of all the subject's lines together, and how much of the text these explain.
 * Of each line of the handbook, left out and looked for by the others, these shares find the most.
 */
const LINES = 0.3;
const WORDS = 0.48;
const EXPLAINED = 0.22;
/** What a pair of words counts beside a word. */
const PAIR = 0.65;
/** The cosine of a line with itself, but for rounding. */
const SAME = 0.9999;
/** A word counts in full where this share of the subject's lines have it. */
const FULL_SHARE = 0.25;

const isPair = (feature: string) => feature.includes(" ");
const add = <Key>(to: Map<Key, number>, key: Key, weight: number) =>
  to.set(key, (to.get(key) ?? 0) + weight);

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, empty: Value) {
  const value = map.get(key) ?? empty;
  map.set(key, value);
  return value;
}

/**
 * Finds what words are like. Words and pairs of words weigh the more, the fewer subjects have them (inverse document
 * frequency, a subject being a document); lines are compared by the cosine.
 * @returns all subjects that share a word with the text, the most like first
 */
export function createMatcher<Of>(
  subjects: readonly Subject<Of>[],
): (text: string) => Match<Of>[] {
  const lines = subjects.flatMap((subject) =>
    subject.lines.map((line) => ({ subject, features: featuresOf(line) })),
  );
  /** For each feature the lines that have it, and which share of each subject's lines these are. */
  const having = new Map<string, number[]>();
  const shares = new Map<string, Map<Subject<Of>, number>>();
  for (const [i, { subject, features }] of lines.entries())
    for (const feature of features) {
      add(
        entryOf(shares, feature, new Map()),
        subject,
        1 / subject.lines.length,
      );
      entryOf(having, feature, []).push(i);
    }

  const rarest = Math.log(1 + subjects.length);
  function weigh(feature: string): number {
    const count = shares.get(feature)?.size;
    // A word that no line has is as telling as the rarest: "do you sell houseplants" is like nothing.
    if (!count) return isPair(feature) ? 0 : rarest;
    const weight = Math.log(1 + subjects.length / count);
    return weight * (isPair(feature) ? PAIR : 1);
  }
  const lengthOf = (features: readonly string[]) =>
    Math.hypot(...features.map(weigh)) || 1;
  const lengths = lines.map(({ features }) => lengthOf(features));

  return (text) => {
    const features = featuresOf(text);
    const length = lengthOf(features);
    const inLine = new Map<number, number>();
    const inSubject = new Map<Subject<Of>, number>();
    const explained = new Map<Subject<Of>, number>();
    const words = features.filter((feature) => !isPair(feature));
    const all = words.reduce((sum, word) => sum + weigh(word), 0) || 1;
    for (const feature of features) {
      const weight = weigh(feature);
      for (const i of having.get(feature) ?? []) add(inLine, i, weight ** 2);
      for (const [subject, share] of shares.get(feature) ?? []) {
        const count = Math.sqrt(Math.min(1, share / FULL_SHARE));
        add(inSubject, subject, (weight / length) ** 2 * count);
        if (!isPair(feature)) add(explained, subject, weight / all);
      }
    }
    const nearest = new Map<Subject<Of>, readonly [number, number]>();
    for (const [i, common] of inLine) {
      const subject = lines[i]?.subject;
      if (!subject) continue;
      const cosine = common / (length * (lengths[i] ?? 1));
      const [first, second] = nearest.get(subject) ?? [0, 0];
      if (cosine > first) nearest.set(subject, [cosine, first]);
      else if (cosine > second) nearest.set(subject, [first, cosine]);
    }
    return [...nearest]
      .map(([subject, [first, second]]) => {
        const near = Math.max(0.85 * first, (2 * first + second) / 3);
        const verbatim = first > SAME;
        return {
          of: subject.of,
          verbatim,
          explained: explained.get(subject) ?? 0,
          likeness: verbatim
            ? 1
            : LINES * near +
              WORDS * (inSubject.get(subject) ?? 0) +
              EXPLAINED * (explained.get(subject) ?? 0),
        };
      })
      .toSorted((a, b) => b.likeness - a.likeness);
  };
}
