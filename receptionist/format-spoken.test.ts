import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./clinic/calendar.ts";
import { findDays } from "./nlu/entities/days.ts";
import { inDigits } from "./nlu/entities/numbers.ts";
import {
  sayDay,
  sayPhone,
  sayTime,
  sentences,
  shortDay,
  shortTime,
} from "./format-spoken.ts";
import { findTimes } from "./nlu/entities/times.ts";
import { plain } from "./nlu/normalise.ts";
import { toTime } from "./clinic/diary.ts";

const NOW = new Date("2026-03-11T10:00:00Z");
const TODAY = "2026-03-11";
const heardDay = (words: string) =>
  findDays(inDigits(plain(words)), TODAY).mentions[0]?.value;
const heardTime = (words: string) =>
  findTimes(inDigits(plain(words))).mentions[0]?.value;

test("a day and a time read and speak well", () => {
  expect(sayDay("2026-03-12", NOW)).toBe("Thursday the 12th of March");
  expect(sayDay("2027-01-01", NOW)).toBe("Friday the 1st of January 2027");
  expect(sayTime("14:30")).toBe("2:30 in the afternoon");
  expect(sayTime("09:00")).toBe("9 o’clock in the morning");
  expect(sayTime("12:00")).toBe("12 noon");
});

test.each([
  ["07700900123", "07700 900 123"],
  ["02079460018", "020 7946 0018"],
  ["01134960018", "0113 496 0018"],
])("%s is said as %s", (digits, spoken) => {
  expect(sayPhone(digits)).toBe(spoken);
});

test("what stands in brackets is not spoken", () => {
  expect(sentences("We act (Articles 33 and 34). Then you.")).toEqual([
    "We act.",
    "Then you.",
  ]);
});

describe("what the receptionist says it also understands", () => {
  test("days", () => {
    assert(
      property(integer({ min: 0, max: 180 }), (ahead) => {
        const day = addDays(TODAY, ahead);
        expect(heardDay(sayDay(day, NOW))).toBe(day);
        expect(heardDay(shortDay(day, NOW))).toBe(day);
      }),
    );
  });

  test("times", () => {
    assert(
      property(integer({ min: 34, max: 71 }), (quarter) => {
        const time = toTime(quarter * 15);
        expect(heardTime(sayTime(time))).toBe(time);
        expect(heardTime(shortTime(time))).toBe(time);
      }),
    );
  });
});
