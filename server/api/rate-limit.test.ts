import { expect, test, vi } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

function limit(perAddress: number, total = 0) {
  const time = { now: 0 };
  const clockMs = () => time.now;
  const { take } = createRateLimit({ perAddress, total, clockMs });
  /** How many of as many posts pass as there are names. */
  const passing = (names: readonly string[]) =>
    names.filter((name) => take(name) === 0).length;
  return { take, time, passing };
}

test("lets a minute's worth pass at once, then one at a time, however often a client asks", () => {
  const { take, time } = limit(10);
  for (let n = 0; n < 10; n++) expect(take("a")).toBe(0);
  for (let n = 0; n < 5; n++) expect(take("a")).toBe(6);
  time.now += 5000;
  expect(take("a")).toBe(1);
  time.now += 1000;
  expect([take("a"), take("a")]).toEqual([0, 6]);
});

test("never saves up more than a minute's worth", () => {
  const { take, time } = limit(2);
  take("a");
  time.now += 3_600_000;
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 30]);
});

test("forgets the address that was silent longest when there are too many", () => {
  const { take } = limit(1);
  take("silent");
  take("busy");
  for (let n = 0; n < 9999; n++) {
    take(`address ${n}`);
    take("busy");
  }
  expect([take("busy") > 0, take("silent")]).toEqual([true, 0]);
});

test("is not affected by the wall clock", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime("2025-07-01T12:00:00Z");
    const { take } = createRateLimit({ perAddress: 2, total: 0 });
    expect(take("a")).toBe(0);
    vi.setSystemTime("2025-07-01T11:00:00Z");
    expect(take("a")).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

const networks = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));

test("gives four times an address's allowance to a /56, and sixteen times to a /48", () => {
  const in56 = networks(256, (n) => `2001:db8:1:${n.toString(16)}::/64`);
  expect(limit(10).passing(in56)).toBe(40);
  const in48 = networks(256, (n) => `2001:db8:1:${n.toString(16)}00::/64`);
  expect(limit(10).passing(in48)).toBe(160);
  const far = networks(256, (n) => `2001:db8:${n.toString(16)}:0::/64`);
  expect(limit(10).passing(far)).toBe(256);
});

test("limits all together, and takes nothing from those it refuses", () => {
  const { passing } = limit(2, 4);
  expect(passing(["a", "a", "a", "a"])).toBe(2);
  expect(passing(["b", "c", "d"])).toBe(2);
  const { take, time } = limit(1, 1);
  expect([take("a"), take("b")]).toEqual([0, 60]);
  time.now += 60_000;
  expect(take("b")).toBe(0);
});

test("leaves half of the total to addresses and networks that have sent nothing yet", () => {
  for (const flood of [
    networks(600, (n) => `192.0.2.${n % 60}`),
    networks(600, (n) => `2001:db8:${n % 4}:${n.toString(16)}::/64`),
  ]) {
    const { passing } = limit(10, 600);
    passing(flood);
    const others = networks(200, (n) => `198.51.100.${n}`);
    expect(passing(others)).toBe(200);
  }
});

test("has no limit at 0, nor for networks where there is none for addresses", () => {
  const one = networks(300, () => "2001:db8:1:2::/64");
  expect(limit(0).passing(one)).toBe(300);
  expect(limit(0, 7).passing(one)).toBe(7);
});
