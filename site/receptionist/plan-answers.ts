import { type Plan, plans } from "../content/plans.ts";
import { list, uncapital } from "./say.ts";

/** The plan that first has a feature. */
export const planWith = (feature: RegExp): string =>
  plans.find((plan) => plan.features.some((each) => feature.test(each)))
    ?.name ?? "";

/** What callers call a plan: Starter Plan is "starter". */
const calledIn = (text: string, { name }: Plan) =>
  name
    .toLowerCase()
    .split(" ")
    .some(
      (word) => word !== "plan" && word !== "clinic" && text.includes(word),
    );

/** All that a plan has, in sentences that are short enough to be spoken. */
function describe({ name, features }: Plan): string[] {
  const [first = "", ...rest] = features.map(uncapital);
  const half = Math.ceil(rest.length / 2);
  return [
    `${name} has ${list([first, ...rest.slice(0, half)])}.`,
    `It also has ${list(rest.slice(half))}.`,
  ];
}

const description = (plan: Plan) =>
  `${plan.name}: ${uncapital(plan.description)}`;

/** Each plan in a sentence, or two that are compared, or the features of the one that is asked about. */
export function aboutPlans(text: string): {
  say: readonly string[];
  chips?: readonly string[];
} {
  const named = plans.filter((plan) => calledIn(text, plan));
  const [plan] = named;
  if (named.length > 1) return { say: named.map(description) };
  return plan
    ? { say: describe(plan) }
    : { say: plans.map(description), chips: plans.map(({ name }) => name) };
}
