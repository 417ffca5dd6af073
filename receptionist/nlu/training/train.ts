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

export interface Corpus {
  /** By intent. */
  readonly phrases: readonly List[];
  /** By number and kind: "999 heart", "111 dental" or, for what is no emergency, "none heart". */
  readonly emergencies: readonly List[];
}

/** Features without a weight of `row`, and then weights below `weight`, are left out: they change next to nothing. */
interface Least {
  readonly row: number;
  readonly weight: number;
}
const LEAST_OF_INTENTS: Least = { row: 2.5, weight: 1.8 };
const LEAST_OF_EMERGENCIES: Least = { row: 1.6, weight: 1 };

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

const concerned = ({ features }: Weights, row: number, weight: number) =>
  [...(features.get(row) ?? [])].flatMap((each, k) =>
    Math.abs(each) >= weight ? [k] : [],
  );

/**
 * Learns three times: with all features, to see which are worth keeping; with these, to see which of their weights
 * are; and with those alone.
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

export interface Model {
  readonly intents: PackedTable;
  readonly emergencies: PackedTable;
}

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
