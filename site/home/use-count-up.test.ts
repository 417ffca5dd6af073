import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COUNT_FOR, countUp, STEPS } from "./use-count-up.ts";

/** How long the browser takes to its next frame, in milliseconds. */
let frameTime = 1;

beforeEach(() => {
  frameTime = 1;
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) =>
    setTimeout(run, frameTime),
  );
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("begins at nothing and ends at the whole, in 60 even steps over 2000 ms", () => {
  const shown: number[] = [];
  countUp((done) => shown.push(done));
  vi.advanceTimersByTime(COUNT_FOR);

  expect(shown).toEqual(
    Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS),
  );
  expect(vi.getTimerCount()).toBe(0);
});

test("ends on time after the page was held up", () => {
  frameTime = COUNT_FOR * 3;
  const shown: number[] = [];
  countUp((done) => shown.push(done));
  vi.advanceTimersByTime(frameTime);

  expect(shown).toEqual([0, 1]);
  expect(vi.getTimerCount()).toBe(0);
});
