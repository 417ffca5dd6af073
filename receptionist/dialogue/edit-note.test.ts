import { describe, expect, test } from "vitest";
import { edited, holds } from "./edit-note.ts";

const NOTE =
  "You are clever. Is it still rosemary that does it. She's got gentle hands";

describe("a note is changed as the caller says", () => {
  test.each([
    [
      "oh don't write that i'm clever you are funny just ask about rosemary",
      "Is it still rosemary that does it. She's got gentle hands. Ask about rosemary",
    ],
    [
      "take the bit about the hands out",
      "You are clever. Is it still rosemary that does it",
    ],
    [
      "yeah and put that i wear a plate and take out the bit about being clever",
      "Is it still rosemary that does it. She's got gentle hands. I wear a plate",
    ],
    ["but add sore ear please", `${NOTE}. Sore ear`],
    [
      "take that bit about the money off and put he's got a temperature",
      `${NOTE}. He's got a temperature`,
    ],
    [
      "yes but without that last bit",
      "You are clever. Is it still rosemary that does it",
    ],
    [
      "take that bit out and put he's hot",
      "You are clever. Is it still rosemary that does it. He's hot",
    ],
    [
      "i only want the lady one so can you put that in the note please",
      `${NOTE}. I only want the lady one`,
    ],
  ])("%s", (words, changed) => {
    expect(edited(NOTE, words)?.toLowerCase()).toBe(changed.toLowerCase());
  });

  test.each([
    "what does it say now",
    "put it in the note",
    "can you put that in the note please",
    "leave that out",
    "add my number",
    "put me down for ten",
    "yes please book it",
  ])("and not by: %s", (words) => {
    expect(edited(NOTE, words)).toBeUndefined();
  });
});

test("whether a note holds a matter goes by its words", () => {
  expect(holds(NOTE, "about rosemary")).toBe(true);
  expect(holds(NOTE, "the temperature")).toBe(false);
});
