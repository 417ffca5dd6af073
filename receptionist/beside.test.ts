import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said } from "./testing/talk.ts";

test("it's for another person: the name is asked again, and all else stays", () => {
  const reply = last(...BOOKING, "oh, it's for my son actually");
  expect(reply.asks).toBe("name");
  expect(reply.state.slots).toMatchObject({ phone: "07700900123" });
});

test("a number that is changed in one line is not asked for again", () => {
  const words = "oh and can I change my number, it's 07700 900 555";
  expect(effects(...BOOKING, words, "yes")).toMatchObject([
    { name: "booked", appointment: { phone: "07700900555" } },
  ]);
});

describe("several things in one line", () => {
  test("a question beside a wish is answered before it goes on", () => {
    const reply = last(
      "book me a check-up for Friday at ten and where do I park",
    );
    expect(said(reply)).toMatch(/bays outside.*What name/);
    expect(reply.state.slots.time).toBe("10:00");
  });

  test.each([
    ["how much is a check-up and is there parking", /£60.*bays outside/],
    ["how much is a check-up and do you do lip filler", /£60.*£220/],
  ])("of two questions both are answered: %s", (words, answers) => {
    expect(said(last(words))).toMatch(answers);
  });

  test("what the team should know stands in a note beside the booking", () => {
    const [wish, ...answers] = BOOKING;
    const lines = [`${wish}, and I'm allergic to latex`, ...answers];
    expect(said(last(...lines))).toContain("“I'm allergic to latex”");
    expect(effects(...lines, "yes")).toMatchObject([
      { name: "booked" },
      {
        name: "note",
        note: { message: "I'm allergic to latex", isBeside: true },
      },
    ]);
    expect(effects(...lines, "leave the note out", "yes")).toMatchObject([
      { name: "booked" },
    ]);
  });

  test("any number of questions leaves the booking where it was", () => {
    const questions = [
      "where do I park",
      "how much is a check-up",
      "do you do lip filler",
    ];
    const reply = last("a check-up please", ...questions, ...questions, "um");
    expect(reply.state.task).toBe("book");
    expect(said(reply)).not.toContain("I’m not getting this");
  });

  test("an emergency is heard first", () => {
    const words = "book me a check-up, I can't breathe, and where do I park";
    expect(last(words).understood.intent).toBe("emergency");
  });
});

describe("at the read-back", () => {
  test.each([
    ["yes please and tell me is there a car park", /bays/],
    ["yes please, where can I leave the car?", /bays/],
    ["Yes. Does he know about my dizziness, or do I say it again?", /booked/],
    ["Yes please. Actually how long will it take?", /takes \w+/],
  ])("a yes counts beside a plain question: %s", (words, answer) => {
    const reply = last(...BOOKING, words);
    expect(reply.effects[0]).toMatchObject({ name: "booked" });
    expect(said(reply)).toMatch(answer);
  });

  test.each([
    ["yes but where do I park", /bays/],
    ["yes, is it too late to change my mind", /Shall I book the check-up/],
    ["yes please, and is that with the dentist", /dentist/],
  ])("a yes waits for the answer to %s", (words, answer) => {
    const reply = last(...BOOKING, words);
    expect(reply).toMatchObject({ asks: "confirm", state: { task: "book" } });
    expect(said(reply)).toMatch(answer);
    expect(last(...BOOKING, words, "yes").effects).toMatchObject([
      { name: "booked" },
    ]);
  });
});

test("what nothing here answers is left to the team, and the answer beside it is taken", () => {
  const reply = last(
    ...BOOKING.slice(0, 2),
    "Zoë O'Hara, and should I keep the bit of tooth in milk",
  );
  expect(said(reply)).toContain("a note for the team");
  expect(reply.asks).toBe("phone");
});

describe("of what is being booked", () => {
  test.each([
    "how much is it going to be, I'm only on my pension",
    "you never did tell me what it costs",
    "is it £60 though",
  ])("the price is told: %s", (words) => {
    expect(said(last(...BOOKING, words))).toContain("A check-up is £60");
  });

  test("a question without an answer is read back as a note", () => {
    const words = "10, and can I stay in the room with her while it's done";
    const [, , name, phone] = BOOKING;
    const lines = ["a check-up on Thursday", words, name ?? "", phone ?? ""];
    expect(said(last(...lines))).toContain("“Can I stay in the room with her");
  });
});

describe("an owner's list of topics", () => {
  test.each([
    ["price, and do you take deposits", /calls you have.*each clinic/],
    ["starter plan, crm integration, price", /Starter.*your CRM.*calls you/],
  ])("%s has all of them answered", (words, answers) => {
    expect(said(last("I run a dental practice", words))).toMatch(answers);
  });

  test("names no patient's treatment", () => {
    const words = "we're two dentists and a hygienist, and we do lip filler";
    expect(last(words).state.task).toBeUndefined();
  });
});

test("what is read back is heard, whatever was asked beside the last answer", () => {
  const lines = [...BOOKING.slice(0, 3), "07700 900123, and where do I park"];
  expect(said(last(...lines))).toMatch(
    /Zoë O'Hara.*bays.*Shall I book the check-up/,
  );
});

test.each([
  "Oh and nobody's to ring her about it",
  "it's a surprise, so don't text my wife",
  "Can it say nobody's to ring her",
])("whom not to ring stands in a note: %s", (words) => {
  const reply = last(...BOOKING, words);
  expect(reply.state.slots.message).toMatch(/^(?:Nobody's|Don't|It's)/i);
  expect(last(...BOOKING, words, "Just book it, yes").effects).toHaveLength(2);
});

test("a yes that hangs on a lady dentist books nothing, though that is noted", () => {
  const reply = last(...BOOKING, "Yes please. Could it be a lady dentist?");
  expect(reply.effects).toEqual([]);
  expect(reply.state.slots.message).toContain("lady dentist");
});

test("a time that was offered stays while something is noted", () => {
  const lines = ["I've got toothache", "I'm really nervous"];
  expect(said(last(...lines))).toMatch(/in a note.*Would that suit you/);
});

test("a note beside a booking can be put right", () => {
  const lines = [...BOOKING, "please note that she's nervous"];
  const words = "no, the message should be that he's nervous of needles";
  expect(said(last(...lines, words))).toContain("“He's nervous of needles”");
});
