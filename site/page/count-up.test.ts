import { expect, test } from "vitest";
import { type Clock, COUNT_FOR, countUp, STEPS } from "./count-up.ts";

/** A clock that stands still until it is told the time. */
function handClock() {
  let time = 0;
  const due = new Set<() => void>();
  const clock: Clock = {
    now: () => time,
    soon: (run) => {
      due.add(run);
      return () => due.delete(run);
    },
  };
  const advance = (by: number) => {
    time += by;
    const ready = [...due];
    due.clear();
    for (const run of ready) run();
  };
  return { clock, advance, due };
}

test("begins at nothing and ends at the whole, in 60 even steps over 2000 ms", () => {
  const { clock, advance, due } = handClock();
  const shown: number[] = [];
  countUp((done) => shown.push(done), clock);
  for (let time = 0; time < COUNT_FOR; time++) advance(1);

  expect(shown).toEqual(
    Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS),
  );
  expect(due.size).toBe(0);
});

test("does not repeat a step when it is asked more often than it steps", () => {
  const { clock, advance } = handClock();
  const shown: number[] = [];
  countUp((done) => shown.push(done), clock);
  for (let tick = 0; tick < 30; tick++) advance(1);

  expect(shown).toEqual([0]);
});

test("ends on time after the page was held up", () => {
  const { clock, advance, due } = handClock();
  const shown: number[] = [];
  countUp((done) => shown.push(done), clock);
  advance(COUNT_FOR * 3);

  expect(shown).toEqual([0, 1]);
  expect(due.size).toBe(0);
});

test("ends early when it is told to", () => {
  const { clock, advance } = handClock();
  const shown: number[] = [];
  const end = countUp((done) => shown.push(done), clock);
  advance(1000);
  end();
  advance(1000);

  expect(shown).toEqual([0, 0.5]);
});
