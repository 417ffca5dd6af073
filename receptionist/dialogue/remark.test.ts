import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said } from "../testing/talk.ts";

const written = (...lines: string[]) =>
  effects(...lines).find(({ name }) => name === "note");

describe("what is said beside a yes", () => {
  test.each([
    ["yeah lovely, and he might want a text reminder", "text reminder"],
    ["Yes please and will it be the same lady I had, Rosie", "Rosie"],
    ["yeah. no voicemail though", "No voicemail"],
  ])("is read back before it is booked: %s", (words, remark) => {
    const reply = last(...BOOKING, words);
    expect(reply).toMatchObject({ asks: "confirm", effects: [] });
    expect(said(reply)).toContain(remark);
    expect(written(...BOOKING, words, "yes")).toMatchObject({
      note: { message: expect.stringContaining(remark) },
    });
  });

  test.each([
    "yes I think so",
    "yes but not Thursday",
    "yes if my husband agrees",
    "yes, hang on a minute",
  ])("is no note where it puts the yes in doubt: %s", (words) => {
    const reply = last(...BOOKING, words);
    expect(reply).toMatchObject({ asks: "confirm", effects: [] });
    expect(said(reply)).not.toContain("I’d write");
  });
});

describe("the note beside a booking", () => {
  const told = [...BOOKING, "I can't lie flat because of my hip"];

  test("holds what else the caller tells at the read-back", () => {
    expect(said(last(...told))).toContain("because of my hip");
    expect(last(...told).chips).toContain("Leave the note out");
  });

  test.each([
    ["ok yeah book it but put in I've still got the crown", "the crown"],
    ["yes book it but say I've got the crown in a bag", "the crown in a bag"],
    ["it's the left knee, can you put that in", "It's the left knee"],
    ["can you mention I've got sensitive teeth", "sensitive teeth"],
    ["put a note on it that I'll be five minutes late", "five minutes late"],
  ])("holds what is to be written: %s", (words, message) => {
    expect(written(...BOOKING, words, "yes")).toMatchObject({
      note: { message: expect.stringContaining(message) },
    });
  });

  test.each([
    "ring after twelve",
    "ring afternoons only, put that on",
    "could you call me before nine",
  ])("holds when to ring, and the appointment stays: %s", (words) => {
    const done = effects(...BOOKING, words, "yes");
    expect(done).toContainEqual(
      expect.objectContaining({
        name: "booked",
        appointment: expect.objectContaining({ time: "14:30" }),
      }),
    );
    expect(written(...BOOKING, words, "yes")).toBeDefined();
  });

  test("holds what is said with the number of when to ring it", () => {
    const number = "07700 900123 but text me till six";
    expect(written(...BOOKING.slice(0, -1), number, "yes")).toMatchObject({
      note: { phone: "07700900123", message: "Text me till six" },
    });
  });

  test("can be left out", () => {
    const reply = last(...told, "Leave the note out", "yes");
    expect(reply.effects.map(({ name }) => name)).toEqual(["booked"]);
  });

  test.each(["that's not what I said", "change the note", "the note is wrong"])(
    "is asked for anew after “%s”",
    (words) => {
      expect(last(...told, words)).toMatchObject({ asks: "message" });
      const right = "my hip is new, I can't lie flat";
      expect(written(...told, words, right, "yes")).toMatchObject({
        note: { message: "My hip is new, I can't lie flat" },
      });
    },
  );

  test("is none after all when nothing is to be said", () => {
    const lines = [...told, "change the note", "no, nothing"];
    expect(last(...lines)).toMatchObject({ asks: "confirm" });
    expect(written(...lines, "yes")).toBeUndefined();
  });
});

describe("a note that is read back", () => {
  const note = [
    "can you pass a message on to the doctor about mum's tablets",
    "Sheila Marsden 07700 900345",
  ];

  test("is told again by who objects to it, in the same breath or after", () => {
    const message = expect.stringMatching(
      /^For the doctor: the chemist has none left$/i,
    );
    expect(
      written(
        ...note,
        "I haven't said what it is. The chemist has none left",
        "yes",
      ),
    ).toMatchObject({ note: { message } });
    expect(
      written(
        ...note,
        "Change the message",
        "the chemist has none left",
        "yes",
      ),
    ).toMatchObject({ note: { message } });
  });

  test("takes up what is added to it", () => {
    expect(said(last(...note, "chemist has none left"))).toContain(
      "about mum's tablets. Chemist has none left",
    );
  });

  test("does not repeat the number that stands beside it", () => {
    const lines = [
      "can I leave a message",
      "I've been charged twice",
      "07700 900 412 but after five",
      "Shazia Khan",
    ];
    expect(written(...lines, "yes")).toMatchObject({
      note: { message: "I've been charged twice. After five" },
    });
  });
});

test("when not to ring stands in the note, and is no limit of the visit", () => {
  const phone = "07700 900641 but don't ring before three";
  const reply = last(...BOOKING.slice(0, 3), phone);
  expect(reply.state.slots).toMatchObject({
    time: "14:30",
    phone: "07700900641",
    message: "don't ring before three",
  });
});

test("a note that is not wanted is left out, in whatever words", () => {
  const told = [...BOOKING, "I can't lie flat because of my hip"];
  for (const words of ["Yes but I do not want a note", "give up with the note"])
    expect(last(...told, words).state.slots.message).toBeUndefined();
  const asked = [...told, "change the note", "No. Just book it please"];
  expect(last(...asked)).toMatchObject({ asks: "confirm" });
  expect(last(...asked).state.slots.message).toBeUndefined();
});

test("a name and a number that are told with the message are no part of it", () => {
  const words =
    "can you tell the dentist my gum is sore, Ann Hart 07700 900123";
  const { slots } = last(words).state;
  expect(slots).toMatchObject({ name: "Ann Hart", message: "my gum is sore" });
});

test("“don't send that” sends nothing, and says so", () => {
  const reply = last(
    "tell the dentist my gum is sore, Ann Hart 07700 900123",
    "no don't send that",
  );
  expect(reply.effects).toEqual([]);
  expect(said(reply)).toContain("won’t send it");
});
