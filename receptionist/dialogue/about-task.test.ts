import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said, talk } from "../testing/talk.ts";

const [WISH = "", WHEN = "", NAME = "", NUMBER = ""] = BOOKING;

describe.each([
  ["the name", [WISH, WHEN]],
  ["the phone", [WISH, WHEN, NAME]],
])("where %s is asked for", (_, lines) => {
  const before = last(...lines);

  test.each([
    [
      "what day is it you're putting her in for",
      /So far.*12th of March at 2:30/,
    ],
    ["have you put me down for half two", /So far.*2:30/],
    ["is it booked or not", /Not yet/],
    ["shall i take him to a and e or what", /111.*999/],
    ["where can I leave the car", /bays/],
  ])("%s is answered, and it is asked again", (words, answer) => {
    const reply = last(...lines, words);
    expect(said(reply)).toMatch(answer);
    expect(reply.asks).toBe(before.asks);
    expect(reply.state.slots).toEqual(before.state.slots);
  });

  test("a question that nothing here answers goes to the team", () => {
    const reply = last(...lines, "does the dentist like football at all");
    expect(said(reply)).toMatch(/put it in a note/);
    expect(reply.asks).toBe(before.asks);
    expect(reply.state.slots).toEqual({
      ...before.state.slots,
      message: "does the dentist like football at all?",
    });
  });

  test.each([
    "that's hours away have you really nothing sooner",
    "i've not said yes yet",
  ])("%s agrees to nothing", (words) => {
    const reply = last(...lines, words);
    expect(reply.state.slots.time).toBeUndefined();
    expect(reply.state.offer).toMatchObject({ kind: "when" });
  });
});

test("something sooner is offered, and a yes takes it", () => {
  const lines = [WISH, "Friday at half two", "is there nothing sooner"];
  const [, , reply, taken] = talk(...lines, "yes please");
  expect(said(reply ?? last())).toContain(
    "Wednesday the 11th of March at 10:15",
  );
  expect(taken?.state.slots).toMatchObject({
    day: "2026-03-11",
    time: "10:15",
  });
});

test("a time and a sigh at it is no agreement", () => {
  const words = "five o'clock that's hours away have you nothing sooner";
  const reply = last(WISH, "today", words);
  expect(reply.state.slots.time).toBeUndefined();
  expect(reply.state.offer).toMatchObject({ time: "10:15" });
});

test("a question in the same breath as an answer is answered, and the answer is kept", () => {
  const reply = last(WISH, "thursday half two'll do how much is it");
  expect(said(reply)).toContain("£60");
  expect(reply.state.slots).toMatchObject({ day: "2026-03-12", time: "14:30" });
});

test("a day and a time are said back when they are agreed on, and an offer only once", () => {
  expect(said(last(WISH, WHEN))).toContain(
    "So that’s Thursday the 12th of March at 2:30",
  );
  expect(
    said(last(WISH, WHEN, "is there nothing sooner", "yes")),
  ).not.toContain("So that’s");
});

test("whether tablets are taken is for a clinician", () => {
  expect(
    said(last("does she still take her tablets before she comes")),
  ).toMatch(/can’t give medical advice/);
});

test("a message about an appointment that there is already is a note", () => {
  const words =
    "he's already got his appointment, I only want you to tell the dentist it rubs";
  expect(last(WISH, words).state.task).toBe("note");
});

test("a day or a time that changes is said at once", () => {
  const reply = last(WISH, WHEN, "no make it friday");
  expect(said(reply)).toContain("So that’s Friday the 13th of March at 2:30");
});

test("whether it is done is told after it", () => {
  expect(said(last(...BOOKING, "yes", "is it booked or not"))).toContain(
    "Thursday the 12th of March at 2:30",
  );
});

describe("a cancellation", () => {
  const LINES = [
    "I need to cancel my husband's, he's been taken into hospital",
  ];

  test("has a kind word", () => {
    expect(said(last(...LINES))).toMatch(/^I’m sorry to hear that/);
  });

  test("goes by the name where the caller asks for the day", () => {
    const lines = [...LINES, "it's Brian Petty", "which one is it what day"];
    const reply = last(...lines);
    expect(said(reply)).toMatch(
      /can’t see.*cancel the appointment for Brian Petty/,
    );
    expect(effects(...lines, "yes")).toMatchObject([
      { name: "cancelled", appointment: { name: "Brian Petty" } },
    ]);
  });
});

