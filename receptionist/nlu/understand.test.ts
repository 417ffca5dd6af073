import { describe, expect, test } from "vitest";
import type { ExpectedSlot, Task } from "../types.ts";
import { heard as hear } from "../testing/talk.ts";

const heard = (words: string, asks: ExpectedSlot = "anything", task?: Task) =>
  hear(words, { asks, task });

describe("several things in one sentence", () => {
  test("a booking with all it needs", () => {
    expect(
      heard(
        "Hi, I'm Priya Patel and I need to see a dentist next Tuesday at quarter past ten, my number is oh seven seven double oh nine hundred one two three",
      ),
    ).toMatchObject({
      intent: "book",
      day: "2026-03-17",
      time: "10:15",
      name: "Priya Patel",
      phone: "07700900123",
    });
  });

  test.each([
    [
      "Thursday at half two, it's Zoë O'Hara",
      "2026-03-12",
      "14:30",
      "Zoë O'Hara",
    ],
    ["thursday half 2 its zoe ohara", "2026-03-12", "14:30", "Zoe Ohara"],
    ["3 on Friday", "2026-03-13", "15:00", undefined],
    ["Thursday morning at 10", "2026-03-12", "10:00", undefined],
  ])("%s", (words, day, time, name) => {
    const found = heard(words, "day", "book");
    expect(found).toMatchObject({ intent: "inform", day, time });
    expect(found.name).toBe(name);
  });
});

describe("a correction", () => {
  test.each([
    ["sorry, I meant four o'clock", { time: "16:00" }],
    ["Not Monday, I'm at work. Tuesday would do.", { day: "2026-03-17" }],
    ["not Thursday, we're away, Friday's fine", { day: "2026-03-13" }],
    ["wait, I'm away that Thursday, Friday instead", { day: "2026-03-13" }],
    [
      "no not Macdonald, McDonnell, Fergus McDonnell",
      { name: "Fergus McDonnell" },
    ],
    ["not Clark, it's Clarke, Susan Clarke", { name: "Susan Clarke" }],
    ["yes but make it 10", { time: "10:00" }],
  ])("%s", (words, slots) => {
    expect(heard(words, "confirm", "book")).toMatchObject({
      intent: "inform",
      clearYes: false,
      ...slots,
    });
  });
});

describe("what moves, and where to", () => {
  test.each([
    ["move my Thursday appointment to Friday", "2026-03-12", "2026-03-13"],
    [
      "can I change my appointment on Monday to Tuesday",
      "2026-03-16",
      "2026-03-17",
    ],
    ["I need to move my appointment on Thursday", "2026-03-12", undefined],
  ])("%s", (words, currentDay, day) => {
    const found = heard(words);
    expect(found.intent).toBe("move");
    expect(found.currentDay).toBe(currentDay);
    expect(found.day).toBe(day);
  });
});

describe("the same words, asked for different things", () => {
  test("a bare number", () => {
    expect(heard("two please", "time", "book").time).toBe("14:00");
    expect(heard("the 12", "day", "book").day).toBe("2026-03-12");
    expect(heard("two please").time).toBeUndefined();
  });

  test("a bare name", () => {
    expect(heard("priya patel", "name", "book")).toMatchObject({
      intent: "inform",
      name: "Priya Patel",
    });
    expect(heard("priya patel").name).toBeUndefined();
  });

  test("a name that is a word of ours", () => {
    expect(heard("Holly Price", "name", "book").name).toBe("Holly Price");
    expect(heard("it's April May", "name", "book").name).toBe("April May");
  });

  test("when to ring back is not when to come", () => {
    const words = "could somebody ring me tomorrow afternoon, 07700 900123";
    expect(heard(words)).toMatchObject({ intent: "note", day: undefined });
  });

  test("who goes back to say which day they meant has said it", () => {
    const words = "sorry, can we go back, I meant Friday";
    expect(heard(words, "name", "book")).toMatchObject({
      intent: "inform",
      day: "2026-03-13",
    });
  });

  test("999 for a phone number is no emergency", () => {
    expect(heard("999", "phone", "book").intent).not.toBe("emergency");
    expect(heard("999").intent).toBe("emergency");
  });
});

