import { expect, test } from "vitest";
import { plain } from "../normalise.ts";
import { stretchIn } from "./stretches.ts";

// A Wednesday.
const TODAY = "2026-03-11";

test.each([
  ["next week", "2026-03-16", undefined],
  ["have you anything later in the week", "2026-03-12", undefined],
  ["the end of next week", "2026-03-19", undefined],
  ["the end of April", "2026-04-24", undefined],
  ["the week of the thirteenth of April", "2026-04-13", "2026-04-20"],
  ["week commencing the twenty third", "2026-03-23", "2026-03-30"],
  ["I'm away until the 24th so any time after", "2026-03-25", undefined],
  ["I'm back on the 24th", "2026-03-24", undefined],
  ["I get back on the 20th, so after that", "2026-03-21", undefined],
  ["I'm not back until the 24th", "2026-03-24", undefined],
  ["it can't be before the nineteenth", "2026-03-19", undefined],
  ["any time after the twentieth of April", "2026-04-21", undefined],
  ["before my holiday on the twentieth", TODAY, "2026-03-20"],
  ["my wedding's on the 21st so before that", TODAY, "2026-03-21"],
  ["after the 16th but before we fly on the 25th", "2026-03-17", "2026-03-25"],
])("%s begins on %s and ends before %s", (words, from, until) => {
  expect(stretchIn(plain(words), TODAY)).toEqual({ from, until });
});

test.each(["any day that week", "the same week"])(
  "%s is the week of the day that was named",
  (words) => {
    const week = { from: "2026-04-13", until: "2026-04-20" };
    expect(stretchIn(words, TODAY, "2026-04-15")).toEqual(week);
    expect(stretchIn(words, TODAY)).toBeUndefined();
  },
);

test.each(["I could do Thursday", "it'd have to be the 20th", "by and by"])(
  "%s is none",
  (words) => {
    expect(stretchIn(plain(words), TODAY)).toBeUndefined();
  },
);
