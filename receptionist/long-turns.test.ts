import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said } from "./testing/talk.ts";

describe("a yes in a sentence of its own books, and what is asked beside it is answered", () => {
  test.each([
    "Yes please, that's brilliant. And do I have to park far away?",
    "So how much will it be on Thursday then? And yes, it's all right, you can book it.",
    "Yes, that's it. Right, can you tell me where I park?",
  ])("%s", (words) => {
    const reply = last(...BOOKING, words);
    expect(reply.effects[0]).toMatchObject({
      name: "booked",
      appointment: { day: "2026-03-12", time: "14:30" },
    });
    expect(said(reply)).toMatch(/bays outside|£60/);
  });

  test.each([
    [
      "Yes please. Oh, hang on, no, I've no car that day. Can we make it Friday instead?",
      { day: "2026-03-13", time: "14:30" },
    ],
    [
      "Yes, that's fine. But only if it's with a lady.",
      { day: "2026-03-12", time: "14:30" },
    ],
  ])("but not where it is taken back: %s", (words, slots) => {
    const reply = last(...BOOKING, words);
    expect(reply.effects).toEqual([]);
    expect(reply.state).toMatchObject({ task: "book", slots });
  });

  test("and another appointment is another booking", () => {
    const words =
      "Yes, please, book that. And while I'm on, can I have some lip filler as well?";
    const reply = last(...BOOKING, words);
    expect(reply.effects).toMatchObject([
      { name: "booked", appointment: { treatment: "Check-up" } },
    ]);
    expect(reply.state).toMatchObject({
      task: "book",
      slots: { treatment: "filler" },
    });
  });
});

test("the day that was read back is put right, and asked about, without another week", () => {
  const asked = last(...BOOKING, "how long will it take on Thursday?");
  expect(asked.state.slots.day).toBe("2026-03-12");
  const wrong = "No, no, it was the thirteenth, wasn't it?";
  expect(last(...BOOKING, wrong).state.slots.day).toBe("2026-03-13");
});

test("what is only guessed of an appointment is not taken", () => {
  const guess = "I don't know, it might be Friday, or was it Monday?";
  const { slots } = last("I need to move my appointment", guess).state;
  expect(slots.currentDay).toBe("");
});

const visits = (...lines: string[]) => {
  const { state } = last(...lines);
  return [state.slots.treatment, state.coming[0]?.treatment];
};

describe("two visits", () => {
  const BOTH =
    "I was hoping for a check-up and then some lip filler on Thursday";
  test("are booked in the order in which they are named, or asked for", () => {
    expect(visits(BOTH)).toEqual(["check-up", "filler"]);
    expect(visits(BOTH, "but could the filler go first?")).toEqual([
      "filler",
      "check-up",
    ]);
  });

  test("are still there when the caller asks", () => {
    const reply = last(
      BOTH,
      ...BOOKING.slice(1),
      "is the filler still in there?",
    );
    expect(reply.state).toMatchObject({
      slots: { treatment: "check-up" },
      coming: [{ treatment: "filler" }],
    });
  });
});

describe("within one day", () => {
  test.each([
    [
      "my check-up's next Thursday at nine, can we push it back an hour?",
      "10:00",
    ],
    [
      "my check-up is on Thursday the 19th at nine, can we move it to two?",
      "14:00",
    ],
  ])("an appointment is moved: %s", (words, time) => {
    expect(last(words).state).toMatchObject({
      task: "move",
      slots: { currentDay: "2026-03-19", day: "2026-03-19", time },
    });
  });
});

test("nobody is left to stop their medicines", () => {
  const words = "do I stop my blood thinners before I come, yes or no?";
  expect(said(last(...BOOKING.slice(0, 2), words))).toMatch(/keep taking/);
});

test("a note is dictated anew", () => {
  const lines = ["can you take a message, my tooth hurts", ...BOOKING.slice(2)];
  const words = "No, that's silly. Just say the denture is rubbing.";
  expect(said(last(...lines, words))).toContain("“The denture is rubbing”");
});

describe("an owner who has tried a booking", () => {
  const TRIED = ["I run a clinic", ...BOOKING.slice(0, 2)];

  test("and wants to start leaves it, and the patient's name", () => {
    const words =
      "It's Samantha Oakes. Right, I'll stop there! So how do I get a demo?";
    const reply = last(...TRIED, words);
    expect(reply.state.task).toBeUndefined();
    expect(reply.effects).toEqual([{ name: "hand-over", fields: {} }]);
  });

  test("and leaves a number with a message has both in the form", () => {
    const rings = "Can somebody from your company ring me back?";
    const words =
      "It's Priya Sandhu, 07700 900816. Tell them we mostly miss calls at lunchtime.";
    expect(effects("I run a clinic", rings, words).at(-1)).toMatchObject({
      name: "noted",
      fields: {
        name: "Priya Sandhu",
        phone: "07700900816",
        message: expect.stringContaining("lunchtime") as string,
      },
    });
  });
});

test("a patient hears nothing of the product", () => {
  const words = "Do they record what I say to them, at all, in there?";
  expect(last(...BOOKING, "yes", words).understood.intent).not.toBe(
    "recordings",
  );
});
