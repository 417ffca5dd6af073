import { expect, test } from "vitest";
import type { Words } from "./engine.ts";
import {
  addWords,
  closeTranscript,
  type Transcript,
  turnsOf,
} from "./transcript.ts";

type Said = [speaker: Words["speaker"], text: string, final: boolean];

const after = (...said: Said[]): Transcript =>
  said.reduce<Transcript>(
    (transcript, [speaker, text, final]) =>
      addWords(transcript, { speaker, text, final }),
    [],
  );

const shown = (transcript: Transcript) =>
  transcript.map(
    ({ speaker, text, final }) =>
      `${speaker}: ${text}${final ? "" : " (partial)"}`,
  );

test("partial words are replaced by the next of their speaker, and by the final ones", () => {
  expect(
    shown(after(["visitor", "I", false], ["visitor", "I’d", false])),
  ).toEqual(["visitor: I’d (partial)"]);
  expect(
    shown(after(["visitor", "I", false], ["visitor", "I’d like", true])),
  ).toEqual(["visitor: I’d like"]);
});

test("a speaker who continues has one turn", () => {
  const transcript = after(
    ["assistant", "Hello.", true],
    ["assistant", "I’m Ellaira.", false],
    ["visitor", "Hi", true],
  );
  expect(
    turnsOf(transcript).map(({ speaker, utterances }) => [
      speaker,
      utterances.length,
    ]),
  ).toEqual([
    ["assistant", 2],
    ["visitor", 1],
  ]);
});

test("an interrupted speaker keeps their place", () => {
  const transcript = after(
    ["assistant", "Hello, this is", false],
    ["visitor", "Thursday", true],
    ["assistant", "Hello, this is…", true],
    ["assistant", "Thank you.", true],
  );
  expect(shown(transcript)).toEqual([
    "assistant: Hello, this is…",
    "visitor: Thursday",
    "assistant: Thank you.",
  ]);
});

test("both may speak at once without losing a word", () => {
  const transcript = after(
    ["assistant", "Which", false],
    ["visitor", "Thurs", false],
    ["assistant", "Which day?", true],
    ["visitor", "Thursday", true],
  );
  expect(shown(transcript)).toEqual([
    "assistant: Which day?",
    "visitor: Thursday",
  ]);
});

test("empty words only remove the partial ones", () => {
  expect(after(["visitor", "um", false], ["visitor", " ", true])).toEqual([]);
});

test("unfinished words stay at the end", () => {
  const transcript = closeTranscript(after(["assistant", "See you", false]));
  expect(shown(transcript)).toEqual(["assistant: See you"]);
});
