import { assert, date, integer, property } from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  dayOf,
  inLondon,
  nextWeekday,
  weekday,
} from "./calendar.ts";

test("London's clock, in winter and in summer", () => {
  expect(inLondon(new Date("2026-01-15T23:30:00Z"))).toEqual({
    day: "2026-01-15",
    time: "23:30",
  });
  expect(inLondon(new Date("2026-07-15T23:30:00Z"))).toEqual({
    day: "2026-07-16",
    time: "00:30",
  });
});

test("a date that no calendar has is none", () => {
  expect(dayOf(2026, 2, 29)).toBeUndefined();
  expect(dayOf(2028, 2, 29)).toBe("2028-02-29");
});

test("months end where a shorter one ends", () => {
  expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
  expect(addMonths("2026-03-11", 6)).toBe("2026-09-11");
  expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
});

test("the next weekday is within a week and never the same day", () => {
  const instants = date({
    min: new Date("2000-01-01"),
    max: new Date("2099-12-31"),
    noInvalidDate: true,
  });
  assert(
    property(instants, integer({ min: 0, max: 6 }), (instant, wanted) => {
      const { day } = inLondon(instant);
      const next = nextWeekday(day, wanted);
      expect(weekday(next)).toBe(wanted);
      expect(next > day && next <= addDays(day, 7)).toBe(true);
    }),
  );
});
