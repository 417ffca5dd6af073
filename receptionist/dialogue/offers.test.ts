import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said, talk } from "../testing/talk.ts";

const UNKNOWN = "Do you sell gift cards in Braille?";
const PAIN = "My tooth is killing me";
const PERSON = ["Ann Hart", "07700 900123"];

describe("an offer is taken", () => {
  test.each([
    "yes please",
    "Ann Hart",
    "07700 900123",
    "they can ring me back",
  ])("of a note, by “%s”, and its text is what led to it", (words) => {
    const { state } = last(UNKNOWN, words);
    expect(state.task).toBe("note");
    expect(state.slots.message).toBe(UNKNOWN);
  });

  test.each(["yes", "that one", "the first one", "that suits me", "Ann Hart"])(
    "of a time, by “%s”, also after a question",
    (words) => {
      const { state } = last(PAIN, "where do I park?", words);
      expect(state.slots).toMatchObject({ day: "2026-03-11", time: "10:15" });
    },
  );

  test("of a booking, once a question was answered and it was made again", () => {
    const lines = ["How much is a check-up?", "where are you?"];
    expect(said(last(...lines))).toContain("And shall I book a check-up");
    expect(last(...lines, "yes").state).toMatchObject({ task: "book" });
    expect(last(...lines, "are you open on Sunday?").state.offer).toBe(
      undefined,
    );
  });

  test("a later time or week is offered in its place", () => {
    expect(said(last(PAIN, "next week please"))).toContain("16th of March");
    expect(said(last(PAIN, "not that early"))).toContain("10:45");
    expect(last(PAIN, "a bit later", "yes").state.slots.time).toBe("10:45");
  });
});

describe("what a note tells", () => {
  test("who has asked for nothing is asked what it is about", () => {
    expect(last("can somebody ring me back").asks).toBe("message");
    expect(last("I need someone to ring me about it").asks).toBe("message");
    expect(
      effects("can somebody ring me back", "no, that's all", ...PERSON, "yes"),
    ).toMatchObject([{ name: "note", note: { message: "Please ring back" } }]);
  });

  test("a name or a number is no message", () => {
    const { state } = last("can I leave a note", ...PERSON);
    expect(state.slots).toMatchObject({ name: "Ann Hart", message: undefined });
  });

  test("when to ring is added at the read-back", () => {
    const lines = [UNKNOWN, "yes", ...PERSON, "best after five"];
    expect(said(last(...lines))).toContain(`${UNKNOWN} Best after five`);
  });
});

describe("a caller turns to something else", () => {
  test.each([
    ["book", "I already have an appointment, can I move it", "move"],
    ["book", "sorry, I meant cancel the one I have", "cancel"],
    ["move my appointment", "actually just cancel it", "cancel"],
    ["cancel my appointment on Friday", "can I move it instead", "move"],
    ["move my appointment", "I'd rather just book a new one", "book"],
  ])("“%s”, then “%s”", (before, words, task) => {
    expect(last(before, words).state.task).toBe(task);
  });

  test("also at the read-back, and a yes is then to the new act", () => {
    const move = ["move my appointment from Friday to Monday at nine"];
    const lines = [...move, ...PERSON, "could I just cancel it altogether"];
    expect(said(last(...lines))).toContain("Shall I cancel it");
    expect(effects(...lines, "yes")).toMatchObject([{ name: "cancelled" }]);
  });

  test("the appointment just made is moved within its day, and cancelled", () => {
    const moved = [...BOOKING, "yes", "could you make it an hour later", "yes"];
    expect(effects(...moved).at(-1)).toMatchObject({
      name: "moved",
      appointment: { day: "2026-03-12", time: "15:30" },
    });
    expect(
      last(...BOOKING, "yes", "sorry, I can't do Thursday").state.task,
    ).toBe("move");
    expect(effects(...moved, "cancel that please", "yes").at(-1)).toMatchObject(
      { name: "cancelled", appointment: { day: "2026-03-12" } },
    );
  });
});

describe("a time by its place", () => {
  test.each([
    ["the first", "08:30"],
    ["the last you have", "17:30"],
    ["the later one", "17:30"],
    ["as late as you can", "17:30"],
    ["as early as possible", "08:30"],
  ])("“%s” is none of the clock", (words, time) => {
    expect(last("book", "Friday", words).state.slots.time).toBe(time);
  });

  test("the last of the morning is in the morning", () => {
    const lines = ["book", "Friday", "in the morning", "the last one"];
    expect(last(...lines).state.slots.time).toBe("11:45");
  });

  test("a bit later asks again, from then on, and a plain time puts it right", () => {
    const lines = ["book", "Friday at nine", "a bit later"];
    expect(said(last(...lines))).toContain("from 9:30");
    expect(last(...lines, "eleven").state.slots.time).toBe("11:00");
    expect(last("book", "Friday at nine", "half ten").state.slots.time).toBe(
      "10:30",
    );
    expect(last("book", "Friday at nine", "eleven").state.slots.time).toBe(
      "11:00",
    );
  });
});

test("praise in the middle ends nothing, and the last thanks end the call", () => {
  const praised = talk("where are you?", "that's good to know", "fair enough");
  expect(praised.slice(1).map(({ understood }) => understood.intent)).toEqual([
    "thanks",
    "thanks",
  ]);
  expect(praised.flatMap((reply) => reply.effects)).not.toContainEqual({
    name: "end",
  });
  expect(
    effects(...BOOKING, "yes", "thank you", "perfect, cheers"),
  ).toContainEqual({ name: "end" });
});

test("the form bears the name of who owns the practice, not of a trial patient", () => {
  const lines = [
    "hi I'm Dr Priyanka Shah, I own a dental practice",
    "book a check-up for my mother Kokila Shah on Thursday at ten",
    "no don't book it",
  ];
  expect(effects(...lines, "I'd like a demo please")).toMatchObject([
    { name: "hand-over", fields: { name: "Dr Priyanka Shah" } },
  ]);
});

test("nor does it bear the name and the number of a patient whom the visitor made up", () => {
  const reply = last(...BOOKING, "yes", "I'd like a demo please");
  expect(reply.effects).toEqual([{ name: "hand-over", fields: {} }]);
});

test.each([
  "just the form please",
  "a demo I mean",
  "yeah go on then take me to the form",
])("who asks for it is taken to the form: %s", (words) => {
  expect(effects("what does Ellaira cost a month", words)).toContainEqual(
    expect.objectContaining({ name: "hand-over" }),
  );
});

test("what follows a yes to a note is its message", () => {
  const reply = last(
    "do you have a hoist in the room",
    "yes, say she can't stand and needs hoisting",
  );
  expect(reply.state.slots.message).toMatch(/she can't stand/i);
});

test.each([
  "what happens if somebody rings on a Sunday with a lost crown",
  "how would you deal with someone who wants to cancel an appointment",
])("a question about callers starts no task: %s", (words) => {
  expect(last(words).state.task).toBeUndefined();
});

test("who is going to pretend to be a patient is told to go ahead", () => {
  expect(
    said(last("I'm going to pretend I'm a patient, I want to see what you do")),
  ).toContain("try me as one of your patients would");
});

test("an owner who wants to be rung, and then gives a number, is in the form", () => {
  const lines = [
    "I own a practice in Tunbridge Wells",
    "can you ring me to talk it through",
  ];
  expect(effects(...lines, "Lorna Beckett 07700 900540")).toContainEqual(
    expect.objectContaining({
      name: "noted",
      fields: expect.objectContaining({
        name: "Lorna Beckett",
        phone: "07700900540",
      }),
    }),
  );
});
