import { assert, double, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { layOutBars } from "./bars.ts";

const sizes = [
  { width: 300, height: 80 },
  { width: 400, height: 100 },
  { width: 507, height: 64 },
] as const;

describe.each(sizes)("$width × $height", (size) => {
  test("at any level the bars are mirrored, inside, and grow with the level", () => {
    const levels = double({ min: -1, max: 3, noNaN: true });
    assert(
      property(levels, levels, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const taller = layOutBars(size, high);
        if (high >= 1)
          expect(Math.max(...taller.map(({ height }) => height))).toBeCloseTo(
            size.height,
          );
        layOutBars(size, low).forEach(({ x, y, width, height }, index) => {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(size.width);
          expect(y + height / 2).toBeCloseTo(size.height / 2);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(height).toBeLessThanOrEqual(
            (taller[index]?.height ?? 0) + 1e-9,
          );
        });
      }),
    );
  });
});
