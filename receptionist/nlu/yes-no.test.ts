import { describe, expect, test } from "vitest";
import { heard } from "../testing/talk.ts";

const READ_BACK = { asks: "confirm", task: "book" } as const;

describe("a yes is clear", () => {
  test.each([
    "yes",
    "yes please",
    "yes, thank you for being so patient",
    "now it's right",
    "yeah go on then",
    "that's right",
    "ok book it",
    "perfect, thank you",
    "yes, why not",
    "yes that's all correct, thanks",
    "spot on",
    "aye go on then",
    "yep thats rite",
    "no, that's right",
    "mm hmm",
    "yes boss",
    "one second, let me look, yes that's fine",
    "sounds good to me",
    "please do",
    "yes hun thats great",
    "yes please, and thanks for being so quick",
    "Champion",
    "ta, that's great",
    "yes, thank you, bye",
    "yes please, sorry",
    "I'm happy with that",
    "let's do that",
  ])("in %s", (words) => {
    expect(heard(words, READ_BACK)).toMatchObject({
      intent: "yes",
      clearYes: true,
    });
  });

  test.each([
    "yes but not Thursday",
    "yeah no",
    "yes I think so",
    "no no, you have it all wrong",
    "no, that is not right",
    "yes, hang on",
    "yes, are you sure",
    "ok wait",
    "maybe",
    "okay not yet",
    "sure, if it isn't too early",
    "sure about that?",
    "ok so what happens next",
    "that will be my wife",
    "yes in a minute",
    "right, no",
    "great, and change the name",
    "yes except the name",
    "yes unless it snows",
    "yes provisionally",
    "yes but",
    "yes, Bartholomew Grimshaw",
    "yes bartholomew grimshaw",
    "yes. Is it the Tuesday?",
    "yes, Saturday",
    "yes, for my wife",
    "yes, if my wife can come",
    "that's right, and change the name",
    "that's fine, I'll do it online",
    "fine, whatever, forget it",
    "okay and how much is it",
    "ok google",
    "okay got that",
    "yes in theory",
    "yes, I'm still thinking",
    "yes, let me grab a pen",
    "yes, that's too early",
    "yes?",
  ])("not in %s", (words) => {
    expect(heard(words, READ_BACK).clearYes).toBe(false);
  });
});

test.each([
  "yeah sound, saturday",
  "yes, Ann's. Perfect",
  "yes Saturday at ten is perfect",
])("a yes that only repeats what was read back is clear: %s", (words) => {
  const slots = { day: "2026-03-14", time: "10:00", name: "Ann Hart" };
  expect(heard(words, { ...READ_BACK, slots }).clearYes).toBe(true);
});
