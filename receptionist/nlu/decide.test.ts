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
test.each<readonly [string, ExpectedSlot, string, Intent]>([
  ["not to know is an answer", "current-day", "I can't remember", "inform"],
  ["who lets a task be", "name", "don't worry about it", "no"],
  ["who keeps a name", "phone", "I won't give you my number", "no"],
  ["a clear yes", "confirm", "that's it", "yes"],
  ["a name at the read-back", "confirm", "no, Jane Browne", "inform"],
  ["what was asked for", "day", "can I do friday the 17th of april", "inform"],
  ["who has all", "anything-else", "that's all, many thanks", "goodbye"],
  ["a yes to no question", "time", "yes book it", "yes"],
  ["what stays the same", "day", "any time", "inform"],
  ["a name that was asked", "name", "Aye, it's Catriona Mackintosh", "inform"],
  ["nothing but a greeting", "anything", "Alright, morning", "greet"],
  ["thanks are no yes", "phone", "oh lovely thank you so much", "thanks"],
  ["another booking", "anything-else", "another for her", "book"],
  ["a yes or a no that", "anything-else", "nah you're alright", "no"],
  ["a yes in more words", "day", "yeah why not", "yes"],
  ["another task", "time", "please drop my Friday appointment", "cancel"],
  ["a day, a time", "confirm", "make it the 24th", "inform"],
  ["most likely meant", "anything", "I want to cancel", "cancel"],
  ["a name alone", "anything", "my name is Priya Raghunathan", "inform"],
  ["a part of a day", "anything", "in the afternoon", "inform"],
  ["who wants nothing", "anything", "I don't want to book anything", "no"],
  ["what ails the caller", "day", "it hurts a lot", "hurt"],
])("%s: [%s] %s", (_, asks, words, intent) => {
  expect(intentOf(asks, words)).toBe(intent);
});

/** First sentences, and what they only look like. */
test.each<readonly [string, string, Intent]>([
  ["a hesitant wish", "well I was kind of wondering about Monday", "book"],
  ["a hesitant wish for a time", "maybe at four if it suits", "book"],
  ["talk of a day", "there was a lovely programme on Friday", "unknown"],
  [
    "who can't come",
    "I can't make Tuesday, could I come Friday instead",
    "move",
  ],
  [
    "who was due",
    "we were supposed to come at nine but the train is late",
    "move",
  ],
  ["a treatment that moves", "swap my root canal to Monday please", "move"],
  ["who wants to be rung", "would somebody ring me after five", "note"],
  ["who asks to be rung", "can you phone me about my bill", "note"],
  ["who would see it", "any chance of a demo", "demo"],
  ["who is rung too often", "sales reps phone us every morning", "unknown"],
  ["who has an appointment", "I've a booking on Monday and can't come", "move"],
  ["whatever it may be", "where can I park my car or bike or whatever", "ask"],
  ["what suits a mother", "is lip filler ok if I'm breastfeeding", "medical"],
  ["who needs none", "no I don't need an appointment", "no"],
  ["who tells of callers", "old friends who ring me at night", "unknown"],
])("%s: %s", (_, words, intent) => {
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
