import { expect, test } from "vitest";
import { withStops } from "./stops.ts";

test.each([
  ["it's Ann Hart what does it cost", "it's Ann Hart. what does it cost"],
  [
    "yes please book it and what time is his",
    "yes please book it. and what time is his",
  ],
  [
    "oh seven double oh nine hundred um one two three",
    "oh seven double oh nine hundred um one two three",
  ],
  [
    "you left one love I don't need another um can I see them",
    "you left one love. I don't need another. um can I see them",
  ],
  [
    "a check-up for my son he's terrified of the drill",
    "a check-up for my son. he's terrified of the drill",
  ],
  [
    "yes book it but I can't hear the phone",
    "yes book it. but I can't hear the phone",
  ],
  [
    "is it upstairs cos Ronald's got a bad hip",
    "is it upstairs. cos Ronald's got a bad hip",
  ],
])("a stop stands where something new begins: %s", (words, stopped) => {
  expect(withStops(words)).toBe(stopped);
});

test.each([
  "what time are you open on Saturdays",
  "I was wondering do you do botox",
  "can you tell me how much a check-up is",
  "how many sessions of laser do I need",
  "if somebody rings the wrong clinic can you book them in",
  "it's the Tuesday I'm down for",
  "that's free for him is it",
  "He's nine, just a check-up.",
])("and none within what belongs together: %s", (words) => {
  expect(withStops(words)).toBe(words);
});
