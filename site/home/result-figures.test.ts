import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COUNT_FOR_MS, countUp, STEPS } from "./result-figures.tsx";

/** How long the browser takes until its next frame. */
let frameMs = 1;

beforeEach(() => {
  frameMs = 1;
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) =>
    setTimeout(run, frameMs),
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
  vi.advanceTimersByTime(COUNT_FOR_MS);

  expect(shown).toEqual(
    Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS),
  );
  expect(vi.getTimerCount()).toBe(0);
});

test("ends on time after the page was held up", () => {
  frameMs = COUNT_FOR_MS * 3;
  const shown: number[] = [];
  countUp((done) => shown.push(done));
  vi.advanceTimersByTime(frameMs);

  expect(shown).toEqual([0, 1]);
  expect(vi.getTimerCount()).toBe(0);
});
