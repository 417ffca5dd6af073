import { describe, expect, test } from "vitest";
import { said, talk } from "./testing.ts";

describe("after 999 was told", () => {
  const alarm = "I've had this tightness in my chest since last night";
  const plays = "it just comes and goes, can I see a doctor this afternoon";

  test.each([
    [[plays]],
    [[plays, "just book me in at three"]],
    [["I'd just rather see someone today", "do you have parking", plays]],
    [["can I leave a note for the doctor"]],
  ])("nothing is arranged: %s", (lines) => {
    const reply = talk(alarm, ...lines);
    expect(reply.say.join(" ")).toContain("please call 999");
    expect(reply.state.task).toBeUndefined();
  });

  test("nor is what was read back before it", () => {
    const booking = ["a check-up tomorrow at ten", "Ann Hart", "07700 900123"];
    expect(talk(...booking, alarm, "yes").effects).toEqual([]);
  });

  test.each([
    "it's not an emergency",
    "look, I'm telling you it's no emergency",
    "you misheard me",
    "I was only seeing what you'd say",
    "it's gone off now",
    "I'm a GP partner",
  ])("until it is none: %s", (words) => {
    expect(said(alarm, plays, words, plays)).toContain("I have times");
  });

  test("what is asked with the denial is answered", () => {
    const denial = "I was testing you, I run a practice, what does it cost";
    expect(said(alarm, denial)).toContain("can’t give you a price");
  });

  test("an appointment may be cancelled all the same", () => {
    expect(said(alarm, "cancel my appointment on Friday")).toContain("name");
  });
});

test("a bad tooth is told of 111, and offered the urgent visit", () => {
  const reply = talk("my tooth's killing me, I'm in agony");
  // The notice holds the advice, and not the visit that is offered beside it.
  expect(reply.effects).toContainEqual({
    name: "emergency",
    number: "111",
    text: expect.stringMatching(/^This sounds urgent.*medical advice\.$/),
  });
  expect(reply.say.join(" ")).toMatch(
    /call 111.*urgent dental visit.*suit you/,
  );
});

test("who denies an emergency and asks to come in is booked", () => {
  const denial =
    "No no, not an emergency, just wobbly. Maybe I should come in?";
  const reply = talk("I do feel a bit faint today, to be honest", denial);
  expect(reply.say.join(" ")).not.toContain("Clinical questions");
  expect(reply.state.task).toBe("book");
});

test("what swells while toothache is booked for is the face", () => {
  const asked = "Could it wait till next week? It's swollen a bit on that side";
  expect(talk("toothache", asked).effects).toMatchObject([{ number: "111" }]);
  expect(talk("toothache", "it's not swollen").effects).toEqual([]);
});

test("a time to be squeezed in at is no stroke", () => {
  expect(talk("can't you squeeze me in at half five").effects).toEqual([]);
});

test.each([
  "I'm a bit out of breath, I just ran up the stairs",
  "my wife would have a fit if she saw the bill",
  "I just collapsed on the sofa after work",
  "bit of swelling the day after my filler, is that normal",
  "what would she do if someone stops breathing",
  "my jaw clicks when I open my mouth",
])("%s is no emergency", (words) => {
  const { effects, state } = talk(words);
  expect(effects.some(({ name }) => name === "emergency")).toBe(false);
  expect(state.doubt).toBeUndefined();
});

test.each([
  ["her arms and legs are jerking and it won't stop", "999"],
  ["my two year old got into his nan's heart tablets", "999"],
  ["I'm 32 weeks and the baby hasn't kicked all day", "999"],
  ["there's been a crash and two people are trapped", "999"],
  ["I've counted out my tablets and written to the kids", "999"],
  ["I'm on the roof of the flats looking down", "999"],
])("%s is one", (words, number) => {
  expect(talk(words).effects).toMatchObject([{ name: "emergency", number }]);
});
