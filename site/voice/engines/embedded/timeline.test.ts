import { array, assert, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { createTimeline } from "./timeline.ts";

const SECOND = 16_000;

test("samples follow each other without a gap or an overlap while they come in time", () => {
  const timeline = createTimeline(["One.", "Two."]);
  const first = timeline.place(0, 3200, 10);
  expect(timeline.place(0, 3200, 10.01)).toBeCloseTo(first + 0.2);
  expect(timeline.place(1, 1600, 10.02)).toBeCloseTo(first + 0.4);
  expect(timeline.place(1, 1600, 10.03)).toBeCloseTo(first + 0.5);
});

test("samples that come late are not scheduled in the past", () => {
  const timeline = createTimeline(["One."]);
  timeline.place(0, 3200, 10);
  expect(timeline.place(0, 3200, 11)).toBeGreaterThan(11);
});

test("whenever samples come, they never overlap nor lie in the past", () => {
  const arrivals = array(
    record({
      samples: integer({ min: 1, max: 6400 }),
      wait: integer({ min: 0, max: 1000 }),
    }),
  );
  assert(
    property(arrivals, (chunks) => {
      const timeline = createTimeline(["One."]);
      let now = 0;
      let end = 0;
      for (const { samples, wait } of chunks) {
        now += wait / 1000;
        const at = timeline.place(0, samples, now);
        expect(at).toBeGreaterThanOrEqual(Math.max(now, end));
        end = at + samples / SECOND;
      }
    }),
  );
});

test("a sentence comes before it begins, goes on while it is heard, and is over after its sound", () => {
  const timeline = createTimeline(["One.", "Two."]);
  expect(timeline.progress(0)).toEqual({ sentence: 0, part: 0 });
  const start = timeline.place(0, 2.5 * SECOND, 0);
  timeline.complete(0);
  expect(timeline.progress(start)).toEqual({ sentence: 0, part: 0 });
  // Half of it without the silence at its end.
  expect(timeline.progress(start + 1).part).toBeCloseTo(0.5);
  expect(timeline.progress(start + 2.4)).toEqual({ sentence: 0, part: 1 });
  expect(timeline.progress(start + 2.5)).toEqual({ sentence: 1, part: 0 });
});

test("a sentence is not over while more of it may come", () => {
  const timeline = createTimeline(["One."]);
  timeline.place(0, SECOND, 0);
  expect(timeline.progress(5).sentence).toBe(0);
  timeline.complete(0);
  expect(timeline.progress(5).sentence).toBe(1);
});

test("a sentence that makes no sound is over when it is complete", () => {
  const timeline = createTimeline(["…", "Two."]);
  timeline.complete(0);
  expect(timeline.progress(0).sentence).toBe(1);
});
