import * as fc from "fast-check";
import { expect, it } from "vitest";
import { quantile, slope } from "./figures.ts";

it("finds the slope of a line from any of its points", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: -100, max: 100 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 600 }), { minLength: 2 }),
      (steepness, start, xs) => {
        const points = xs.map((x) => ({ x, y: start + steepness * x }));
        expect(slope(points)).toBeCloseTo(steepness, 6);
      },
    ),
  );
});

it("finds no slope in what goes up and comes down again", () => {
  const points = [0, 1, 2, 1, 0].map((y, x) => ({ x, y }));
  expect(slope(points)).toBeCloseTo(0, 10);
});

it("finds the value below which a part lies", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(values, 0.99)).toBe(99);
  expect(quantile(values, 0.5)).toBe(50);
});
