import { describe, expect, test } from "vitest";
import type { ExpectedSlot } from "./types.ts";
import {
  BOOKING,
  effects,
  greet,
  last,
  NOW,
  said,
  talk,
} from "./testing/talk.ts";

describe("a booking", () => {
  test("asks for what is missing, reads it back, and is made by a yes", () => {
    const replies = talk(...BOOKING, "yes please");
    expect(replies.map(({ asks }) => asks)).toEqual<ExpectedSlot[]>([
      "day",
      "name",
      "phone",
      "confirm",
      "anything-else",
    ]);
    expect(replies.slice(0, 4).flatMap((reply) => reply.effects)).toEqual([]);
    for (const part of [
      "Thursday the 12th of March",
      "2:30",
      "Zoë O'Hara",
      "07700 900 123",
    ])
      expect(said(replies[3] ?? greet(NOW))).toContain(part);
    expect(replies.at(-1)?.effects).toEqual([
      {
        name: "booked",
        appointment: expect.objectContaining({
          day: "2026-03-12",
          time: "14:30",
          name: "Zoë O'Hara",
          phone: "07700900123",
        }),
      },
    ]);
    expect(said(replies[4] ?? greet(NOW))).toMatch(/demonstration/);
  });

  test("is not made by a yes while it is open what is wrong", () => {
    expect(effects(...BOOKING, "no", "yes that's me")).toEqual([]);
  });

  test("is made by a bare please", () => {
    expect(effects(...BOOKING, "Please")).toMatchObject([{ name: "booked" }]);
  });

  test("takes what is told after it for a note, and reads that back", () => {
    const words = "I should have said, I'm allergic to latex";
    const reply = last(...BOOKING, "yes", words);
    expect(reply).toMatchObject({ asks: "confirm", state: { task: "note" } });
    expect(said(reply)).toContain("allergic to latex");
  });

  test("keeps an answer and the question that is asked with it", () => {
    const reply = last("book a check-up", "Thursday, how much is it?");
    expect(reply.state.slots.day).toBe("2026-03-12");
    expect(said(reply)).toContain("£60");
  });

  test.each([
    ["the earliest one you've got that morning, please", "08:30"],
    ["give me the first Friday morning slot", "08:30"],
    ["the first two you've got", "08:30"],
  ])("takes %s", (words, time) => {
    const [, reply] = talk(
      "book a check-up on Friday morning, Ann Hart, 07700 900123",
      words,
    );
    expect(reply?.state.slots).toMatchObject({ day: "2026-03-13", time });
  });

  test.each([
    ["I'd like a check-up, after school, end of next week", "check-up"],
    ["book a check-up, I'm going to Kenya on Friday", "check-up"],
    ["an appointment Friday at two for a check-up", "check-up"],
  ])("is begun by %s", (words, treatment) => {
    expect(last(words).state).toMatchObject({
      task: "book",
      slots: { treatment },
    });
  });

  test("that the caller has and can't make is moved, or cancelled if they say so", () => {
    const [asked, cancelled] = talk(
      "I've got an appointment with you on Friday and I can't make it, Ann Hart, 07700 900123",
      "I just want it cancelling",
    );
    expect(asked?.state.task).toBe("move");
    expect(cancelled?.state).toMatchObject({
      task: "cancel",
      slots: { currentDay: "2026-03-13" },
    });
  });

  test("is asked for again by what only repeats it, and made by the yes that follows", () => {
    const whole = "book a check-up on Friday at 8:30, Ann Hart, 07700 900123";
    const replies = talk(whole, "the first one will do", "yes lovely");
    expect(replies.map(({ asks }) => asks)).toEqual<ExpectedSlot[]>([
      "confirm",
      "confirm",
      "anything-else",
    ]);
  });

  test.each([
    ["no you've got that wrong my name is Gethin Beynon", "Gethin Beynon"],
    ["do you not want my name it's Moira Kerr K E double R", "Moira Kerr"],
    ["hang on that's A N N E with an e on it", "Anne Hart"],
    ["that's my husband's number he's Keith", "Ann Hart"],
  ])("has its name put right by %s, and nothing else", (words, name) => {
    const asked = "book a check-up on Thursday at ten, Ann Hart";
    const { slots } = last(asked, words).state;
    expect(slots).toMatchObject({ name, day: "2026-03-12", time: "10:00" });
  });

  test("is left by a caller who wants none, or would ring back", () => {
    const asked = "book a check-up on Friday";
    const left = last(asked, "no don't book anything, thanks");
    expect(left.state.task).toBeUndefined();
    expect(effects(asked, "leave it, I'll ask him and ring you back")).toEqual([
      { name: "end" },
    ]);
  });

  test("that was offered is taken by naming a day", () => {
    const reply = last(
      "how much is a check-up",
      "I'll have it, Friday, any time",
    );
    expect(reply.state).toMatchObject({
      task: "book",
      slots: { day: "2026-03-13" },
    });
  });

  test("that follows another in the same call asks for its own name", () => {
    const asked = talk(
      ...BOOKING,
      "yes",
      "book another appointment",
      "Friday at ten",
    );
    expect(asked.at(-1)?.asks).toBe<ExpectedSlot>("name");
  });

  test("a question is answered, and the booking goes on where it stood", () => {
    const reply = last(
      "book an appointment",
      "Thursday at 3",
      "where do I park",
    );
    expect(said(reply)).toContain("bays outside the clinic");
    expect(reply.asks).toBe("name");
    expect(said(reply)).toMatch(/name/);
  });

  test("goes back a step, and on again", () => {
    expect(last("book", "Thursday", "go back").asks).toBe("day");
    expect(last(...BOOKING, "go back").asks).toBe("phone");
    expect(last("go back").asks).toBe("anything");
  });

  test("can be left", () => {
    expect(last("book", "Thursday", "never mind").asks).toBe("anything-else");
    expect(last("book", "Thursday", "cancel that").asks).toBe("anything-else");
  });

  test("a phone number is taken, whatever is said beside it", () => {
    const words = "do I have to give it? oh all right, 07700 900 602";
    expect(last(...BOOKING.slice(0, 3), words).asks).toBe("confirm");
  });

  test("a wrong phone number is asked for again", () => {
    expect(last("book", "Thursday at 3", "Jo Bell", "12345678").asks).toBe(
      "phone",
    );
    expect(last("book", "Thursday at 3", "Jo Bell", "999")).toMatchObject({
      asks: "phone",
      effects: [],
    });
  });

  test("who is not fussed about the day is still asked for the time", () => {
    const words = "Thursday or Friday, I'm not fussed";
    expect(last("book a check-up", words).asks).toBe("time");
  });

  test("the name alone can be changed", () => {
    const replies = talk(...BOOKING, "no", "The name", "Zoë Adams", "yes");
    expect(replies.at(-1)?.effects).toMatchObject([
      { appointment: { name: "Zoë Adams", day: "2026-03-12" } },
    ]);
  });
});

