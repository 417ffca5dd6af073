import { describe, expect, test } from "vitest";
import type { ExpectedSlot } from "./types.ts";
import {
  BOOKING,
  effects,
  greet,
  last,
  NOW,
  said,
  step,
  talk,
} from "./testing/talk.ts";

describe("nobody is stuck", () => {
  const TO_PHONE = ["book", "Thursday at 3", "Jo Bell"];

  test.each<[string, string[]]>([
    ["anything", []],
    ["a day", ["book"]],
    ["a phone number", TO_PHONE],
    ["a yes", BOOKING],
  ])(
    "asked for %s: other words, then an offer of the form, and then it is left",
    (_, before) => {
      const nonsense = ["florble", "wibble wobble", "xyzzy"];
      const lines = [...before, ...nonsense, ...nonsense];
      const replies = talk(...lines).slice(before.length);
      const questions = replies.slice(0, 2).map(({ say }) => say.at(-1));
      expect(new Set(questions).size).toBe(2);
      const offer = replies[2] ?? greet(NOW);
      expect(said(offer)).toMatch(/01632 960 ?000/);
      expect(offer.chips).toContain("Go to the form");
      expect(step(offer.state, "Go to the form", NOW).effects).toMatchObject([
        { name: "hand-over" },
      ]);
      // Nobody is taken anywhere without a yes.
      expect(replies.flatMap(({ effects: all }) => all)).toEqual([]);
      expect(replies.at(-1)?.state.task).toBeUndefined();
    },
  );

  test("an answer that cannot be used counts, too", () => {
    const replies = talk("book", "Sunday", "Sunday", "Sunday");
    expect(replies.at(-1)?.chips).toContain("Go to the form");
  });

  test("a question put in vain changes its words, and is left away", () => {
    const asides = Array.from(
      { length: 6 },
      () => "what languages do you speak",
    );
    const questions = talk("book", ...asides).map(({ say }) => say.at(-1));
    const counts = questions.filter((each) => each === questions[0]);
    expect(counts.length).toBeLessThan(3);
  });

  test.each([
    [["07700", "900", "123"]],
    [["07700", "my number is 07700 900123"]],
    [
      [
        "07700 900",
        "sorry, it's oh seven seven double oh, nine double oh, one two three",
      ],
    ],
    [["07700 that's the first bit, then 900, and 123 at the end"]],
    [["07700 900... no, 901, 123", "no, the number's 07700 900123"]],
  ])("a phone number is taken from %j", (lines) => {
    const reply = last(...TO_PHONE, ...lines);
    expect(reply.asks).toBe<ExpectedSlot>("confirm");
    expect(said(reply)).toContain("07700 900 123");
  });

  test.each([
    ["no wait, I work on Friday, can we do Monday", { day: "2026-03-16" }],
    ["the time should be eleven", { time: "11:00" }],
    ["everything's right except the time, half past nine", { time: "09:30" }],
    ["it's Zoe, not Zoë", { name: "Zoe O'Hara" }],
    ["no, the number's wrong, it's 07700 900321", { phone: "07700900321" }],
    ["the phone should be 07700 900002", { phone: "07700900002" }],
    ["my number's wrong, it should end 456", { phone: "07700900456" }],
    ["no it's double three at the end", { phone: "07700900133" }],
    ["I can't do half two, have you got three", { time: "15:00" }],
    ["it's no good in the afternoon, make it ten", { time: "10:00" }],
    ["surname's Harrow", { name: "Zoë Harrow" }],
    ["Zoe", { name: "Zoe O'Hara" }],
    ["yes, but an hour later", { time: "15:30" }],
    ["can you put it half an hour earlier", { time: "14:00" }],
    ["can we do the week after", { day: "2026-03-19" }],
    ["no, make it Friday at 4", { day: "2026-03-13", time: "16:00" }],
  ])("%s: what is booked was read back last", (words, changed) => {
    expect(effects(...BOOKING, words, "yes")).toMatchObject([
      {
        name: "booked",
        appointment: {
          day: "2026-03-12",
          time: "14:30",
          name: "Zoë O'Hara",
          phone: "07700900123",
          ...changed,
        },
      },
    ]);
  });

  test("another part of the day asks for the time again", () => {
    const reply = last(...BOOKING, "could I have the morning instead");
    expect(reply).toMatchObject({ asks: "time", effects: [] });
    expect(reply.chips[0]).toBe("8:30 am");
  });

  test("the time of an appointment that is to be moved is not the new one", () => {
    const reply = last("move my appointment", "this Friday at ten");
    expect(reply.state.slots).toMatchObject({ currentDay: "2026-03-13" });
    expect(reply.state.slots.time).toBeUndefined();
  });

  test("a weekday and a date that disagree are asked about", () => {
    const reply = last("book", "Friday the 12th of March");
    expect(reply.asks).toBe<ExpectedSlot>("day");
    expect(said(reply)).toContain(
      "The 12th of March is a Thursday, not a Friday.",
    );
    expect(reply.chips).toEqual(["Tomorrow", "Friday"]);
    expect(last("book", "Friday the 12th of March", "Friday").asks).toBe(
      "time",
    );
  });

  test.each([
    [["sorry, three's no good, can I have four"], { time: "16:00" }],
    [
      ["hang on, I've got a class at three, half two would be better"],
      { time: "14:30" },
    ],
    [["I can't do Thursday or Friday, Monday would"], { day: "2026-03-16" }],
    [
      ["Jo Bell", "sorry, it's for my son, Max Bell"],
      { name: "Max Bell", phone: undefined },
    ],
    [
      ["Jo Bell", "07700 900123, oh and make it Friday"],
      { phone: "07700900123", day: "2026-03-13" },
    ],
  ])("on the way to the read-back %j changes what it names", (lines, slots) => {
    expect(last("book", "Thursday at 3", ...lines).state.slots).toMatchObject(
      slots,
    );
  });

  test("a time beside the phone number is when to ring it", () => {
    const reply = last(...TO_PHONE, "07700 900123 but not before six");
    expect(said(reply)).toContain("3 o’clock");
  });

  test("a day off is a day to come, and no goodbye", () => {
    const reply = last("book", "I'm off on Thursday so that would suit");
    expect(reply).toMatchObject({ asks: "time", effects: [] });
  });
});

describe("people", () => {
  test("a clinic owner is taken to the form with what was told", () => {
    expect(
      effects(
        "my name is Priya Patel",
        "I run a dental practice and I'd like a demo",
      ),
    ).toEqual([
      {
        name: "hand-over",
        fields: {
          name: "Priya Patel",
          practiceType: "dental",
          message: "I run a dental practice and I'd like a demo",
        },
      },
    ]);
  });

  test("who wants a human is offered a note, and an owner our number and the form", () => {
    const reply = last("can I speak to a real person");
    expect(reply.effects).toEqual([]);
    expect(said(reply)).toContain("Shall I leave a note");
    const lines = ["I run a dental practice", "can I speak to a real person"];
    expect(said(last(...lines))).toMatch(/\d{5} \d{3} \d{3}.*form/);
    expect(effects(...lines, "yes").map(({ name }) => name)).toEqual([
      "hand-over",
    ]);
  });

  test("repeats, and says goodbye", () => {
    expect(last("book", "pardon?").say).toEqual(last("book").say);
    expect(effects("goodbye").map(({ name }) => name)).toEqual(["end"]);
  });
});
