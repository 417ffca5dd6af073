import {
  DIGITS,
  HIGHEST,
  knownRows,
  NO_WEIGHT,
  type PackedTable,
  WEIGHT_STEP,
} from "../classify.ts";
import { plain } from "../normalise.ts";
import { featuresOf } from "../tokenize.ts";
import { fit, type Weights } from "./fit.ts";
import type { List } from "./read-lists.ts";

/** What is learned from. */
export interface Corpus {
  /** A heading an intent. */
  readonly phrases: readonly List[];
  /** A heading "999 heart", "111 dental" or, for what only sounds like it, "none heart". */
  readonly emergencies: readonly List[];
}

/** What is left out, since it changes next to nothing: features without a weight of `row`, then weights below `weight`. */
interface Least {
  readonly row: number;
  readonly weight: number;
}
const LEAST_OF_INTENTS: Least = { row: 2, weight: 1.5 };
const LEAST_OF_EMERGENCIES: Least = { row: 1.4, weight: 0.8 };

/** The digit of a weight, rounded to a step. */
const digitOf = (weight: number) =>
  DIGITS.charAt(
    Math.max(
      0,
      Math.min(HIGHEST, Math.round(weight / WEIGHT_STEP) + NO_WEIGHT),
    ),
  );

const gapOf = (gap: number) =>
  DIGITS.charAt(HIGHEST).repeat(Math.floor(gap / HIGHEST)) +
  DIGITS.charAt(gap % HIGHEST);

/** Weights rounded to steps; what comes to nothing is left out. */
function pack(
  { bias, features }: Weights,
  classes: readonly string[],
): PackedTable {
  const rows = [...features]
    .map(([row, weights]) => ({
      row,
      concerned: [...weights.entries()].filter(
        ([, weight]) => Math.abs(weight) >= WEIGHT_STEP / 2,
      ),
    }))
    .filter(({ concerned }) => concerned.length > 0)
    .toSorted((a, b) => a.row - b.row);
  return {
    classes: classes.join(" "),
    bias: Array.from(bias, (weight) => Math.round(weight * 10)),
    gaps: rows
      .map(({ row }, i) => gapOf(row - (rows[i - 1]?.row ?? 0)))
      .join(""),
    concerned: rows
      .map(({ concerned }) => concerned.map(([k]) => DIGITS.charAt(k)).join(""))
      .join(" "),
    weights: rows
      .flatMap(({ concerned }) =>
        concerned.map(([, weight]) => digitOf(weight)),
      )
      .join(""),
  };
}

interface Labelled {
  readonly features: readonly string[];
  readonly target: number;
}

const labelled = (lines: readonly string[], target: number): Labelled[] =>
  lines.map((line) => ({ features: featuresOf(plain(line)), target }));

/** The classes for which a feature has a weight of at least so much, either way. */
const concerned = ({ features }: Weights, row: number, weight: number) =>
  [...(features.get(row) ?? [])].flatMap((each, k) =>
    Math.abs(each) >= weight ? [k] : [],
  );

/**
 * Learns once to see which features are worth keeping, again with these and how many words are not among them to see
 * which of their weights are, and a last time with those.
 */
export function learn(
  examples: readonly Labelled[],
  classes: readonly string[],
  least: Least,
): PackedTable {
  const fitTo = (
    isKnown: (row: number) => boolean,
    concernedBy?: (row: number) => readonly number[],
  ) =>
    fit(
      examples.map(({ features, target }) => ({
        features: knownRows(features, isKnown),
        size: features.length,
        target,
      })),
      classes.length,
      concernedBy,
    );
  const all = fitTo(() => true);
  const isKnown = (row: number) => concerned(all, row, least.row).length > 0;
  const kept = fitTo(isKnown);
  return pack(
    fitTo(isKnown, (row) => concerned(kept, row, least.weight)),
    classes,
  );
}

interface Model {
  readonly intents: PackedTable;
  readonly emergencies: PackedTable;
}

/** Learns which intent and which emergency speak from which words. */
export function train({ phrases, emergencies }: Corpus): Model {
  const said = phrases.map(({ lines }, target) => labelled(lines, target));
  const urgencies = ["111", "999"];
  return {
    intents: learn(
      said.flat(),
      phrases.map(({ heading }) => heading),
      LEAST_OF_INTENTS,
    ),
    emergencies: learn(
      [
        ...emergencies.map(({ heading, lines }) =>
          labelled(lines, urgencies.indexOf(heading.split(" ")[0] ?? "")),
        ),
        ...phrases.map(({ lines }) => labelled(lines, -1)),
      ].flat(),
      urgencies,
      LEAST_OF_EMERGENCIES,
    ),
  };
}

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value, undefined, 2)};\n`;

/** What model.ts holds. */
export function moduleOf(corpus: Corpus): string {
  const model = train(corpus);
  return [
    "// Made from the lists in training/, never by hand: node receptionist/nlu/training/update.ts",
    "// The long texts are tables of learned weights (classify.ts).\n",
    constant("INTENTS", model.intents),
    constant("EMERGENCIES", model.emergencies),
  ].join("\n");
}
