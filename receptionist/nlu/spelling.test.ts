import { expect, test } from "vitest";
import { mend } from "./spelling.ts";

test.each([
  ["appointmnt", "appointment"],
  ["apointment", "appointment"],
  ["tomorow", "tomorrow"],
  ["wendesday", "wednesday"],
  ["thrusday", "thursday"],
  ["teusday", "tuesday"],
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
  "postpone",
  "prime",
  "manage",
  "clinical",
  "beach",
  "breaking",
  "form",
  "zoe",
])("%s stays", (word) => {
  expect(mend(word)).toBe(word);
});
