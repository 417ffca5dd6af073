import {
  DIGITS,
  NO_WEIGHT,
  type PackedTable,
  WEIGHT_STEP,
  withRare,
} from "../classify.ts";
import { plain } from "../normalise.ts";
import { firedGroups, readGroups } from "../rule-groups.ts";
import { emergencyFeatures, intentFeatures } from "../tokenize.ts";
import { type Example, fit, type Weights } from "./fit.ts";
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

/** Weights below these are left out: a third of the size, nearly the same answers. */
const MIN_INTENT_WEIGHT = 1.4;
const MIN_EMERGENCY_WEIGHT = 1.2;

const isUrgent = ({ heading }: List) => heading.startsWith("emergency ");

/** The digit of a weight, rounded to a step. */
const digitOf = (weight: number) =>
  DIGITS.charAt(
    Math.max(
      0,
      Math.min(DIGITS.length - 1, Math.round(weight / WEIGHT_STEP) + NO_WEIGHT),
    ),
  );

/** Weights rounded to steps; what says next to nothing is left out. */
function pack(
  { bias, features }: Weights,
  classes: readonly string[],
  least: number,
): PackedTable {
  const rows = [...features]
    .map(([feature, weights]) => ({
      feature,
      concerned: [...weights.entries()].filter(
        ([, weight]) => Math.abs(weight) >= least,
      ),
    }))
    .filter(({ concerned }) => concerned.length > 0)
    .toSorted((a, b) => (a.feature < b.feature ? -1 : 1));
  return {
    classes: classes.join(" "),
    bias: Array.from(bias, digitOf).join(""),
    features: rows.map(({ feature }) => feature).join("\t"),
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

/** Learns once to see which features are worth keeping, and again with these and how many words are not among them. */
function learnTwice(
  examples: readonly Example[],
  classes: readonly string[],
  least: number,
): PackedTable {
  const first = fit(examples, classes.length);
  const kept = new Set(
    [...first.features].flatMap(([feature, weights]) =>
      weights.some((weight) => Math.abs(weight) >= least) ? [feature] : [],
    ),
  );
  const again = examples.map(({ features, target }) => ({
    features: withRare(features, (feature) => kept.has(feature)),
    target,
  }));
  return pack(fit(again, classes.length), classes, least);
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
  const urgencies = ["none", "111", "999"];
  return {
    intentRules,
    emergencyRules,
    intents: learnTwice(
      phrases.flatMap(({ lines }, target) =>
        lines
          .map((line) => plain(line))
          .map((text) => ({
            features: [
              ...intentFeatures(text),
              ...firedGroups(text, intentGroups),
            ],
            target,
          })),
      ),
      intents,
      MIN_INTENT_WEIGHT,
    ),
    emergencies: pack(
      fit(
        [
          ...emergencies,
          ...phrases.map((list) => ({ ...list, heading: "none" })),
        ].flatMap(({ heading, lines }) =>
          lines
            .map((line) => plain(line))
            .map((text) => ({
              features: [
                ...emergencyFeatures(text),
                ...firedGroups(text, emergencyGroups),
              ],
              target: urgencies.indexOf(heading.split(" ")[0] ?? ""),
            })),
        ),
        urgencies.length,
      ),
      urgencies,
      MIN_EMERGENCY_WEIGHT,
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
