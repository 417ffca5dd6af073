import { expect, test } from "vitest";
import { askedAgain } from "./missed.ts";

test.each([
  ["no I asked about my job, not medical advice", "my job"],
  ["you didn't answer, do you work with EMIS", "do you work with EMIS"],
  [
    "I'm not asking about a menu I'm asking which systems you work with",
    "which systems you work with",
  ],
  ["you didn't say if the 45 comes off", "the 45 comes off"],
  ["that's not what I asked", ""],
  ["do you take Bupa, you haven't answered me", "do you take Bupa,"],
  ["I said Friday", undefined],
  ["I meant the 10th", undefined],
  ["I'm asking for an appointment", undefined],
])("%s asks again: %s", (words, again) => {
  expect(askedAgain(words)?.words).toBe(again);
});

test.each([
  ["I said do you take Bupa", false],
  ["no I mean do you take Bupa", false],
  ["I asked whether you take Bupa", true],
])("whether the answer missed, by %s", (words, isMissed) => {
  expect(askedAgain(words)?.isMissed).toBe(isMissed);
});
