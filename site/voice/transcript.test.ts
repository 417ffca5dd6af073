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

test.each<[string, Said[], string[]]>([
  [
    "partial words are replaced by the next of their speaker",
    [
      ["visitor", "I", false],
      ["visitor", "I’d", false],
    ],
    ["visitor: I’d (partial)"],
  ],
  [
    "an interrupted speaker keeps their place",
    [
      ["assistant", "Hello, this is", false],
      ["visitor", "Thursday", true],
      ["assistant", "Hello, this is…", true],
      ["assistant", "Thank you.", true],
    ],
    [
      "assistant: Hello, this is…",
      "visitor: Thursday",
      "assistant: Thank you.",
    ],
  ],
  [
    "both may speak at once without losing a word",
    [
      ["assistant", "Which", false],
      ["visitor", "Thurs", false],
      ["assistant", "Which day?", true],
      ["visitor", "Thursday", true],
    ],
    ["assistant: Which day?", "visitor: Thursday"],
  ],
  [
    "empty words only remove the partial ones",
    [
      ["visitor", "um", false],
      ["visitor", " ", true],
    ],
    [],
  ],
])("%s", (_, said, wanted) => {
  expect(shown(after(...said))).toEqual(wanted);
});

test("a speaker who continues has one turn", () => {
  const transcript = after(
    ["assistant", "Hello.", true],
    ["assistant", "I’m Ellaira.", false],
    ["visitor", "Hi", true],
  );
  const [first, second] = turnsOf(transcript);
  expect(first?.utterances).toHaveLength(2);
  expect(second?.utterances).toHaveLength(1);
});

test("unfinished words stay at the end", () => {
  const transcript = closeTranscript(after(["assistant", "See you", false]));
  expect(shown(transcript)).toEqual(["assistant: See you"]);
});
