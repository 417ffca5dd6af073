import { assert, double, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { layOutBars } from "./bars.ts";

const sizes = [
  { width: 300, height: 80 },
  { width: 400, height: 100 },
  { width: 507, height: 64 },
] as const;

describe.each(sizes)("$width × $height", (size) => {
  test("twenty bars stand in the middle, no wider than their gaps or than a silent one is high", () => {
    const bars = layOutBars(size, 0);
    expect(bars).toHaveLength(20);
    bars.slice(1).forEach((bar, index) => {
      const pitch = bar.x - (bars[index]?.x ?? 0);
      expect(pitch).toBeCloseTo(size.width / 20);
      expect(bar.width).toBeCloseTo(Math.min(pitch / 2, bar.height));
    });
    const last = bars.at(-1);
    expect(bars[0]?.x).toBeCloseTo(
      size.width - ((last?.x ?? 0) + (last?.width ?? 0)),
    );
  });

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
        layOutBars(size, low).forEach(({ y, height }, index) => {
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
