import { expect, test } from "vitest";
import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { heard } from "../testing/talk.ts";

const TASK_OF: Partial<Record<ExpectedSlot, Task | undefined>> = {
  anything: undefined,
  "anything-else": undefined,
  "current-day": "move",
};
const intentOf = (asks: ExpectedSlot, words: string) =>
  heard(words, { asks, task: asks in TASK_OF ? TASK_OF[asks] : "book" }).intent;

/** What goes before what, by an utterance that some other rule would take for something else. */
test.each<readonly [ExpectedSlot, string, Intent]>([
  ["current-day", "I can't remember", "inform"],
  ["name", "don't worry about it", "no"],
  ["phone", "I won't give you my number", "no"],
  ["confirm", "that's it", "yes"],
  ["confirm", "no, Jane Browne", "inform"],
  ["day", "can I do friday the 17th of april", "inform"],
  ["anything-else", "that's all, many thanks", "goodbye"],
  ["time", "yes book it", "yes"],
  ["day", "any time", "inform"],
  ["name", "Aye, it's Catriona Mackintosh", "inform"],
  ["anything", "Alright, morning", "greet"],
  ["phone", "oh lovely thank you so much", "thanks"],
  ["anything-else", "another for her", "book"],
  ["anything-else", "nah you're alright", "no"],
  ["day", "yeah why not", "yes"],
  ["time", "please drop my Friday appointment", "cancel"],
  ["confirm", "make it the 24th", "inform"],
  ["anything", "I want to cancel", "cancel"],
  ["anything", "my name is Priya Raghunathan", "inform"],
  ["anything", "in the afternoon", "inform"],
  ["anything", "I don't want to book anything", "no"],
  ["day", "it hurts a lot", "hurt"],
])("at %s “%s” is heard as %s", (asks, words, intent) => {
  expect(intentOf(asks, words)).toBe(intent);
});

/** First sentences, and what they only look like. */
test.each<readonly [string, Intent]>([
  ["well I was kind of wondering about Monday", "book"],
  ["maybe at four if it suits", "book"],
  ["there was a lovely programme on Friday", "unknown"],
  ["I can't make Tuesday, could I come Friday instead", "move"],
  ["we were supposed to come at nine but the train is late", "move"],
  ["swap my root canal to Monday please", "move"],
  ["would somebody ring me after five", "note"],
  ["can you phone me about my bill", "note"],
  ["any chance of a demo", "demo"],
  ["sales reps phone us every morning", "unknown"],
  ["I've a booking on Monday and can't come", "move"],
  ["where can I park my car or bike or whatever", "ask"],
  ["is lip filler ok if I'm breastfeeding", "medical"],
  ["no I don't need an appointment", "no"],
  ["old friends who ring me at night", "unknown"],
])("“%s” is heard as %s", (words, intent) => {
  expect(intentOf("anything", words)).toBe(intent);
});

test.each([
  "do we need to move the phone lines",
  "we have to change our computer system",
])("%s: no appointment is moved", (words) => {
  expect(intentOf("anything", words)).not.toBe("move");
});

test("of two clauses the one that is known counts", () => {
  const words =
    "I drove all that way for my niece's wedding last time, where do I park?";
  expect(heard(words)).toMatchObject({ entry: { id: "parking" } });
});

test.each([
  ["does he need to see the filler one or not", "treatment"],
  ["can it be filler instead", "inform"],
  ["actually, filler", "inform"],
])("of a treatment beside the one that is booked: %s", (words, intent) => {
  const slots = { treatment: "check-up" };
  const { intent: got } = heard(words, { asks: "day", task: "book", slots });
  expect(got).toBe(intent);
});
