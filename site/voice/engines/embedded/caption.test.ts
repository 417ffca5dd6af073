import { array, assert, double, property, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { captionAt, cutCaption, readingTime } from "./caption.ts";

test("nothing of a sentence is shown before it begins, all of it at its end", () => {
  expect(captionAt("How can I help?", 0)).toBe("");
  expect(captionAt("How can I help?", 1)).toBe("How can I help?");
});

test("a long word takes longer than a short one", () => {
  const sentence = "Unquestionably so.";
  expect(captionAt(sentence, 0.5)).toBe("Unquestionably");
  expect(captionAt(sentence, 0.9)).toBe(sentence);
});

test("a caption only grows, by whole words", () => {
  const words = array(stringMatching(/^[\w’.,]+$/), { minLength: 1 });
  const parts = double({ min: 0, max: 1, noNaN: true });
  assert(
    property(words, parts, parts, (list, a, b) => {
      const sentence = list.join(" ");
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      const before = captionAt(sentence, early).split(" ").filter(Boolean);
      const after = captionAt(sentence, late).split(" ").filter(Boolean);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(list.slice(0, after.length)).toEqual(after);
    }),
  );
});

test("an interrupted sentence says so; a finished one does not", () => {
  expect(cutCaption("Yes, of course.", 0.2)).toBe("Yes…");
  expect(cutCaption("Yes, of course.", 1)).toBe("Yes, of course.");
  expect(cutCaption("Yes, of course.", 0)).toBe("");
});

test("a longer sentence takes longer to read, and none is gone in a blink", () => {
  expect(readingTime("Yes.")).toBeGreaterThanOrEqual(1);
  expect(readingTime("x".repeat(90))).toBeGreaterThan(
    readingTime("x".repeat(60)),
  );
});
