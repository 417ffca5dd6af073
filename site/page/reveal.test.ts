import { expect, test } from "vitest";
import { shareInView } from "./reveal.ts";

test("a section that fits in the window waits for the share that was asked for", () => {
  expect(shareInView(0.2, 700, 900)).toBe(0.2);
});

test("a section that can never show that share waits for half a window of it", () => {
  const share = shareInView(0.2, 6000, 600);
  expect(share).toBe(0.05);
  expect(share * 6000).toBeLessThan(600);
});
