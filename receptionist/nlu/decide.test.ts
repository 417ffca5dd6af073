import { expect, test } from "vitest";
import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { PRECEDENCE, type Rule } from "./decide.ts";
import { understand } from "./understand.ts";

function intentOf(asks: ExpectedSlot, words: string, rules: readonly Rule[]) {
  const task: Task | undefined =
    asks === "anything" || asks === "anything-else"
      ? undefined
      : asks === "current-day"
        ? "move"
        : "book";
  return understand(words, { asks, task, today: "2026-03-10" }, rules).intent;
}

/** By a rule's reason, what it decides and nothing else does. */
const NEEDED: readonly (readonly [string, ExpectedSlot, string, Intent])[] = [
  ["not to know is an answer", "current-day", "I can't remember", "inform"],
  ["who lets a task be", "name", "don't worry about it", "no"],
  ["who keeps a name", "phone", "I won't give you my number", "no"],
  ["a clear yes", "confirm", "that's it", "yes"],
  ["a name at the read-back", "confirm", "no, Jane Browne", "inform"],
  ["what was asked for", "day", "can I do friday the 17th of april", "inform"],
  ["what stays the same", "day", "any time", "inform"],
  ["a name that was asked", "name", "Aye, it's Catriona Mackintosh", "inform"],
  ["nothing but a greeting", "anything", "Alright, morning", "greet"],
  ["thanks are no yes", "phone", "oh lovely thank you so much", "thanks"],
  ["another booking", "anything-else", "another for her", "book"],
  ["a yes or a no that", "anything-else", "nah you're alright", "no"],
  ["a day, a time", "confirm", "make it the 24th", "inform"],
  ["most likely meant", "anything", "I want to cancel", "cancel"],
  ["a name alone", "anything", "my name is Priya Raghunathan", "inform"],
  ["a part of a day", "anything", "in the afternoon", "inform"],
];

test.each(NEEDED)("%s: [%s] %s", (reason, asks, words, intent) => {
  const without = PRECEDENCE.filter(([each]) => !each.includes(reason));
  expect(without.length).toBe(PRECEDENCE.length - 1);
  expect(intentOf(asks, words, PRECEDENCE)).toBe(intent);
  expect(intentOf(asks, words, without)).not.toBe(intent);
});

test("each rule is needed", () => {
  for (const [reason] of PRECEDENCE)
    expect(NEEDED.filter(([part]) => reason.includes(part))).toHaveLength(1);
});
