import { expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

function limit(perMinute: number) {
  const time = { now: 0 };
  const { take } = createRateLimit({ perMinute, clock: () => time.now });
  return { take, time };
}

it("lets a minute's worth pass at once, then one at a time", () => {
  const { take, time } = limit(10);
  for (let n = 0; n < 10; n++) expect(take("a")).toBe(0);
  expect(take("a")).toBe(6);
  time.now += 5000;
  expect(take("a")).toBe(1);
  time.now += 1000;
  expect(take("a")).toBe(0);
  expect(take("a")).toBe(6);
});

it("never saves up more than a minute's worth", () => {
  const { take, time } = limit(2);
  take("a");
  time.now += 3_600_000;
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 30]);
});

it("counts each address for itself", () => {
  const { take } = limit(1);
  expect([take("a"), take("b"), take("a")]).toEqual([0, 0, 60]);
});

it("limits nothing at 0", () => {
  const { take } = limit(0);
  expect(Array.from({ length: 50 }, () => take("a")).some(Boolean)).toBe(false);
});

it("does not lengthen the wait of who asks too often", () => {
  const { take, time } = limit(1);
  take("a");
  for (let n = 0; n < 5; n++) expect(take("a")).toBe(60);
  time.now += 60_000;
  expect(take("a")).toBe(0);
});

it("forgets the one that was silent longest when there are too many", () => {
  const { take } = limit(1);
  take("silent");
  take("busy");
  for (let n = 0; n < 9999; n++) {
    take(`address ${n}`);
    take("busy");
  }
  expect([take("busy") > 0, take("silent")]).toEqual([true, 0]);
});
