import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said, talk } from "../testing/talk.ts";

const WISH = "I'd like to book a check-up";
const NAME = "Ann Hart";
const NUMBER = "07700 900123";
const NOTE = ["leave a message please", "my crown came off", NAME, NUMBER];

/** The note as it is read back. */
const noted = (...lines: string[]): string | undefined =>
  /“(.*)”/.exec(said(last(...lines, NAME, NUMBER)))?.[1];

function isUnchanged(words: string) {
  const { asks, state } = last(...NOTE, words);
  expect(asks).toBe("confirm");
  expect(state.slots).toEqual(last(...NOTE).state.slots);
}

test("what is to be put in is added to the note", () => {
  const words = "put in that they should only ring after six";
  expect(last(...NOTE, words).state.slots.message).toBe(
    "my crown came off. They should only ring after six",
  );
});

test("of what is said around a number the note has what it is about", () => {
  const number = `oh two seconds it's ${NUMBER} but ring after two I have a nap`;
  expect(last(...NOTE.slice(0, -1), number).state.slots.message).toMatch(
    /^my crown came off\. Ring after two/,
  );
});

describe("in the middle of a booking", () => {
  test.each([
    "could you leave a message for the dentist then",
    "actually can I just send a note to the dentist instead",
  ])("%s: she asks what it is, and books nothing", (words) => {
    const reply = last(WISH, words);
    expect(reply).toMatchObject({ asks: "message", state: { task: "note" } });
    const lines = [WISH, words, "tell her I'm on warfarin"];
    expect(noted(...lines)).toBe("For the dentist: I'm on warfarin");
  });

  test.each([
    "and can you put a note that he's deaf",
    "can you tell her I'd like a lady instead",
    "she's got one loose tooth, can you tell him",
    "don't bother with the polish, and tell her my gums are sore",
    "I only want the morning, and let them know I'm deaf",
    "I need a note for my employer",
  ])("%s: the booking goes on", (words) => {
    expect(last(WISH, words).state.task).toBe("book");
  });

  test.each([
    "lovely, yes please, oh and my gums bleed a bit will you tell her",
    "yes book it and tell the dentist my gums bleed a bit",
  ])("%s: books it, and tells her", (words) => {
    expect(effects(...BOOKING, words)).toMatchObject([
      { name: "booked" },
      { name: "note", note: { message: "My gums bleed a bit" } },
    ]);
  });

  test.each([
    "yes and tell them I can't make it",
    "yes but only if you tell him I can't do needles",
    "yes, tell her I'd rather have the Friday",
  ])("%s: is not booked", (words) => {
    expect(effects(...BOOKING, words)).toEqual([]);
  });

  test("also a cancellation has something passed on", () => {
    const lines = ["cancel my appointment on Thursday, it's under Ann Hart"];
    const words = "yes, cancel it, and tell them I'm in hospital";
    expect(effects(...lines, words)).toMatchObject([
      { name: "cancelled" },
      { name: "note", note: { message: "I'm in hospital" } },
    ]);
  });

  test("what is not wanted in the note is not sent, not even with a yes", () => {
    const [wish = "", ...answers] = BOOKING;
    const lines = [`${wish}, and I'm nervous`, ...answers];
    const words = "yes that's right but without the note, just book it";
    const names = effects(...lines, words).map(({ name }) => name);
    expect(names).not.toContain("note");
  });
});

