import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said, talk } from "../testing/talk.ts";

const [WISH = "", WHEN = "", NAME = ""] = BOOKING;

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
    ["is it booked or not", /So far/],
    ["shall i take him to a and e or what", /111.*999/],
    ["where can I leave the car", /bays/],
  ])("%s is answered, and it is asked again", (words, answer) => {
    const reply = last(...lines, words);
    expect(said(reply)).toMatch(answer);
    expect(reply.asks).toBe(before.asks);
    expect(reply.state.slots).toEqual(before.state.slots);
  });

  test("who wants something sooner agrees to nothing", () => {
    const words = "that's hours away have you really nothing sooner";
    const { slots, offer } = last(...lines, words).state;
    expect(slots.time).toBeUndefined();
    expect(offer).toMatchObject({ kind: "when" });
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
  expect(said(reply)).toContain("Rachel Fenwick and 07700 900 195");
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
