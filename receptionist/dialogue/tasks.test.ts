import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said, talk } from "../testing/talk.ts";

/** Words that lead to each question of a booking. */
const QUESTIONS = [
  ["day", BOOKING.slice(0, 1)],
  ["time", [...BOOKING.slice(0, 1), "Thursday"]],
  ["name", BOOKING.slice(0, 2)],
  ["phone", BOOKING.slice(0, 3)],
  ["confirm", BOOKING],
  ["current-day", ["I need to move my appointment"]],
] as const;

describe.each(QUESTIONS)("at the question for the %s", (asks, lines) => {
  test.each([
    "actually leave it, I'll ring back another time",
    "I'll call back later",
    "I'll think about it",
    "oh no, I'd better have a think, thanks",
  ])("%s ends the call", (words) => {
    expect(last(...lines).asks).toBe(asks);
    expect(effects(...lines, words)).toEqual([{ name: "end" }]);
  });

  test.each([
    "never mind",
    "don't worry about it",
    "forget it",
    "actually it doesn't matter now",
    "no, leave it for now thanks",
  ])("%s leaves the task", (words) => {
    const reply = last(...lines, words);
    expect(reply).toMatchObject({ asks: "anything-else", effects: [] });
    expect(reply.state.task).toBeUndefined();
  });
});

test.each([
  "actually no, leave it, I'll keep it",
  "no actually leave it as it is, I'll come",
  "I'll keep it",
  "no, don't",
  "actually no, don't cancel, I'll keep it",
])("%s keeps an appointment that was to be cancelled", (words) => {
  const lines = ["cancel my appointment on Monday", "Lorraine Petrie"];
  expect(last(...lines).asks).toBe("confirm");
  const reply = last(...lines, words);
  expect(reply).toMatchObject({ asks: "anything-else", effects: [] });
  expect(reply.state.task).toBeUndefined();
});

test.each(["yeah that's right now", "yes, that's him"])(
  "a read-back that is answered with %s is booked",
  (words) => {
    const [effect] = effects(...BOOKING, words);
    expect(effect).toMatchObject({ name: "booked" });
  },
);

test.each([
  "no don't cancel it, can you move it to the 20th instead",
  "could we change it to the 20th rather than cancel it",
])("what was to be cancelled is moved: %s", (words) => {
  const lines = ["cancel my appointment on Monday", "Lorraine Petrie", words];
  expect(effects(...lines, "yes")).toEqual([]);
  expect(last(...lines).state).toMatchObject({
    task: "move",
    slots: {
      currentDay: "2026-03-16",
      day: "2026-03-20",
      name: "Lorraine Petrie",
    },
  });
});

test.each([
  ["it doesn't matter", "day"],
  ["leave it at three", "time"],
  ["I'll come back on Thursday", "day"],
])("%s is an answer", (words, slot) => {
  const { slots } = last(
    "book",
    ...(slot === "time" ? ["Thursday"] : []),
    words,
  ).state;
  expect(slots).toHaveProperty(slot);
});

describe("after a booking", () => {
  test.each([
    "yes, can I book one for my son as well please",
    "and one for my husband",
    "can you do another for her",
    "yes, my sister needs one as well",
  ])("%s begins another, for another name", (words) => {
    const [reply] = talk(...BOOKING, "yes please", words).slice(-1);
    expect(reply).toMatchObject({ asks: "day", state: { task: "book" } });
    expect(reply?.state.slots.name).toBeUndefined();
    expect(
      effects(
        ...BOOKING,
        "yes please",
        words,
        "Friday at ten",
        "Toby Marsh",
        "yes",
      ),
    ).toMatchObject([
      { appointment: { name: "Zoë O'Hara", day: "2026-03-12" } },
      { appointment: { name: "Toby Marsh", day: "2026-03-13" } },
    ]);
  });
});

describe("acts before the treatment that is named in them", () => {
  const TREATMENTS = ["check-up", "root canal", "lip filler"];
  test.each(
    TREATMENTS.flatMap((treatment) => [
      [`I want to complain about my ${treatment}`, "note"],
      [`I'd like to speak to a person about my ${treatment}`, "human"],
      [`I need to cancel my ${treatment} please`, "cancel"],
      [
        `Can you tell the dentist that I'm worried about my ${treatment}`,
        "note",
      ],
    ]),
  )("%s", (words, intent) => {
    expect(last(words).understood.intent).toBe(intent);
  });

  test("whoever wants a person is asked what it is about", () => {
    expect(last("Can I speak to a person?", "yes").asks).toBe("message");
  });
});

test.each(["can I get in", "any slots", "can I see someone"])(
  "%s this week: a booking",
  (wish) => {
    expect(last(`${wish} this week`).state.task).toBe("book");
  },
);

test("who carries on after the offer of the form is asked again, and offered no form", () => {
  const nonsense = ["purple", "green", "blue"];
  const reply = last(...BOOKING.slice(0, 3), ...nonsense, "Carry on");
  expect(reply.state.offer).toBeUndefined();
  expect(reply.asks).toBe("phone");
  expect(said(reply)).toContain("phone number");
});
