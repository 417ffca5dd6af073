import { expect, test } from "vitest";
import { maxAttempts, retryPauseMs } from "./retry-schedule.ts";

const HOUR = 3_600_000;
const middle = () => 0.5;

test("doubles from the base to an hour", () => {
  const pauses = [1, 2, 3, 20, 2000].map((attempts) =>
    retryPauseMs(attempts, { baseMs: 5000, random: middle }),
  );
  expect(pauses).toEqual([5000, 10_000, 20_000, HOUR, HOUR]);
});

test("spreads each pause by a fifth", () => {
  const [shortest, longest] = [0, 1].map((random) =>
    retryPauseMs(1, { baseMs: 5000, random: () => random }),
  );
  expect([shortest, longest]).toEqual([4000, 6000]);
});

test("waits at least as long as the webhook asks, within an hour", () => {
  const pauses = [1, HOUR / 2, 99 * HOUR].map((retryAfterMs) =>
    retryPauseMs(1, { baseMs: 5000, retryAfterMs, random: middle }),
  );
  expect(pauses).toEqual([5000, HOUR / 2, HOUR]);
});

test.each([1, 5000, HOUR])(
  "continues for three days from a base of %i ms",
  (baseMs) => {
    const attempts = maxAttempts(baseMs);
    const waited = Array.from({ length: attempts - 1 }, (_, index) =>
      retryPauseMs(index + 1, { baseMs, random: middle }),
    ).reduce((sum, pause) => sum + pause, 0);
    expect(waited).toBeGreaterThanOrEqual(72 * HOUR);
    expect(waited).toBeLessThan(74 * HOUR);
  },
);
