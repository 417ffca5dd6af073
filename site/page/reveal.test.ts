import { expect, test } from "vitest";
import { shareInView } from "./reveal.ts";

test("a section waits for the share that was asked for", () => {
  expect(shareInView(0.2, 700, 100, 900)).toBe(0.2);
});

test("a tall section leaves at most a fifth of the window blank", () => {
  const share = shareInView(0.2, 2500, 180, 800);
  expect(share * 2500 - 180).toBeCloseTo(160);
});

test("a section whose head fills the window can still be brought into view", () => {
  expect(shareInView(0.2, 6000, 900, 600) * 6000).toBeLessThan(600);
});
