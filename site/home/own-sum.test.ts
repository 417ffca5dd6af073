import { expect, test } from "vitest";
import { figureIn, pounds } from "./own-sum.tsx";

test("a sum is written in whole pounds", () => {
  expect(pounds(3960)).toBe("£3,960");
  expect(pounds(26.4)).toBe("£26");
});

test("a figure is read as people write it, and kept within its bounds", () => {
  expect(figureIn("1,500", 99_999)).toBe(1500);
  expect(figureIn(" £150 ", 99_999)).toBe(150);
  expect(figureIn("12.5%", 100)).toBe(12.5);
  expect(figureIn("200", 100)).toBe(100);
});

test.each(["", "-5", "six", "1e3", "."])(
  "%j is no figure, so it makes no sum",
  (typed) => {
    expect(figureIn(typed, 100)).toBeUndefined();
  },
);
