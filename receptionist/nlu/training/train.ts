import {
  DIGITS,
  HIGHEST,
  knownRows,
  NO_WEIGHT,
  type PackedTable,
  WEIGHT_STEP,
} from "../classify.ts";
import { plain } from "../normalise.ts";
import { firedGroups, readGroups } from "../patterns.ts";
import { featuresOf } from "../tokenize.ts";
import { fit, type Weights } from "./fit.ts";
import type { List } from "./read-lists.ts";

/** What is learned from. */
export interface Corpus {
  /** A heading an intent. */
  readonly phrases: readonly List[];
  /** A heading "999 heart", "111 dental" or, for what only sounds like it, "none heart". */
  readonly emergencies: readonly List[];
  /** A heading an intent or "emergency heart". */
  readonly rules: readonly List[];
}

/** What is left out, since it changes next to nothing: features without a weight of `row`, then weights below `weight`. */
interface Least {
  readonly row: number;
  readonly weight: number;
}
const LEAST_OF_INTENTS: Least = { row: 1.85, weight: 1.2 };
const LEAST_OF_EMERGENCIES: Least = { row: 1.4, weight: 0.8 };

const isUrgent = ({ heading }: List) => heading.startsWith("emergency ");

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

/** Weights rounded to steps; what says next to nothing is left out. */
function pack(
  { bias, features }: Weights,
  classes: readonly string[],
  least: number,
): PackedTable {
  const rows = [...features]
    .map(([row, weights]) => ({
      row,
      concerned: [...weights.entries()].filter(
        ([, weight]) => Math.abs(weight) >= least,
      ),
    }))
    .filter(({ concerned }) => concerned.length > 0)
    .toSorted((a, b) => a.row - b.row);
  return {
    classes: classes.join(" "),
    bias: Array.from(bias, digitOf).join(""),
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

/** Learns once to see which features are worth keeping, and again with these and how many words are not among them. */
export function learnTwice(
  examples: readonly Labelled[],
  classes: readonly string[],
  least: Least,
): PackedTable {
  const learn = (isKnown: (row: number) => boolean) =>
    fit(
      examples.map(({ features, target }) => ({
        features: knownRows(features, isKnown),
        size: features.length,
        target,
      })),
      classes.length,
    );
  const first = learn(() => true).features;
  const again = learn(
    (row) =>
      first.get(row)?.some((weight) => Math.abs(weight) >= least.row) ?? false,
  );
  return pack(again, classes, least.weight);
}

const textOf = (rules: readonly List[]) =>
  rules
    .map(({ heading, lines }) => [heading, ...lines].join("\n"))
    .join("\n\n");

interface Model {
  readonly intentRules: string;
  readonly emergencyRules: string;
  readonly intents: PackedTable;
  readonly emergencies: PackedTable;
}

/** Learns which intent and which emergency speak from which words and rules. */
export function train({ phrases, emergencies, rules }: Corpus): Model {
  const intentRules = textOf(rules.filter((list) => !isUrgent(list)));
  const emergencyRules = textOf(rules.filter(isUrgent));
  const intentGroups = readGroups(intentRules);
  const emergencyGroups = readGroups(emergencyRules);
  const intents = phrases.map(({ heading }) => heading);
  const urgencies = ["111", "999"];
  return {
    intentRules,
    emergencyRules,
    intents: learnTwice(
      phrases.flatMap(({ lines }, target) =>
        lines
          .map((line) => plain(line))
          .map((text) => ({
            features: [...featuresOf(text), ...firedGroups(text, intentGroups)],
            target,
          })),
      ),
      intents,
      LEAST_OF_INTENTS,
    ),
    emergencies: learnTwice(
      [
        ...emergencies,
        ...phrases.map((list) => ({ ...list, heading: "none" })),
      ].flatMap(({ heading, lines }) =>
        lines
          .map((line) => plain(line))
          .map((text) => ({
            features: [
              ...featuresOf(text),
              ...firedGroups(text, emergencyGroups),
            ],
            target: urgencies.indexOf(heading.split(" ")[0] ?? ""),
          })),
      ),
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
    "// The long texts are tables. Their words are cut from the rules and sentences in those lists.\n",
    constant("INTENT_RULES", model.intentRules),
    constant("EMERGENCY_RULES", model.emergencyRules),
    constant("INTENTS", model.intents),
    constant("EMERGENCIES", model.emergencies),
  ].join("\n");
}
