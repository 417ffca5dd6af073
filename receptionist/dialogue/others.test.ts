import { describe, expect, test } from "vitest";
import { effects, last, said } from "../testing/talk.ts";

describe("two people in one call", () => {
  const TWO = [
    "Book me and my husband in for a check-up on Friday after four",
    "half past four",
    "Ann Hart",
    "07700 900123",
  ];

  test("are told at the read-back, and booked by a yes each, one straight after the other", () => {
    expect(said(last(...TWO))).toContain("Then I’ll book the other one.");
    expect(said(last(...TWO, "yes"))).toContain(
      "the next free time, 5 o’clock",
    );
    expect(effects(...TWO, "yes", "Tom Hart", "yes")).toMatchObject([
      { appointment: { name: "Ann Hart", time: "16:30" } },
      { appointment: { name: "Tom Hart", time: "17:00", day: "2026-03-13" } },
    ]);
  });

  test("are told what is not booked when they hang up after the first", () => {
    const reply = last(...TWO, "yes", "cheers, bye");
    expect(said(reply)).toMatch(/the other one isn’t booked.*Goodbye/);
  });

  test("are one again when it was only the one", () => {
    expect(last(...TWO, "no, just the one").state.coming).toEqual([]);
  });
});

describe("three who are named at once", () => {
  const THREE = [
    "I'd like a check-up for me and my two kids, after school",
    "Friday at half three",
    "Alfie first, he's five, then Maisie, then me last, I'm Claire Hodgson",
    "07700 900123",
  ];

  test("are booked in that order, and each is asked for once", () => {
    expect(said(last(...THREE))).toMatch(/book Maisie.*book Claire Hodgson/);
    expect(effects(...THREE, "So yeah, book it", "yes", "yes")).toMatchObject([
      { appointment: { name: "Alfie", time: "15:30" } },
      { appointment: { name: "Maisie" } },
      { appointment: { name: "Claire Hodgson" } },
    ]);
  });

  test("change their order when one of them is to go first", () => {
    const reply = last(...THREE, "Oh wait, can Maisie go first?");
    expect(reply.state.slots.name).toBe("Maisie");
    expect(said(reply)).toContain("Then I’ll book Alfie");
  });
});

test("a day that is told beside the number of people is taken", () => {
  const reply = last("a check-up", "Friday at four, but it's for two of us");
  expect(reply.state).toMatchObject({
    slots: { day: "2026-03-13", time: "16:00" },
    coming: [{ isOther: true }],
  });
});

test("two people are heard as two, however they are named", () => {
  const reply = last("can my husband and I both come for a check-up");
  expect(reply.state).toMatchObject({
    task: "book",
    coming: [{ isOther: true }],
  });
});

test("what was booked for one of them is moved by their name", () => {
  const one = "book a check-up on Thursday at ten, Ann Hart, 07700 900123";
  const reply = last(one, "yes", "can we change Ann's to the Friday");
  expect(reply.state).toMatchObject({ task: "move" });
});

test("one more is added at the read-back", () => {
  const one = "book a check-up on Thursday at ten, Ann Hart, 07700 900123";
  const reply = last(one, "could you do my husband after me");
  expect(reply.state.slots.name).toBe("Ann Hart");
  expect(said(reply)).toContain("Then I’ll book the other one");
});

test("“straight after” with a time of its own counts from no earlier visit", () => {
  const one = "book a check-up on Thursday at ten, Ann Hart, 07700 900123";
  const next = "a check-up next week on Tuesday";
  const reply = last(one, "yes", next, "4 pm, and Tom straight after");
  expect(reply.state.slots).toMatchObject({ day: "2026-03-17", time: "16:00" });
});

test("a yes is taken after however many times it was asked for", () => {
  const asked = "book a check-up on Thursday at ten, Ann Hart, 07700 900123";
  const doubts = ["yes I suppose", "what have I got so far", "what day is it"];
  const [effect] = last(asked, ...doubts, "yes please").effects;
  expect(effect?.name).toBe("booked");
});

test("the appointments of two people are cancelled one after the other", () => {
  const lines = [
    "I need to cancel two appointments on Friday, mine and my husband's",
    "Joan Hart",
    "yes",
    "Peter Hart",
    "yes",
  ];
  expect(effects(...lines)).toEqual([
    {
      name: "cancelled",
      appointment: { name: "Joan Hart", day: "2026-03-13" },
    },
    {
      name: "cancelled",
      appointment: { name: "Peter Hart", day: "2026-03-13" },
    },
  ]);
});

test("after a cancellation “and my husband's” is cancelled as well, under his own name", () => {
  const reply = last(
    "cancel my appointment on Friday, Joan Hart",
    "yes",
    "and my husband's",
    "Friday as well",
  );
  expect(reply).toMatchObject({ asks: "name", effects: [] });
});

test.each([
  "actually he wants to come in another time, after the 20th",
  "I want to make a new one for my husband for after the 20th",
  "we need to rebook for the week after",
])("after a cancellation a new appointment is booked: %s", (words) => {
  const reply = last(
    "cancel my appointment on Friday, Joan Hart",
    "yes",
    words,
  );
  expect(reply.state).toMatchObject({ task: "book", coming: [] });
});

