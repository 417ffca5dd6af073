import type { PlanFacts } from "../facts.ts";
import { list, uncapital } from "../format-spoken.ts";

/** All that a plan has, in sentences that are short enough to be spoken. */
function describe({ name, features }: PlanFacts): string[] {
  const [first = "", ...rest] = features.map(uncapital);
  const half = Math.ceil(rest.length / 2);
  return [
    `${name} has ${list([first, ...rest.slice(0, half)])}.`,
    `It also has ${list(rest.slice(half))}.`,
  ];
}

const description = (plan: PlanFacts) =>
  `${plan.name}: ${uncapital(plan.description)}`;

/** Each plan in a sentence, or two that are compared, or the features of the one that is asked about. */
export function aboutPlans(
  text: string,
  plans: readonly PlanFacts[],
): { say: readonly string[]; chips?: readonly string[] } {
  const named = plans.filter(({ calledBy }) => text.includes(calledBy));
  const [plan] = named;
  if (named.length > 1) return { say: named.map(description) };
  return plan
    ? { say: describe(plan) }
    : { say: plans.map(description), chips: plans.map(({ name }) => name) };
}
