import { describe, expect, test } from "vitest";
import { last, said } from "../testing/talk.ts";

const BOOK = "I'd like a check-up";

/** What is taken, or else the days that are offered. */
function when(...lines: string[]) {
  const { state, chips } = last(BOOK, ...lines);
  return state.slots.day ?? chips.join(", ");
}

describe("of two days", () => {
  test.each([
    ["Monday or Thursday", "2026-03-12"],
    ["Sunday or Monday", "2026-03-16"],
    ["Saturday or Monday, after two", "2026-03-16"],
    ["Good Friday or the Saturday before", "2026-03-28"],
    ["Easter Monday or failing that the 9th of April", "2026-04-09"],
    ["today or tomorrow, before ten", "2026-03-12"],
    ["I'm off Mondays and Thursdays so whichever's first", "2026-03-12"],
    ["next week Tuesday or Thursday not before ten", "2026-03-17"],
    ["a Monday or a Friday but not this week", "2026-03-16"],
    ["I look after him Mondays and Tuesdays so Friday", "2026-03-13"],
    ["Mondays and Tuesdays are no good, Friday", "2026-03-13"],
    [
      "Thursday? Ooh I couldn't get there, have you anything Friday",
      "2026-03-13",
    ],
  ])("“%s” takes the first that can be had", (words, day) => {
    expect(when(words)).toBe(day);
  });
});

test.each([
  [
    "my wedding's on the 21st so some time before that",
    /^Today, Tomorrow, Friday/,
  ],
  ["I'm away until the 24th, so it'd have to be after", /^Wed 25/],
  ["the week of the sixth of April", /^Tue 7/],
])("“%s” offers days within it", (words, days) => {
  expect(when(words)).toMatch(days);
});

test("a day is kept, and its times are those that are not too early", () => {
  const reply = last(BOOK, "Tuesday the 17th, but not too early");
  expect(said(reply)).toContain("from 10 o’clock");
});

test.each([
  // On a day within what was named.
  ["the week of the 13th of April / Wednesday", "2026-04-15"],
  ["the week of the 13th of April / the Wednesday that week", "2026-04-15"],
  ["after the twentieth of April, a Friday", "2026-04-24"],
  ["a Thursday in April", "2026-04-02"],
  ["the Tuesday straight after Easter Monday", "2026-04-07"],
  ["they break up on the 3rd, so any day after that", "2026-04-04"],
  ["the week starting the sixth of April / Friday after four", "2026-04-10"],
  [
    "the week starting the sixth of April / Tuesday's grand if you've nothing before it",
    "2026-04-07",
  ],
  [
    "the week starting the sixth of April / is Thursday any good that week",
    "2026-04-09",
  ],
  [
    "the week starting the sixth of April / about ten / the Wednesday",
    "2026-04-08",
  ],
  // A day that was agreed on stays, unless another is named.
  ["the 2nd of April / it has to be before the 6th", "2026-04-02"],
  ["Thursday the 19th at two / could it be the Friday", "2026-03-20"],
  ["Monday or Thursday / Friday / no", "2026-03-13"],
])("“%s” is %s", (lines, day) => {
  expect(when(...lines.split(" / "))).toBe(day);
});

test("a day outside of what is named later is asked for again", () => {
  const lines = ["the 2nd of April", "no, the week of the 13th of April"];
  expect(when(...lines)).toMatch(/^Mon 13/);
});

test.each(["is there owt earlier", "anything a wee bit earlier that day"])(
  "“%s” is asked of the day that the caller chose",
  (words) => {
    const lines = ["Saturday the 28th at eleven", words];
    const { state, asks, chips } = last(BOOK, ...lines);
    expect(asks).toBe("time");
    expect(state.slots.day).toBe("2026-03-28");
    expect(state.part?.until).toBe("11:00");
    expect(chips[0]).toBe("9 am");
  },
);

test("a day that was named is not called the first", () => {
  const reply = last(BOOK, "Friday, whatever time you have");
  expect(said(reply)).toMatch(/^So that’s Friday the 13th of March at 8:30/);
});

test("on a day without what was wanted of others, its hours are told", () => {
  const words = "I work nine to five so a Saturday or after work";
  const { state, asks, chips } = last(BOOK, words, "Saturday the 28th");
  expect(state.part?.from).toBe("17:00");
  expect(asks).toBe("time");
  expect(chips[0]).toBe("9 am");
});

test("days on which the caller is busy are no name", () => {
  const words = "I've got my grandson Mondays and Tuesdays so not those";
  expect(last(BOOK, words).state.slots.name).toBeUndefined();
});

test("what there is this week is not on a day that is ruled out", () => {
  const words = "any day but a Wednesday, what have you got this week";
  expect(said(last(BOOK, words))).toContain(
    "The first I have is tomorrow, Thursday the 12th of March",
  );
});

test("a long visit ends before the clinic closes", () => {
  const day = ["I'd like a root canal", "Saturday"];
  expect(said(last(...day))).toContain("to 11:30 in the morning");
  const reply = last(...day, "half past twelve");
  expect(said(reply)).toContain("the last appointment is at 11:30");
  expect(reply.state.slots.time).toBeUndefined();
});

test("“any day” with a time takes the first day that has it", () => {
  const reply = last(BOOK, "any day but Thursday, at quarter past three");
  expect(reply.state.slots).toMatchObject({ day: "2026-03-11", time: "15:15" });
});

test("“busy before that” is no limit the other way round", () => {
  const reply = last(BOOK, "Thursday", "after half two, I'm busy before that");
  expect(said(reply)).toContain("from 2:30 to");
});

test("a telephone number that is begun and given once more is no time", () => {
  const lines = ["Thursday at half nine", "Ann Hart"];
  const phone = "wait, it's oh two oh one, 020 7946 0318";
  expect(last(BOOK, ...lines, phone).state.slots.time).toBe("09:30");
});

test("why one day is no good is no limit for another", () => {
  const words = "Thursday's no good, I'm on site till five, Friday";
  expect(said(last(BOOK, words))).toContain("from 8:30 in the morning");
});

describe("a day or a time that was agreed on", () => {
  test.each([
    "Thursday's a bit tricky, I've got pilates",
    "no I said Thursday's no good",
    "no dear I can't do Thursday",
  ])("is given up: %s", (words) => {
    const reply = last("a check-up on Thursday at ten", words);
    expect(reply).toMatchObject({ asks: "day", state: { task: "book" } });
  });

  test("is given up for another part of the day", () => {
    const words = "ten is a bit early, have you anything after four? Jo Bell";
    const { asks, state } = last("a check-up on Thursday at ten", words);
    expect([asks, state.slots.name]).toEqual(["time", "Jo Bell"]);
  });

  test("is no neighbour's visit", () => {
    const words = "my neighbour Doreen's coming at eleven, later in the week";
    expect(last("a check-up", words).state.slots.time).toBeUndefined();
  });
});
