import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { speakable } from "./speakable.ts";

test.each([
  ["24/7", "twenty four seven"],
  ["99.9%", "99.9 percent"],
  ["50+", "50+"],
  ["2:30", "2 30"],
  ["2:05", "2 oh 5"],
  ["9:00", "9 o'clock"],
  ["2:30 p.m.", "2 30 p m"],
  ["3pm", "3 p m"],
  ["25:00", "25:00"],
  ["the 12th of March", "the 12th of March"],
  ["07700 900123", "oh seven seven oh oh, nine oh oh, one two three"],
  ["07700900123", "oh seven seven oh oh, nine oh oh, one two three"],
  ["020 7946 0018", "oh two oh, seven nine four six, oh oh one eight"],
  [
    "+44 7700 900123",
    "plus four four, seven seven oh oh, nine oh oh, one two three",
  ],
  ["AES-256", "A E S two five six"],
  ["UK-based", "U K-based"],
  ["Call 999, or 111.", "Call nine nine nine, or one one one."],
  ["£999 or 1,111 or 99.9", "£999 or 1,111 or 99.9"],
  ["I AM ANNE", "I AM ANNE"],
  ["Ellaira’s voice", "Elaira's voice"],
  ["Write to info@ellaira.co.uk.", "Write to info at Elaira dot co dot U K."],
  [
    "See ellaira.com, or ask a@b.example.",
    "See Elaira dot com, or ask a at b dot example.",
  ],
  ["“Yes” – she said (twice).", "Yes, she said, twice."],
  ["one — two…", "one, two"],
  ["Mr & Mrs Shah, at home/away", "Mr and Mrs Shah, at home or away"],
  ["Zoë, Siobhán, Nguyễn", "Zoë, Siobhán, Nguyen"],
])("%s is read as people say it", (written, spoken) => {
  expect(speakable(written)).toBe(spoken);
});

test("the voice never gets a command, and no text grows without end", () => {
  assert(
    property(string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const spoken = speakable(text);
      expect(spoken).not.toMatch(/[<>&\\]/);
      expect(spoken).not.toMatch(/\s{2}|^\s|\s$/);
      expect(spoken.length).toBeLessThan(20 * text.length + 1);
    }),
  );
});