describe("what is written", () => {
  test.each([
    [
      "yeah hello, erm, right, so, could you let the hygienist know I'm on antibiotics",
      "For the hygienist: I'm on antibiotics",
    ],
    [
      "it's the top one on the right, can you tell him, and it doesn't hurt",
      "It's the top one on the right, can you tell him, and it doesn't hurt",
    ],
    [
      "can you ask the dentist to ring me about my x-ray",
      "For the dentist: to ring me about my x-ray",
    ],
    [
      "I'm Gareth, his son, can you tell the dentist the top plate's cracked",
      "For the dentist, from Gareth, his son: the top plate's cracked",
    ],
  ])("%s", (words, note) => {
    expect(noted(words)).toBe(note);
  });

  test.each(["my right side is swollen", "there is no feeling in my lip"])(
    "%s: all of it",
    (words) => {
      expect(noted("leave a message", words)?.toLowerCase()).toBe(words);
    },
  );

  test.each([
    "could someone give me a ring about that please",
    "well can I get somebody to phone me about it",
    "yes get them to ring me about that",
  ])("%s: what was asked before", (words) => {
    const question = "can I fly after a tooth out";
    expect(noted(question, words)).toBe("Can I fly after a tooth out");
  });

  test("whom of the clinic the caller wants to ring", () => {
    const lines = ["can I fly after a tooth out"];
    expect(noted(...lines, "can you get the dentist to ring me about it")).toBe(
      "For the dentist: can I fly after a tooth out",
    );
  });

  test("who speaks, when to ring, and under whose name", () => {
    const lines = ["leave a message", "my crown came off"];
    const who = "it's for Edna Birch, I'm her daughter Sue";
    const number = `${NUMBER}, after five's best I'm at work`;
    const reply = last(...lines, who, number);
    expect(said(reply)).toContain(
      "“From Sue, her daughter: my crown came off. After five's best I'm at work”",
    );
    expect(reply.state.slots.name).toBe("Edna Birch");
  });
});

describe("at its read-back", () => {
  test.each([
    "is the dentist in tomorrow",
    "am I still booked in for Thursday at two",
    "did you put Sunday",
    "no don't book it, he's got one, just give the dentist the message",
  ])("%s: nothing is added, and it is asked again", isUnchanged);

  test.each([
    ["tell her it's not hurting", "My crown came off. It's not hurting"],
    ["they put it in on Monday", "My crown came off. They put it in on Monday"],
    ["and after two please", "My crown came off. After two please"],
  ])("%s: is added", (words, note) => {
    expect(said(last(...NOTE, words))).toContain(`“${note}”`);
  });

  test("what is told with the yes is sent with it", () => {
    const sent = effects(...NOTE, "yes yes and tell him it's the left one");
    const message = "My crown came off. It's the left one";
    expect(sent).toMatchObject([{ name: "note", note: { message } }]);
  });

  test("it is told anew when it is wrong", () => {
    const words = "the message is my filling came out";
    expect(said(last(...NOTE, words))).toContain("“My filling came out”");
  });

  test.each([
    "no forget it I'll pop in tomorrow",
    "don't worry I'll just ask them on Monday",
  ])("%s: nothing is sent", (words) => {
    const replies = talk(...NOTE, words);
    expect(replies.at(-1)?.state.task).toBeUndefined();
    expect(replies.flatMap((reply) => reply.effects)).toEqual([]);
  });

  test("who wants an appointment after all is asked when", () => {
    const words = "no don't send it, I just want an appointment on Thursday";
    expect(last(...NOTE, words)).toMatchObject({
      asks: "time",
      state: { task: "book" },
    });
  });

  test("after a booking, the booking is said to stand", () => {
    const lines = [...BOOKING, "yes", "can you tell him it's the top one"];
    const reply = last(...lines, "I'm booked in aren't I");
    expect(said(reply)).toMatch(/^Yes, Zoë O'Hara is down for.*send it/);
  });
});

test("after it was sent, its treatment is still spoken of", () => {
  const lines = ["leave a message", "I want to ask about a root canal"];
  const reply = last(...lines, NAME, NUMBER, "yes", "so how much is it anyway");
  expect(said(reply)).toContain("root canal");
});

test("an owner's message for somebody of the clinic is no question for us", () => {
  const lines = ["what packages do you offer", "take a message for the nurse"];
  expect(last(...lines)).toMatchObject({
    asks: "message",
    state: { task: "note" },
  });
});
