import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said } from "./testing/talk.ts";

const NUMBER = "07700 900123";
const names = (...lines: string[]) => effects(...lines).map(({ name }) => name);

describe("what is asked beside an answer", () => {
  test("each of two questions is answered", () => {
    const words =
      "it's 07700 900123 and is there anywhere to park and how much is it";
    const reply = last(...BOOKING.slice(0, 3), words);
    expect(said(reply)).toMatch(/bays.*£60|£60.*bays/);
    expect(reply.asks).toBe("confirm");
  });

  test("what nothing here answers goes into the note, in the caller's words", () => {
    const words = `${NUMBER} but does it include the fixing or not`;
    const reply = last(...BOOKING.slice(0, 3), words);
    expect(said(reply)).toContain("I can’t tell you that");
    expect(said(reply)).toContain("“Does it include the fixing or not?”");
  });

  test.each([
    "did you hear what I said just now",
    "do I say yes to that now",
    "what no it's not for her",
  ])("%s is no question for the team", (words) => {
    expect(last(...BOOKING, words).state.slots.message).toBeUndefined();
  });

  test("the price that is asked for is that of what is being booked, or was", () => {
    const words = "so how much is this one then for the chip";
    expect(said(last(...BOOKING, words))).toContain("A check-up is £60");
    const after = [...BOOKING, "yes", "and how much is that going to be"];
    expect(said(last(...after))).toContain("A check-up is £60");
  });
});

describe("what stands beside a yes", () => {
  test("a need is told, and the booking is made", () => {
    const words = "yes please, oh and my gums bleed a bit will you tell her";
    expect(names(...BOOKING, words)).toEqual(["booked", "note"]);
  });

  test("another treatment is booked next", () => {
    const words = "yep book it and can I get a root canal after that";
    const reply = last(...BOOKING, words);
    expect(reply.effects.map(({ name }) => name)).toEqual(["booked"]);
    expect(reply.state).toMatchObject({
      task: "book",
      slots: { treatment: "root-canal" },
    });
  });

  test("a message is taken after a cancellation", () => {
    const lines = ["cancel my appointment on Thursday", "Ann Hart"];
    const words = "yes cancel it thank you and will somebody tell the doctor";
    const reply = last(...lines, words);
    expect(reply.effects.map(({ name }) => name)).toEqual(["cancelled"]);
    expect(reply.state.task).toBe("note");
  });
});

test("what changes nothing at the read-back hears all of it again", () => {
  const reply = last(...BOOKING, "oh now hang on I thought we had that");
  expect(said(reply)).toMatch(/check-up on Thursday.*Shall I book it\?$/);
});

test("the treatment that is named beside a denied one is booked", () => {
  const words = "no not a check-up it's the root canal I'm after";
  expect(last(...BOOKING, words).state.slots.treatment).toBe("root-canal");
});

const treatmentAfter = (...lines: string[]) =>
  last(...lines).state.slots.treatment;

describe("the treatment that is booked", () => {
  test("comes back when the one that took its place is denied", () => {
    const lines = [...BOOKING, "make it a root canal"];
    expect(treatmentAfter(...lines)).toBe("root-canal");
    expect(treatmentAfter(...lines, "no I don't want a new root canal")).toBe(
      "check-up",
    );
  });

  test("stays when what was only asked about is denied", () => {
    const lines = [...BOOKING.slice(0, 3), "how much is a root canal"];
    const reply = last(...lines, "no I don't want a root canal I only asked");
    expect(reply.state.slots).toMatchObject({ treatment: "check-up" });
    expect(reply.asks).toBe("phone");
  });

  test("has its price told to who won't pay extra", () => {
    const words = "don't put me down for two I'm not paying extra";
    expect(said(last(...BOOKING, words))).toContain("A check-up is £60");
  });
});

test("an aside with a doctor in it books no doctor", () => {
  const words = "ooh a doctor lush so it'd have to be a Friday";
  const { slots } = last("I'd like to book a check-up", words).state;
  expect(slots.treatment).toBe("check-up");
});

test("who only wants to cancel is asked what is missing", () => {
  const words = "no you don't need to ring me, I only want to cancel it";
  const reply = last("cancel my appointment on Thursday", words);
  expect(reply.state.task).toBe("cancel");
  expect(reply.asks).toBe("name");
});

test.each([
  "I've got a doctor's appointment tomorrow and I'm fine now so I don't really need it",
  "I'm down for Thursday but I no longer need that",
])("%s cancels", (words) => {
  expect(last(words).state.task).toBe("cancel");
});

test("“cancels the Tuesday one” asks, and turns no move into a cancellation", () => {
  const lines = [
    "move my appointment on Tuesday to Friday at four",
    "Tom Hart",
  ];
  const words = `${NUMBER}, and that cancels the Tuesday one does it`;
  expect(last(...lines, words).state.task).toBe("move");
});

test("a move by a caller who can't come starts from the day that they name", () => {
  const { state } = last(
    "I have an appointment already Thursday I cannot come",
  );
  expect(state).toMatchObject({
    task: "move",
    slots: { currentDay: "2026-03-12" },
  });
});
