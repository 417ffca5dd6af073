import { describe, expect, test } from "vitest";
import { chosen } from "./entity.ts";
import { inDigits } from "./numbers.ts";
import { findTimes, FIRST, LAST } from "./times.ts";
import { plain } from "../normalise.ts";
import { heard } from "../../testing/talk.ts";

function timeIn(words: string, asked = false) {
  const text = inDigits(plain(words));
  return chosen(
    text,
    findTimes(text, asked).mentions.filter(({ out }) => !out),
  );
}

describe("a time in British speech", () => {
  test.each([
    ["half two", "14:30"],
    ["half ten'll do us", "10:30"],
    ["half four'd be grand", "16:30"],
    ["five and twenty past ten", "10:25"],
    ["five-and-twenty to three", "14:35"],
    ["quarter after nine", "09:15"],
    ["half gone two", "14:30"],
    ["half passed nine in the morning", "09:30"],
    ["after I've dropped the kids, so ten-ish", "10:00"],
    ["the time should be eleven", "11:00"],
    ["I said ten", "10:00"],
    ["three o clock", "15:00"],
    ["three p m", "15:00"],
    ["a quarter to four", "15:45"],
    ["ten to four", "15:50"],
    ["twenty five to three", "14:35"],
    ["five minutes past three", "15:05"],
    ["4 oclock in the afternoon", "16:00"],
    ["at nine", "09:00"],
    ["at seven in the morning", "07:00"],
    ["eight at night", "20:00"],
    ["noon", "12:00"],
    ["midday", "12:00"],
    ["two thirty", "14:30"],
    ["three forty five", "15:45"],
    ["nine oh five", "09:05"],
    ["2.30", "14:30"],
    ["10:15 a.m.", "10:15"],
    ["3pm", "15:00"],
    ["12:15 pm", "12:15"],
    ["14:30", "14:30"],
    ["09:00", "09:00"],
    ["1430", "14:30"],
    ["fourteen thirty", "14:30"],
    ["fifteen hundred hours", "15:00"],
    ["around 3", "15:00"],
    ["make it 4", "16:00"],
    ["first thing", FIRST],
    ["last thing in the day", LAST],
    ["end of the day's best", LAST],
    ["two, no sorry, four o'clock at 4", "16:00"],
    ["2 o'clock or 3 o'clock", "14:00"],
    ["not 2 o'clock, 3 o'clock", "15:00"],
    ["between nine and ten", "09:00"],
    ["half eleven, no, half nine would be a rush, half ten", "10:30"],
  ])("%s", (words, time) => {
    expect(timeIn(words)).toBe(time);
  });

  test.each([
    "for 2 people",
    "in 3 days",
    "for 12 clinics",
    "it's for one surgery",
    "twenty five patients",
    "about 30 percent",
    "hello",
  ])("%s names no time", (words) => {
    expect(timeIn(words)).toBeUndefined();
  });

  const WISHES = [
    "can I get",
    "book me",
    "I'd like",
    "could I have",
    "any chance of",
    "looking for",
  ];
  const COUNTS = ["one", "two", "a couple", "three"];
  const DAYS = ["on Friday", "for tomorrow", "tomorrow", "next Tuesday please"];
  const wishes = WISHES.flatMap((wish) =>
    COUNTS.flatMap((count) => DAYS.map((day) => `${wish} ${count} ${day}`)),
  );
  const PEOPLE = ["my daughter", "our son", "she", "the little one"];
  const AGES = ["two", "five", "nine", "eleven"];
  const people = PEOPLE.flatMap((person) =>
    AGES.map((age) => `${person} is ${age} and needs a check-up`),
  );
  test.each([...wishes, ...people])("%s names no time", (words) => {
    expect(heard(words).time).toBeUndefined();
  });

  test.each([
    ["morning, not too early", "10:15", "12:00"],
    ["late afternoon", "15:00", "24:00"],
    ["not too early", "10:00", "24:00"],
    ["not before ten", "10:00", "24:00"],
    ["nothing after four", "00:00", "16:00"],
    ["no, not too early please, I'm a slow starter", "10:00", "24:00"],
    ["well, not first thing because of the school run", "10:00", "24:00"],
    ["morning but not before ten", "10:00", "12:00"],
    ["morning, not too early, my bus isn't till half nine", "10:15", "12:00"],
    ["in the evening, so before four", "00:00", "16:00"],
    ["in the morning after half past nine", "09:30", "12:00"],
    ["my daughter finishes at half four", "16:30", "24:00"],
    ["school's out at quarter past three", "15:15", "24:00"],
    ["I don't finish till five", "17:00", "24:00"],
    ["my bus isn't till half nine so after that", "09:30", "24:00"],
    ["I start work at one", "00:00", "13:00"],
    ["I've only got till twelve", "00:00", "12:00"],
    ["I've got the car until two", "00:00", "14:00"],
    ["he gets out of work at five", "17:00", "24:00"],
    ["I've to be at the station for eleven, so before that", "00:00", "11:00"],
    [
      "between drop-off at nine, so after that, and before two",
      "09:00",
      "14:00",
    ],
  ])("%s is a part of the day", (words, from, until) => {
    const { intent, part } = heard(words, { asks: "time", task: "book" });
    expect([intent, part]).toEqual(["inform", { from, until }]);
  });

  test("a bare number is a time only where one was asked for", () => {
    expect(timeIn("three please")).toBeUndefined();
    expect(timeIn("three please", true)).toBe("15:00");
    expect(timeIn("ten", true)).toBe("10:00");
    expect(timeIn("not ten, eleven", true)).toBe("11:00");
    expect(timeIn("the one at half ten", true)).toBe("10:30");
    expect(timeIn("nine am not pm", true)).toBe("09:00");
    expect(timeIn("five past", true)).toBeUndefined();
    expect(timeIn("ten to", true)).toBeUndefined();
  });
});
