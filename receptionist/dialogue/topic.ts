import { isStaff } from "../nlu/entities/treatments.ts";
import type { Heard } from "../nlu/understand.ts";
import type { Effect, State, Topic } from "../types.ts";

/** What is asked of a treatment or the clinic stays, so that it counts with what is said next. */
export function topicAfter(
  { topic, task, slots }: State,
  heard: Heard,
  effects: readonly Effect[],
): Topic | undefined {
  // "Is it going to bruise", of what was just booked
  if (effects.some(({ name }) => name === "booked"))
    return { text: "", treatment: slots.treatment };
  // "How much is it", after a note about whitening was sent
  if (task && task !== "note") return undefined;
  const { text, intent, found } = heard;
  // "Is it a doctor or a nurse", of what was asked about before
  const named = found && isStaff(found) && topic ? undefined : heard.treatment;
  const treatment = named ?? topic?.treatment;
  return heard.treatment || isAnswered(heard)
    ? { text, treatment, price: intent === "price-of-treatment" }
    : topic;
}

export const isAnswered = ({ intent, source }: Heard): boolean =>
  intent === "treatment" ||
  intent === "price-of-treatment" ||
  (intent === "ask" && source !== "smalltalk");