/** What is known of a booking after these lines. */
test.each(
  Object.entries({
    // Of two people, the second comes straight after the first.
    "book a check-up for me and my son on Friday at ten / Ann Hart / 07700 900123 / yes / straight after":
      { day: "2026-03-13", time: "10:30" },
    // What was offered is taken by a yes that names its day.
    "how much is a check-up / Yes please, on Friday if so": {
      day: "2026-03-13",
    },
    // What was made is moved to the weekday of its own week.
    "book a check-up next Tuesday at ten, Ann Hart, 07700 900123 / yes / can we move it to the Friday instead":
      { day: "2026-03-20" },
    // It is put on another day of the same name, or keeps the day when its weekday is said again.
    "book a check-up on Friday the 20th at ten, Ann Hart, 07700 900123 / no, Friday the thirteenth":
      { day: "2026-03-13" },
    "book a check-up next Friday, Ann Hart, 07700 900123 / the Friday, at ten":
      { day: "2026-03-20", time: "10:00" },
    // Where it hurts changes no treatment.
    "book a root canal on Friday at ten, Ann Hart, 07700 900123 / it's just sore when I chew":
      { treatment: "root-canal" },
    // A surname that is told later is added to the first name.
    "book a check-up / Thursday at half two / Ahmed / 07700 900123 / the surname's Al-Rashid":
      { name: "Ahmed Al-Rashid" },
    // Any time between the ones that are offered can be had.
    "book / Thursday / ten to ten": { time: "09:50" },
  }),
)("%s", (lines, slots) => {
  expect(last(...lines.split(" / ")).state.slots).toMatchObject(slots);
});

describe("what the clinic cannot do", () => {
  test.each([
    ["Sunday", /closed/],
    ["Good Friday", /Good Friday/],
    ["yesterday", /already/],
    ["in 8 months", /6 months/],
    ["the 31st of June", /no such date/i],
  ])("no appointment %s", (day, why) => {
    const reply = last("book an appointment", day);
    expect(reply.asks).toBe("day");
    expect(said(reply)).toMatch(why);
  });

  test.each(["7 in the morning", "quarter to six in the evening"])(
    "no appointment at %s, but near it",
    (time) => {
      const reply = last("book an appointment", "Thursday", time);
      expect(reply.asks).toBe("time");
      expect(
        last("book an appointment", "Thursday", time, reply.chips[0] ?? "")
          .asks,
      ).toBe("name");
    },
  );

  test("nothing in the past of today", () => {
    expect(last("book an appointment", "today at 9").asks).toBe("time");
    expect(last("book an appointment", "today at 11").asks).toBe("name");
  });

  test("the first of two nearest days can be taken as such", () => {
    expect(last("book", "Sunday", "the second one")).toMatchObject({
      asks: "time",
      understood: { slots: { day: "2026-03-16" } },
    });
  });
});