describe("two treatments", () => {
  const lines = [
    "I'd like a check-up and lip filler",
    "Thursday at half two",
    "Jo Bell",
    "07700 900123",
  ];

  test("are booked one after the other, for the same person", () => {
    expect(effects(...lines, "yes", "yes please")).toMatchObject([
      { appointment: { treatment: "Check-up", time: "14:30" } },
      { appointment: { treatment: "Dermal filler", time: "15:00" } },
    ]);
  });

  test("have both prices", () => {
    const words = "how much will it be for the two";
    expect(said(last(...lines, words))).toMatch(/£60.*£220/);
  });

  test("are one where the caller wants one", () => {
    const { state } = last(
      "I'd like a check-up and lip filler",
      "no just the filler",
    );
    expect(state.coming).toEqual([]);
    expect(state.slots.treatment).toBe("filler");
  });
});

test("one more is booked after another one is moved", () => {
  const lines = [
    "I need to move my check-up on Thursday",
    "can I book one for my daughter as well?",
    "Friday at ten",
    "Ann Hart",
    "07700 900123",
  ];
  expect(said(last(...lines))).toContain("Then I’ll book the other one.");
  expect(
    effects(...lines, "yes", "Monday at nine", "Ellie Hart", "yes"),
  ).toMatchObject([
    { name: "moved", appointment: { name: "Ann Hart" } },
    { name: "booked", appointment: { name: "Ellie Hart", time: "09:00" } },
  ]);
});

describe("a mother and her son", () => {
  const FIRST = [
    "I'm after a couple of appointments, one for me and one for my little boy",
    "lip filler for me and a check-up for my son",
    "Thursday at half three",
    "the check-up first please",
    "Alfie Brooks",
    "07700 900 418",
  ];
  const BOTH = [...FIRST, "yes please, book Alfie's", "Hannah Brooks"];

  test("have each their own treatment, in the order that is asked for", () => {
    expect(said(last(...FIRST))).toContain("Then I’ll book dermal filler");
    expect(effects(...BOTH, "yes")).toMatchObject([
      { appointment: { name: "Alfie Brooks", treatment: "Check-up" } },
      { appointment: { name: "Hannah Brooks", time: "16:00" } },
    ]);
  });

  test("are told both when she asks what she has now", () => {
    const told = said(last(...BOTH, "yes", "what have I got booked now?"));
    expect(told).toContain("Yes, Hannah Brooks is down for");
    expect(told).toContain("And Alfie Brooks is down for");
  });

  test("change places when the other is to come first", () => {
    const lines = [...FIRST.slice(0, 3), "no, put him first please"];
    const { slots, coming } = last(...lines).state;
    expect([slots.treatment, coming[0]?.treatment]).toEqual([
      "check-up",
      "filler",
    ]);
  });

  test("have the appointment changed that is named", () => {
    const words = "can we move Alfie's check-up to the Friday, same time";
    expect(said(last(...BOTH, words))).toMatch(/^I’ll take them one at a time/);
    expect(effects(...BOTH, "yes", words, "yes").at(-1)).toMatchObject({
      name: "moved",
      appointment: { name: "Alfie Brooks", day: "2026-03-13", time: "15:30" },
    });
    expect(said(last(...BOTH, "yes", "and Alfie's?"))).toContain(
      "Alfie Brooks is down for Thursday",
    );
    expect(effects(...BOTH, "yes", "cancel my filler", "yes").at(-1)).toEqual({
      name: "cancelled",
      appointment: { name: "Hannah Brooks", day: "2026-03-12" },
    });
  });
});

test("whose treatment it is can be put right: the other one is left to the other person", () => {
  const lines = ["a check-up for me and my wife", "Thursday"];
  const { slots, coming } = last(...lines, "mine's the filler").state;
  expect(slots.treatment).toBe("filler");
  expect(coming).toMatchObject([{ treatment: "check-up", isOther: true }]);
});

describe("a man and his wife, in long sentences", () => {
  const LINES = [
    "I'd like to book in for me and my wife please",
    "Thursday would be good. So mine's a check-up, and my wife wants some filler.",
    "half two",
    "Steve Bradshaw",
    "07700 900 341",
    "Yes please, lovely. And then my wife after that, Karen Bradshaw.",
  ];

  test("are each booked with their own treatment, and a yes counts before the next", () => {
    expect(effects(...LINES)).toMatchObject([
      { appointment: { name: "Steve Bradshaw", treatment: "Check-up" } },
    ]);
    expect(effects(...LINES, "yes").at(-1)).toMatchObject({
      appointment: { name: "Karen Bradshaw", treatment: "Dermal filler" },
    });
  });

  test("lose nothing by a question whether the first is booked", () => {
    const asked = "Hang on, you've already booked mine, haven't you?";
    expect(last(...LINES, asked).state.task).toBe("book");
  });
});
