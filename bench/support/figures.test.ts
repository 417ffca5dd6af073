import { expect, test } from "vitest";
import { quantile } from "./figures.ts";

test("finds the value that a share of the values does not exceed", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(values, 0.99)).toBe(99);
  expect(quantile(values, 0.5)).toBe(50);
});
