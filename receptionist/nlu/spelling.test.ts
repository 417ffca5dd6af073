import { expect, test } from "vitest";
import { mend } from "./spelling.ts";

test.each([
  ["appointmnt", "appointment"],
  ["wendesday", "wednesday"],
  ["thrusday", "thursday"],
  ["reschedual", "reschedule"],
  ["recpetionist", "receptionist"],
  ["ambulence", "ambulance"],
])("%s is meant as %s", (typed, meant) => {
  expect(mend(typed)).toBe(meant);
});

test.each([
  "cancer",
  "different",
  "reception",
  "overdue",
  "manage",
  "clinical",
  "beach",
  "breaking",
  "form",
  "zoe",
])("%s stays", (word) => {
  expect(mend(word)).toBe(word);
});