describe("two people", () => {
  test("are booked by a yes with the other in it", () => {
    const words = "book that one and then his sister Maisie at ten to three";
    const [booked, reply] = talk(...BOOKING, words).slice(-2);
    expect(reply?.effects).toMatchObject([
      { name: "booked", appointment: { time: "14:30" } },
    ]);
    expect(booked?.state.slots.time).toBe("14:30");
    expect(reply?.state.slots).toMatchObject({
      day: "2026-03-12",
      time: "14:50",
    });
  });
});

describe("a message", () => {
  const NOTE = [
    "can I leave a message for the doctor about my mum's tests",
    NAME,
    NUMBER,
  ];

  test("is written down as one would", () => {
    expect(said(last(...NOTE))).toContain(
      "“For the doctor: about my mum's tests”",
    );
  });

  test("is put right at the read-back", () => {
    const words = "that's not the message the message is can they ring me";
    expect(said(last(...NOTE, words))).toContain(
      "“For the doctor: can they ring me”",
    );
  });

  test("is told anew where it is wrong", () => {
    expect(last(...NOTE, "no that's not the message").asks).toBe("message");
  });

  test("is left out of a booking that had one", () => {
    const [wish, ...answers] = [
      `${WISH}, and I'm allergic to latex`,
      WHEN,
      NAME,
      NUMBER,
    ];
    const reply = last(wish ?? "", ...answers, "never mind the note");
    expect(reply.state.slots.message).toBeUndefined();
    expect(reply.asks).toBe("confirm");
  });

  test("takes the place of a booking for somebody who only wants to be rung", () => {
    const reply = last(WISH, "i just want somebody to ring me about it");
    expect(reply.state.task).toBe("note");
  });
});

test("an owner's name, number and hour stand in the form, whether they go there or not", () => {
  const lines = [
    "I run a practice in Bristol",
    "get someone to ring me it's Rachel Fenwick on 07700 900195 after six",
  ];
  const reply = last(...lines);
  expect(reply.effects).toMatchObject([
    {
      name: "noted",
      fields: {
        name: "Rachel Fenwick",
        phone: "07700900195",
        message: expect.stringContaining("after six"),
      },
    },
  ]);
  expect(said(reply)).toContain("Rachel Fenwick, 07700 900 195");
});

describe("at the read-back, the treatment", () => {
  test.each([
    "yes book it but is a root canal like a hundred, what money",
    "does he need a root canal then",
    "I said it's not the root canal",
  ])("stays through %s", (words) => {
    const { state, effects: done } = last(...BOOKING, words);
    const booked = done.find(({ name }) => name === "booked");
    if (booked)
      expect(booked).toMatchObject({ appointment: { treatment: "Check-up" } });
    else expect(state.slots.treatment).toBe("check-up");
  });

  test.each([
    ["can you make it a root canal instead", "a root canal"],
    ["could you make that a root canal please", "a root canal"],
    ["can you change it to filler please", "dermal filler"],
    ["no it's for a root canal", "a root canal"],
    ["sorry I wanted the root canal", "a root canal"],
  ])("changes where another is to take its place: %s", (words, treatment) => {
    const reply = said(last(...BOOKING, words));
    expect(reply).toContain(`That’s ${treatment} on Thursday`);
  });
});

test("whether something was put down is answered from the notes of this call", () => {
  const told = "I can't lie flat because of my hip";
  const reply = last(...BOOKING, told, "yes", "did you put down about my hip");
  expect(said(reply)).toContain("team’s inbox");
});

describe("which day it is, asked in the middle of a booking", () => {
  const begun = ["I'd like to book a check-up", "Thursday at half two"];
  test.each([
    ["hang on what's today's date", /^It’s Wednesday the 11th of March today/],
    ["it's the eleventh today isn't it", /^Yes, it’s Wednesday the 11th/],
    ["is it Friday the thirteenth today", /^It’s Wednesday the 11th/],
  ])("%s is answered, and the booking goes on", (words, answer) => {
    const reply = last(...begun, words);
    expect(said(reply)).toMatch(answer);
    expect(reply).toMatchObject({
      asks: "name",
      state: { slots: { day: "2026-03-12", time: "14:30" } },
    });
  });
});
