import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said } from "./testing/talk.ts";

test.each(["suicide", "stroke", "unconscious"])(
  "%s, in a single word, is asked about",
  (word) => {
    expect(said(last(word))).toMatch(/999.*Is this an emergency now/);
    expect(effects(word, "yes")).toMatchObject([{ name: "emergency" }]);
  },
);

test("a word that tells of nothing is not", () => {
  expect(last("book", "purple").asks).toBe("day");
  expect(said(last("book", "purple"))).not.toContain("999");
});

describe("an emergency comes first", () => {
  test.each([[], ["book"], BOOKING, ["cancel my appointment", "Friday"]])(
    "after %j",
    (...before) => {
      const reply = last(
        ...before,
        "my husband has chest pain and can't breathe",
      );
      expect(reply.understood.intent).toBe("emergency");
      expect(reply.effects).toEqual([{ name: "emergency", number: "999" }]);
      expect(said(reply)).toContain("999");
    },
  );

  test("medical advice is never given", () => {
    const reply = last("is this mole dangerous?");
    expect(reply.understood.intent).toBe("medical");
    expect(said(reply)).toContain("111");
  });
});

describe("in doubt whether it is an emergency", () => {
  // Which complaint is a doubtful one changes with what was learned.
  const DOUBT =
    [
      "I feel very dizzy",
      "I've come over a bit funny",
      "my head's spinning",
      "I feel really poorly",
      "something's not right with my mum",
      "I'm not feeling right at all",
      "my dad's not himself",
      "my hand feels odd",
      "I think I need help",
    ].find((words) => /999.*111/.test(said(last("book", words)))) ?? "";

  test("the receptionist gives both numbers and asks", () => {
    expect(last("book", DOUBT)).toMatchObject({
      say: [expect.stringMatching(/999.*111/), "Is this an emergency now?"],
      effects: [],
    });
  });

  test.each([
    ["yes", "999"],
    ["yes it's closing up", "999"],
    ["I'm not sure", "111"],
    ["I can't breathe", "999"],
  ])("%s leads to %s", (words, number) => {
    expect(effects("book", DOUBT, words)).toEqual([
      { name: "emergency", number },
    ]);
  });

  test("the same complaint again leads to a number", () => {
    expect(effects("book", DOUBT, DOUBT)).toEqual([
      { name: "emergency", number: expect.stringMatching(/^(?:999|111)$/) },
    ]);
  });

  test("a no goes on with what was said before", () => {
    expect(last("book", DOUBT).state.doubt).toBe(DOUBT);
    const reply = last("book", DOUBT, "no");
    expect(reply).toMatchObject({ asks: "day", effects: [] });
    expect(reply.state.doubt).toBeUndefined();
  });

  test("any other answer is taken with what was said before", () => {
    expect(last("book", DOUBT, "Friday at three").state.slots).toMatchObject({
      day: "2026-03-13",
      time: "15:00",
    });
  });
});
