import { describe, expect, test } from "vitest";
import { findName } from "./names.ts";

describe("a name", () => {
  test.each([
    ["my name is Priya Patel", "Priya Patel"],
    ["My name's Siobhán O'Brien-Smith", "Siobhán O'Brien-Smith"],
    ["it's Zoë O'Hara", "Zoë O'Hara"],
    ["it’s Zoë O’Hara", "Zoë O'Hara"],
    ["this is John", "John"],
    ["I'm Anne-Marie Lloyd", "Anne-Marie Lloyd"],
    ["hi its priya patel id like to book", "Priya Patel"],
    ["my name is dave jones and my number is 07700 900123", "Dave Jones"],
    ["The name's Okonkwo", "Okonkwo"],
    ["Thursday at half two, it's Zoë O'Hara", "Zoë O'Hara"],
    ["Hello, Tom Baker speaking", "Tom Baker"],
    ["it's Mrs Begum", "Mrs Begum"],
    ["under the name of Khan", "Khan"],
    ["book it for Mr Singh", "Mr Singh"],
    ["My name is SARAH CONNOR", "Sarah Connor"],
    ["my name is angus mcdonald", "Angus McDonald"],
    ["my surname is Ng", "Ng"],
    ["the name's Okonkwo, Chidi Okonkwo", "Chidi Okonkwo"],
    ["My name is Ludwig van der Berg", "Ludwig van der Berg"],
  ])("in %s", (words, name) => {
    expect(findName(words)).toBe(name);
  });

  test.each([
    ["Priya Patel", "Priya Patel"],
    ["priya patel", "Priya Patel"],
    ["it's April", "April"],
    ["Yeah, it's Mohammed Al-Sayed", "Mohammed Al-Sayed"],
    ["S M Y T H", "Smyth"],
    ["Jane Smyth, S M Y T H", "Jane Smyth"],
    ["Smith, that's S M Y T H", "Smyth"],
    ["jane o brien", "Jane O'Brien"],
    ["Holly Price please", "Holly Price"],
    ["um gareth", "Gareth"],
    ["no it's Stephen", "Stephen"],
    ["Kelly, K E double L Y", "Kelly"],
    ["put Emily Rose Carter", "Emily Rose Carter"],
    ["Amina Hussain, 07700 900123", "Amina Hussain"],
  ])("in the answer %s", (words, name) => {
    expect(findName(words, true)).toBe(name);
  });

  test.each([
    "this is urgent",
    "I'm looking for an appointment",
    "it's about my booking",
    "I'm a dentist",
    "it's Thursday",
    "I am not sure",
    "this is ridiculous behaviour of yours",
    "is this a real person",
    "that's right",
    "im after a checkup",
    "it's for my daughter",
    "book me in for a check-up",
    "call me back on Monday",
    "I'm struggling with the phones",
  ])("%s gives none", (words) => {
    expect(findName(words)).toBeUndefined();
  });

  test.each([
    "yes",
    "thursday at three",
    "how much is it",
    "what did you say",
    "07700 900123",
    "I don't know",
    "no thanks",
    "",
  ])("%s gives none though it was asked for", (words) => {
    expect(findName(words, true)).toBeUndefined();
  });
});
