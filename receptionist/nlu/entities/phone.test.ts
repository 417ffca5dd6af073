import { expect, test } from "vitest";
import { inDigits } from "./numbers.ts";
import { findPhone, phoneIn as phoneFor } from "./phone.ts";
import { plain } from "../normalise.ts";

const phoneIn = (words: string, least?: number) =>
  findPhone(inDigits(plain(words)), least);

test.each([
  ["07700 900123", "07700900123"],
  ["0 7 7 0 0 9 0 0 1 2 3", "07700900123"],
  ["+44 7700 900 123", "07700900123"],
  [
    "plus four four seven seven double oh nine hundred one two three",
    "07700900123",
  ],
  ["oh seven seven double oh nine hundred one two three", "07700900123"],
  ["zero double seven zero zero nine double zero one two three", "07700900123"],
  ["oh seven seven oh oh, triple nine, then one two three", "07700999123"],
  ["it's 07700-900-123", "07700900123"],
  ["0044 7700 900123", "07700900123"],
  ["447700900123", "07700900123"],
  ["020 7946 0018", "02079460018"],
  ["01632 960 018", "01632960018"],
  ["oh one six three two nine sixty oh eighteen", "01632960018"],
  ["07700 900123 and one for my son too", "07700900123"],
])("%s is a phone number", (words, digits) => {
  expect(phoneIn(words)).toMatchObject({ digits, valid: true });
});

test.each(["0770 900", "12345678", "07700 9001234"])(
  "%s is an attempt at one",
  (words) => {
    expect(phoneIn(words)).toMatchObject({ valid: false });
  },
);

test.each(["999", "111", "half two on the 12th", "24/7", "14:30"])(
  "%s is none",
  (words) => {
    expect(phoneIn(words)).toBeUndefined();
  },
);

test("the words around it stay", () => {
  expect(phoneIn("thursday at 3 on 07700 900123 thanks")?.rest).toBe(
    "thursday at 3 on thanks",
  );
});

test("what stands beside a number stays where it was asked for", () => {
  const context = { asks: "phone", slots: {} } as const;
  const found = phoneFor("monday instead 07700 900123", context);
  expect(found).toMatchObject({
    digits: "07700900123",
    rest: "monday instead",
  });
});

test.each([
  ["it ends in 456", "07700900456"],
  ["the last three are four five six", "07700900456"],
  ["four five six at the end", "07700900456"],
])("“%s” puts right the number that was given", (words, digits) => {
  const text = inDigits(plain(words));
  const context = { asks: "confirm", slots: { phone: "07700900123" } } as const;
  expect(phoneFor(text, context)).toMatchObject({ digits });
  const both = `07700 900123, no sorry, ${words}`;
  const asked = { asks: "phone", slots: {} } as const;
  expect(phoneFor(inDigits(plain(both)), asked)).toMatchObject({ digits });
});

test("a time that is put right leaves the number as it is", () => {
  const context = { asks: "confirm", slots: { phone: "07700900103" } } as const;
  expect(phoneFor("not 10 but 11", context)).toBeUndefined();
});
