import { describe, expect, test } from "vitest";
import { effects, last, said, talk } from "../testing/talk.ts";

const NAME = "Ann Hart";
const NUMBER = "07700 900123";
const NOTE = ["leave a message please", "my crown came off", NAME, NUMBER];

/** The note as it is read back. */
const noted = (...lines: string[]): string | undefined =>
  /“(.*)”/.exec(said(last(...lines, NAME, NUMBER)))?.[1];

describe("what is written", () => {
  test.each([
    [
      "can I leave a message for the doctor about my mum's tests",
      "For the doctor about my mum's tests",
    ],
    ["can somebody ring me about my bill", "About my bill"],
    [
      "yeah hello, could you let the hygienist know I'm on antibiotics",
      "Let the hygienist know I'm on antibiotics",
    ],
    ["leave a message: my right side is swollen", "My right side is swollen"],
  ])("%s", (words, note) => {
    expect(noted(words)).toBe(note);
  });

  test.each([
    "could someone give me a ring about that please",
    "yes get them to ring me about that",
  ])("%s: what was asked before", (words) => {
    const question = "can I fly after a tooth out";
    expect(noted(question, words)).toBe("Can I fly after a tooth out");
  });

  test("that it is not urgent takes nothing back", () => {
    const lines = [
      "are you able to take messages for the dentist",
      "it's loose",
    ];
    expect(noted(...lines, "no, it's not urgent")).toBe(
      "For the dentist: it's loose",
    );
  });

  test("a name and a number that are told with it are no part of it", () => {
    const words = "tell the dentist my gum is sore, Ann Hart, 07700 900123";
    expect(last(words).state.slots).toMatchObject({
      name: NAME,
      message: "tell the dentist my gum is sore",
    });
  });
});

test("for whom it is stands before what is told next", () => {
  for (const wish of [
    "could you ask the dentist to ring me",
    "can you take a message for the dentist, please?",
  ])
    expect(noted(wish, "my crown is loose")).toBe(
      "For the dentist: my crown is loose",
    );
});

test("takes the place of a booking where none is wanted", () => {
  const words =
    "could you leave a message for the dentist, I don't want an appointment";
  expect(last("I'd like to book a check-up", words).state.task).toBe("note");
});

describe("at its read-back", () => {
  test("what else is told is added", () => {
    const words = "they put it in on Monday";
    expect(said(last(...NOTE, words))).toContain(
      "“My crown came off. They put it in on Monday”",
    );
  });

  test("it is told anew when it is to be changed", () => {
    expect(last(...NOTE, "change the message").asks).toBe("message");
    const lines = [...NOTE, "change the message", "my filling came out"];
    expect(said(last(...lines))).toContain("“My filling came out”");
  });

  test.each(["no forget it", "don't worry about it", "no"])(
    "%s: nothing is sent",
    (words) => {
      const replies = talk(...NOTE, words);
      expect(replies.at(-1)?.state.task).toBeUndefined();
      expect(replies.flatMap((reply) => reply.effects)).toEqual([]);
    },
  );

  test.each(["is the dentist in tomorrow", "say that again"])(
    "%s adds nothing",
    (words) => {
      const reply = last(...NOTE, words);
      expect(reply.asks).toBe("confirm");
      expect(reply.state.slots).toEqual(last(...NOTE).state.slots);
    },
  );

  test("a yes sends it", () => {
    expect(effects(...NOTE, "yes please")).toEqual([
      {
        name: "note",
        note: {
          name: NAME,
          phone: "07700900123",
          message: "My crown came off",
        },
      },
    ]);
  });
});

test("an owner's message for somebody of the clinic is no question for us", () => {
  const lines = ["what packages do you offer", "take a message for the nurse"];
  expect(last(...lines).state.task).toBe("note");
});

describe("a note beside a booking", () => {
  const READ_BACK = [
    "lip filler on Thursday at four",
    NAME,
    NUMBER,
    "Can I have it if I've been using retinol, or do I need to stop first?",
  ];

  test("holds what only the clinician can answer, as one question", () => {
    expect(said(last(...READ_BACK))).toMatch(
      /so I’ll put it in a note.*stop first\?”/,
    );
  });

  test("is not written twice", () => {
    const { state } = last(...READ_BACK, "you'll still ask them about that?");
    expect(state.slots.message).toMatch(/^Can I have it .* stop first\?$/);
    const reply = last(...READ_BACK, "yes", "and you'll ask them about that?");
    expect(reply.say[0]).toBe("I’ve put that in the team’s inbox.");
    expect(reply.state.task).toBeUndefined();
  });

  test("is left out, and the yes beside that counts", () => {
    const words = "yes please. You needn't write that bit about the retinol.";
    expect(effects(...READ_BACK, words)).toMatchObject([{ name: "booked" }]);
  });
});

test("an offered note holds the request and what is said with the yes", () => {
  const words = [
    "my tablets are running low, I need my repeat prescription doing",
    "oh yes please. It's the Boots on the high street",
  ];
  expect(noted(...words)).toMatch(/^My tablets .*\. It's the Boots/);
  const done = "yes, send it. And can I book a check-up?";
  const reply = last(...words, NAME, NUMBER, "add that it's urgent", done);
  expect(reply.effects).toMatchObject([{ name: "note" }]);
  expect(reply.state.task).toBe("book");
});

test("the times are said again, and one that is asked about is not taken", () => {
  const words = ["a check-up on Thursday", "did you say half past five?"];
  expect(last(...words).state.slots.time).toBeUndefined();
  expect(said(last(...words))).toContain("I have times from");
});