describe("days and times that depend on what stands beside them", () => {
  test.each<[string, string | undefined, string | undefined]>([
    ["not this Friday the one after", "2026-03-20", undefined],
    ["Friday. Not this Friday, the one after", "2026-03-20", undefined],
    ["two things are wrong, it's Friday at three", "2026-03-13", "15:00"],
    ["tomorrow's no good for me, the day after", "2026-03-13", undefined],
    ["half two April 3rd", "2026-04-03", "14:30"],
    ["ten o'clock on the 1st of April", "2026-04-01", "10:00"],
    ["can't do ten, can do eleven", undefined, "11:00"],
    ["after three if possible, say half three", undefined, "15:30"],
    ["just gone two, say quarter past", undefined, "14:15"],
    ["Friday 9.30ish", "2026-03-13", "09:30"],
    ["first thing Monday, nine o'clock", "2026-03-16", "09:00"],
    ["Monday but not this one, the one after", "2026-03-23", undefined],
    ["can't do mornings so two", undefined, "14:00"],
    ["not Friday, after Thursday anyway", undefined, undefined],
    ["my tooth broke on Sunday, I need it seeing to", undefined, undefined],
    ["I've had this since Monday, is Friday free", "2026-03-13", undefined],
    ["eight fortyfive on Friday", "2026-03-13", "08:45"],
  ])("%s", (words, day, time) => {
    const found = heard(words, time && !day ? "time" : "day", "book");
    expect(found.day).toBe(day);
    expect(found.time).toBe(time);
  });

  test.each([
    ["half past to", "14:30"],
    ["quarter to for", "15:45"],
    ["quarter past tree", "15:15"],
  ])("a time as a recogniser writes it: %s", (words, time) => {
    expect(heard(words, "time", "book").time).toBe(time);
  });

  test.each([
    ["before nine", { from: "00:00", until: "09:00" }],
    ["no later than eleven", { from: "00:00", until: "11:00" }],
    ["it has to be before four", { from: "00:00", until: "16:00" }],
    ["any time after four", { from: "16:00", until: "24:00" }],
    ["before work", { from: "00:00", until: "09:00" }],
    ["after school", { from: "15:30", until: "24:00" }],
    ["quarter past", undefined],
  ])("a bound or half a time is an answer and no time: %s", (words, part) => {
    const found = heard(words, "time", "book");
    expect(found.intent).toBe("inform");
    expect(found.time).toBeUndefined();
    expect(found.part).toEqual(part);
  });

  test("one in the morning is an appointment, not an hour", () => {
    expect(
      heard("can I swap my slot for one in the morning").time,
    ).toBeUndefined();
  });

  test.each([
    "I've the hygienist tomorrow and I'm going to have to move it",
    "I'm down for tomorrow and it's no good to me any more, can we move it?",
    "I'm booked in for tomorrow, could we move that",
  ])("the day of an appointment that is to be moved: %s", (words) => {
    const found = heard(words);
    expect(found).toMatchObject({ intent: "move", currentDay: "2026-03-12" });
    expect(found.day).toBeUndefined();
  });
});

test.each(["07700 900 124, no sorry, 123", "07700 900 12 sorry 07700 900123"])(
  "a number that is put right on the way: %s",
  (words) => {
    expect(heard(words, "phone", "book").phone).toBe("07700900123");
  },
);

test.each([
  ["we run a physio practice in Leeds, does it work with our crm", "crm"],
  ["I own three salons and I'd like to see a demo", "demo"],
  ["can you put me through to one of the ladies on reception", "human"],
  ["how soon after fillers can I go swimming", "medical"],
  ["my husband's in for Tuesday but he's working so scrap that one", "cancel"],
] as const)("%s is %s", (words, intent) => {
  const { intent: got, entry } = heard(words);
  expect(entry?.id ?? got).toBe(intent);
});
