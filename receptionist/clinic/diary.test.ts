import { expect, test } from "vitest";
import {
  closestDays,
  openDays,
  refusalOfDay,
  refusalOfTime,
  timesOn,
} from "./diary.ts";

// A Wednesday, ten in the morning.
const NOW = new Date("2026-03-11T10:00:00Z");

test("the last appointment begins half an hour before closing", () => {
  expect(timesOn("2026-03-12", NOW)).toHaveLength(37);
  expect(timesOn("2026-03-12", NOW).at(0)).toBe("08:30");
  expect(timesOn("2026-03-12", NOW).at(-1)).toBe("17:30");
  expect(timesOn("2026-03-14", NOW).at(0)).toBe("09:00");
  expect(timesOn("2026-03-14", NOW).at(-1)).toBe("12:30");
});

test("today has only what is still to come", () => {
  expect(timesOn("2026-03-11", NOW).at(0)).toBe("10:15");
  expect(refusalOfDay("2026-03-11", new Date("2026-03-11T17:45:00Z"))).toBe(
    "over",
  );
});

test.each([
  ["2026-03-12", "14:30", undefined],
  ["2026-03-12", "14:40", undefined],
  ["2026-03-11", "10:05", undefined],
  ["2026-03-12", "08:15", "early"],
  ["2026-03-12", "17:45", "late"],
  ["2026-03-11", "09:00", "past"],
  ["2026-03-10", "14:30", "past"],
  ["2026-03-15", "14:30", "closed"],
  ["2026-04-03", "14:30", "holiday"],
  ["2026-09-11", "14:30", undefined],
  ["2026-09-12", "14:30", "too-far"],
])("%s at %s: %s", (day, time, why) => {
  expect(refusalOfDay(day, NOW) ?? refusalOfTime(day, time, NOW)).toBe(why);
});

test("the nearest open days lie around a closed one, within what can be booked", () => {
  expect(closestDays("2026-03-15", NOW)).toEqual(["2026-03-14", "2026-03-16"]);
  expect(closestDays("2026-04-05", NOW)).toEqual(["2026-04-04", "2026-04-07"]);
  expect(closestDays("2027-03-11", NOW)).toEqual(["2026-09-11"]);
});

test("open days leave out Sundays", () => {
  expect(openDays("2026-03-14", 2, NOW)).toEqual(["2026-03-14", "2026-03-16"]);
});
