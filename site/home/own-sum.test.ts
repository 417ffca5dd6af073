import { expect, test } from "vitest";
import { figureIn } from "./own-sum.tsx";

test("a figure is read as people write it", () => {
  expect(figureIn("1,500", 99_999)).toBe(1500);
  expect(figureIn(" £150 ", 99_999)).toBe(150);
  expect(figureIn("12.5%", 100)).toBe(12.5);
});

test.each(["", "-5", "six", "1e3", "."])(
  "%j is no figure, so it makes no sum",
  (typed) => {
    expect(figureIn(typed, 100)).toBeUndefined();
  },
);
