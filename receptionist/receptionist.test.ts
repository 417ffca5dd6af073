import {
  assert,
  constantFrom,
  oneof,
  property,
  string,
  array,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { FACTS } from "./testing/facts.ts";
import { sayDay, sayPhone, sayTime } from "./format-spoken.ts";
import type { ExpectedSlot } from "./types.ts";
import {
  BOOKING,
  effects,
  greet,
  last,
  NOW,
  said,
  step,
  talk,
} from "./testing/talk.ts";

describe("a booking", () => {
  test("asks for what is missing, reads it back, and is made by a yes", () => {
    const replies = talk(...BOOKING, "yes please");
    expect(replies.map(({ asks }) => asks)).toEqual<ExpectedSlot[]>([
      "day",
      "name",
      "phone",
      "confirm",
      "anything-else",
    ]);
    expect(replies.slice(0, 4).flatMap((reply) => reply.effects)).toEqual([]);
    expect(replies.at(-1)?.effects).toEqual([
      {
        name: "booked",
        appointment: expect.objectContaining({
          day: "2026-03-12",
          time: "14:30",
          name: "Zoë O'Hara",
          phone: "07700900123",
        }),
      },
    ]);
    expect(said(replies[4] ?? greet(NOW))).toMatch(/demonstration/);
  });

  test.each([
    ["It's not Zoë O'Hara, it's Joanne Clarke", "Joanne Clarke"],
    ["its spelt wrong, should be Zoe Hara", "Zoe Hara"],
    ["the time should be eleven", "11 o’clock"],
    ["no, the number's wrong, it's 07700 900321", "07700 900 321"],
  ])("that %s corrects is read back again", (words, part) => {
    const reply = last(...BOOKING, words);
    expect(reply.effects).toEqual([]);
    expect(said(reply)).toContain(part);
  });

  test("is not made by a yes while it is open what is wrong", () => {
    expect(effects(...BOOKING, "no", "yes that's me")).toEqual([]);
  });

  test("that follows another in the same call asks for its own name", () => {
    const asked = talk(
      ...BOOKING,
      "yes",
      "book another appointment",
      "Friday at ten",
    );
    expect(asked.at(-1)?.asks).toBe<ExpectedSlot>("name");
  });

  test("reads back the day, the time, the name and the number", () => {
    const reply = said(last(...BOOKING));
    for (const part of [
      "Thursday the 12th of March",
      "2:30",
      "Zoë O'Hara",
      "07700 900 123",
    ])
      expect(reply).toContain(part);
  });

  test.each([
    "no",
    "no, make it Friday",
    "what plans do you have",
    "hang on",
    "yes but later",
    "blah",
    "carry on",
    "maybe",
    "thanks",
    "I can't breathe",
    "how much is it",
  ])("is not made by %s", (words) => {
    expect(
      effects(...BOOKING, words).filter(({ name }) => name === "booked"),
    ).toEqual([]);
  });

  test("a correction is read back before it is made", () => {
    const replies = talk(...BOOKING, "no, make it Friday at 4", "yes");
    expect(replies.at(-2)).toMatchObject({ asks: "confirm", effects: [] });
    expect(replies.at(-1)?.effects).toMatchObject([
      { appointment: { day: "2026-03-13", time: "16:00" } },
    ]);
  });

  test("a question is answered, and the booking goes on where it stood", () => {
    const reply = last(
      "book an appointment",
      "Thursday at 3",
      "what languages do you speak",
    );
    expect(said(reply)).toContain(FACTS.answers.languages);
    expect(reply.asks).toBe("name");
    expect(said(reply)).toMatch(/name/);
  });

  test("goes back a step, and on again", () => {
    expect(last("book", "Thursday", "go back").asks).toBe("day");
    expect(last(...BOOKING, "go back").asks).toBe("phone");
    expect(last("go back").asks).toBe("anything");
  });

  test("can be left", () => {
    expect(last("book", "Thursday", "never mind").asks).toBe("anything-else");
    expect(last("book", "Thursday", "cancel that").asks).toBe("anything-else");
  });

  test("a phone number may come in parts", () => {
    expect(
      last("book", "Thursday at 3", "Jo Bell", "07700", "900123").asks,
    ).toBe("confirm");
  });

  test("a wrong phone number is asked for again", () => {
    expect(last("book", "Thursday at 3", "Jo Bell", "12345678").asks).toBe(
      "phone",
    );
    expect(last("book", "Thursday at 3", "Jo Bell", "999")).toMatchObject({
      asks: "phone",
      effects: [],
    });
  });

  test("the name alone can be changed", () => {
    const replies = talk(...BOOKING, "no", "The name", "Zoë Adams", "yes");
    expect(replies.at(-1)?.effects).toMatchObject([
      { appointment: { name: "Zoë Adams", day: "2026-03-12" } },
    ]);
  });
});

describe("nobody is stuck", () => {
  const NUMBER = /01632 960 ?000/;
  const TO_PHONE = ["book", "Thursday at 3", "Jo Bell"];

  test.each<[string, string[]]>([
    ["anything", []],
    ["a day", ["book"]],
    ["a time", ["book", "Thursday"]],
    ["a phone number", TO_PHONE],
    ["a yes", BOOKING],
  ])("asked for %s: other words, then the form", (_, before) => {
    const replies = talk(
      ...before,
      "florble",
      "wibble wobble",
      "xyzzy",
      "florble",
      "xyzzy",
    ).slice(before.length);
    expect(replies[1]?.say.at(-1)).not.toBe(replies[0]?.say.at(-1));
    expect(said(replies[2] ?? greet(NOW))).toMatch(NUMBER);
    expect(replies[2]?.chips).toContain("Go to the form");
    expect(replies.at(-1)?.effects).toMatchObject([{ name: "hand-over" }]);
    const counts = new Map<string, number>();
    for (const sentence of replies.flatMap(({ say }) => say))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThan(3);
  });

  test("an answer that cannot be used counts, too", () => {
    const replies = talk("book", "Sunday", "Sunday", "Sunday");
    expect(replies.at(-1)?.chips).toContain("Go to the form");
  });

  test("a question that is answered does not", () => {
    const reply = last("book", "Sunday", "what plans are there", "Sunday");
    expect(reply.chips).not.toContain("Go to the form");
  });

  test("a question put in vain changes its words, and is left away", () => {
    const asides = Array.from(
      { length: 6 },
      () => "what languages do you speak",
    );
    const questions = talk("book", ...asides).map(({ say }) => say.at(-1));
    const counts = questions.filter((each) => each === questions[0]);
    expect(counts.length).toBeLessThan(3);
  });

  test.each([
    [["07700", "900", "123"]],
    [["07700", "my number is 07700 900123"]],
    [
      [
        "07700 900",
        "sorry, it's oh seven seven double oh, nine double oh, one two three",
      ],
    ],
    [["07700 that's the first bit, then 900, and 123 at the end"]],
    [["07700 900... no, 901, 123", "no, the number's 07700 900123"]],
  ])("a phone number is taken from %j", (lines) => {
    const reply = last(...TO_PHONE, ...lines);
    expect(reply.asks).toBe<ExpectedSlot>("confirm");
    expect(said(reply)).toContain("07700 900 123");
  });

  test.each([
    ["no wait, I work on Friday, can we do Monday", { day: "2026-03-16" }],
    ["no, make it Wednesday", { day: "2026-03-18" }],
    ["actually can we make it eleven", { time: "11:00" }],
    ["everything's right except the time, half past nine", { time: "09:30" }],
    ["it's Zoe, not Zoë", { name: "Zoe O'Hara" }],
    ["the surname should be Hart", { name: "Zoë Hart" }],
    ["the phone should be 07700 900002", { phone: "07700900002" }],
  ])("%s: what is booked was read back last", (words, changed) => {
    expect(effects(...BOOKING, words, "yes")).toMatchObject([
      {
        name: "booked",
        appointment: {
          day: "2026-03-12",
          time: "14:30",
          name: "Zoë O'Hara",
          phone: "07700900123",
          ...changed,
        },
      },
    ]);
  });

  test("a weekday and a date that disagree are asked about", () => {
    const reply = last("book", "Friday the 12th of March");
    expect(reply.asks).toBe<ExpectedSlot>("day");
    expect(said(reply)).toContain(
      "The 12th of March is a Thursday, not a Friday.",
    );
    expect(reply.chips).toEqual(["Tomorrow", "Friday"]);
    expect(last("book", "Friday the 12th of March", "Friday").asks).toBe(
      "time",
    );
  });

  test("a time beside the phone number is when to ring it", () => {
    const reply = last(...TO_PHONE, "07700 900123 but not before six");
    expect(said(reply)).toContain("3 o’clock");
  });

  test("a day off is a day to come, and no goodbye", () => {
    const reply = last("book", "I'm off on Thursday so that would suit");
    expect(reply).toMatchObject({ asks: "time", effects: [] });
  });
});

describe("what the clinic cannot do", () => {
  test.each([
    ["Sunday", /closed/],
    ["Good Friday", /Good Friday/],
    ["yesterday", /already/],
    ["in 8 months", /6 months/],
    ["the 31st of June", /no such date/i],
  ])("no appointment %s", (day, why) => {
    const reply = last("book an appointment", day);
    expect(reply.asks).toBe("day");
    expect(said(reply)).toMatch(why);
  });

  test.each(["7 in the morning", "half past six", "3:10"])(
    "no appointment at %s, but near it",
    (time) => {
      const reply = last("book an appointment", "Thursday", time);
      expect(reply.asks).toBe("time");
      expect(
        last("book an appointment", "Thursday", time, reply.chips[0] ?? "")
          .asks,
      ).toBe("name");
    },
  );

  test("nothing in the past of today", () => {
    expect(last("book an appointment", "today at 9").asks).toBe("time");
    expect(last("book an appointment", "today at 11").asks).toBe("name");
  });

  test("the first of two nearest days can be taken as such", () => {
    expect(last("book", "Sunday", "the second one")).toMatchObject({
      asks: "time",
      understood: { slots: { day: "2026-03-16" } },
    });
  });
});

describe("moving and cancelling", () => {
  test("an appointment is moved from day to day", () => {
    expect(
      effects(
        "move my appointment from Thursday to Friday at 3",
        "Jane Smyth",
        "07700 900456",
        "yes",
      ),
    ).toEqual([
      {
        name: "moved",
        appointment: {
          day: "2026-03-13",
          time: "15:00",
          name: "Jane Smyth",
          phone: "07700900456",
        },
      },
    ]);
  });

  test("what was just booked is moved and cancelled without asking whose it is", () => {
    const replies = talk(
      ...BOOKING,
      "yes",
      "can you move it to Friday at 10",
      "yes",
      "cancel it",
      "yes",
    );
    expect(
      replies.flatMap((reply) => reply.effects).map(({ name }) => name),
    ).toEqual(["booked", "moved", "cancelled"]);
  });

  test("an appointment is cancelled by its day and name", () => {
    expect(
      effects("cancel my appointment on Friday", "Dave Jones", "yes cancel it"),
    ).toEqual([
      {
        name: "cancelled",
        appointment: { name: "Dave Jones", day: "2026-03-13" },
      },
    ]);
    expect(
      effects("cancel my appointment", "I don't know", "Dave Jones", "yes"),
    ).toEqual([{ name: "cancelled", appointment: { name: "Dave Jones" } }]);
    expect(
      effects("cancel my appointment", "Friday", "Dave Jones", "no"),
    ).toEqual([]);
  });
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

  test("what may be one is answered with the numbers, and the call goes on", () => {
    const reply = last("I feel very dizzy");
    expect(said(reply)).toMatch(/999.*111/);
    expect(reply.effects).toEqual([]);
  });

  test("medical advice is never given", () => {
    const reply = last("is this mole dangerous?");
    expect(reply.understood.intent).toBe("medical");
    expect(said(reply)).toContain("111");
  });
});

describe("people", () => {
  test("a clinic owner is taken to the form with what was told", () => {
    expect(
      effects(
        "my name is Priya Patel",
        "I run a dental practice and I'd like a demo",
      ),
    ).toEqual([
      {
        name: "hand-over",
        fields: {
          name: "Priya Patel",
          practiceType: "dental",
          message: "I run a dental practice and I'd like a demo",
        },
      },
    ]);
  });

  test("who wants a human gets the form and the number", () => {
    const reply = last("can I speak to a real person");
    expect(reply.effects).toEqual([{ name: "hand-over", fields: {} }]);
    expect(said(reply)).toMatch(/\d{5} \d{3} \d{3}/);
  });

  test("three misses in a row offer the form", () => {
    const reply = last("florble", "wibble wobble", "xyzzy");
    expect(reply.chips).toContain("Go to the form");
    expect(
      effects("florble", "wibble wobble", "xyzzy", "yes").map(
        ({ name }) => name,
      ),
    ).toEqual(["hand-over"]);
    expect(
      last("florble", "wibble wobble", "hello", "xyzzy").chips,
    ).not.toContain("Go to the form");
  });

  test("repeats, and says goodbye", () => {
    expect(last("book", "pardon?").say).toEqual(last("book").say);
    expect(effects("goodbye").map(({ name }) => name)).toEqual(["end"]);
  });
});

describe("any words at all", () => {
  const phrases = constantFrom(
    "book",
    "Thursday",
    "half two",
    "Jo Bell",
    "07700 900123",
    "no",
    "go back",
    "cancel",
    "move it to Friday",
    "what plans",
    "change the name",
    "pardon",
    "Sunday",
    "any time",
    "carry on",
    "yes but",
  );
  const words = oneof(
    phrases,
    string({ unit: "binary" }),
    string({ unit: "grapheme", maxLength: 200 }),
    constantFrom(
      "",
      " ",
      "<b>hi</b>",
      "🦷🙂",
      "a ".repeat(2500),
      "1 ".repeat(2500),
      "'".repeat(5000),
      "no yes ".repeat(700),
    ),
  );

  test("are answered in short plain sentences, with a state that JSON keeps, and book nothing without a yes", () => {
    assert(
      property(array(words, { maxLength: 8 }), (lines) => {
        let reply = greet(NOW);
        for (const line of lines) {
          reply = step(reply.state, line, NOW);
          expect(reply.say.length).toBeGreaterThan(0);
          expect(JSON.parse(JSON.stringify(reply.state))).toEqual(reply.state);
          expect(
            reply.effects.some(
              ({ name }) =>
                name === "booked" || name === "moved" || name === "cancelled",
            ),
          ).toBe(false);
        }
        expect(
          step(JSON.parse(JSON.stringify(reply.state)), "book", NOW),
        ).toEqual(step(reply.state, "book", NOW));
      }),
      { numRuns: 150 },
    );
  });

  test("take no longer than a caller would notice", () => {
    const long = [
      "a ".repeat(2500),
      "monday at half two ".repeat(260),
      "x".repeat(5000),
      "07700 ".repeat(800),
      "no chest ".repeat(500),
      "my name is ".repeat(450),
    ];
    const state = last("book").state;
    step(state, "warm up", NOW);
    for (const speech of long) {
      const times = [1, 2, 3, 4, 5].map(() => {
        const begun = performance.now();
        step(state, speech, NOW);
        return performance.now() - begun;
      });
      // A slow machine runs the tests: the budget itself is 5 ms.
      expect(Math.min(...times), speech.slice(0, 20)).toBeLessThan(20);
    }
  });
});

describe("nothing is booked but what was read back last", () => {
  const AGREES = [
    "yes",
    "yes please",
    "that's right",
    "go on then",
    "yes book it",
  ];
  const SAYS = [
    ...AGREES,
    "yes but make it Wednesday",
    "yes, an hour later",
    "ok cancel it",
    "ok move it",
    "yes, under Ann Hart",
    "no",
    "no, half past nine",
    "the week after",
    "the last three digits are 456",
    "alright am I in today",
    "right",
    "can we do a bit later",
    "I feel very dizzy",
    "what languages do you speak",
    "Friday the 12th of March",
    "go back",
    "Friday at ten",
    "Zoë Adams",
    "07700 900456",
    "never mind",
    "and one for my son",
  ];

  test("and then agreed to in words that change nothing", () => {
    const booking = last(...BOOKING);
    assert(
      property(array(constantFrom(...SAYS), { maxLength: 12 }), (lines) => {
        let reply = booking;
        let readBack = said(reply);
        for (const line of lines) {
          reply = step(reply.state, line, NOW);
          for (const effect of reply.effects)
            if (effect.name === "booked") {
              const { day, time, name, phone } = effect.appointment;
              expect(AGREES).toContain(line);
              for (const part of [
                sayDay(day, NOW),
                sayTime(time),
                name,
                sayPhone(phone),
              ])
                expect(readBack).toContain(part);
            }
          if (said(reply).includes("Shall I book it?")) readBack = said(reply);
        }
      }),
      { numRuns: 200 },
    );
  });

  test.each(["ok cancel it", "yes cancel that please", "ok move it"])(
    "%s is no yes to a booking",
    (words) => {
      expect(effects(...BOOKING, words)).toEqual([]);
    },
  );

  test.each([
    ["yes, but an hour later", { time: "15:30" }],
    ["can you put it half an hour earlier", { time: "14:00" }],
    ["make it quarter past", { time: "14:15" }],
    ["can we do the week after", { day: "2026-03-19" }],
    ["the last three digits are four five six", { phone: "07700900456" }],
  ])("%s is taken from what was read back", (words, changed) => {
    const reply = last(...BOOKING, words);
    expect(reply.effects).toEqual([]);
    expect(effects(...BOOKING, words, "yes")).toMatchObject([
      { name: "booked", appointment: changed },
    ]);
  });

  test("a weekday alone means the day of that name that the receptionist offered", () => {
    const reply = last("book", "Tuesday the 18th of March", "the Wednesday");
    expect(reply.understood.slots.day).toBeDefined();
    expect(reply.state.slots.day).toBe("2026-03-18");
    expect(last("book", "Good Friday", "Thursday").state.slots.day).toBe(
      "2026-04-02",
    );
  });

  test.each(["the 31st of June", "the day after", "the week after"])(
    "%s without a day to go on from is asked for again",
    (words) => {
      expect(last("book", words).asks).toBe<ExpectedSlot>("day");
    },
  );

  test("what is to change without saying to what is asked for", () => {
    expect(last(...BOOKING, "yes but change the time").asks).toBe("time");
    expect(last(...BOOKING, "can we do a bit later").asks).toBe("time");
  });
});

describe("in doubt whether it is an emergency", () => {
  const DOUBT = "I feel very dizzy";

  test("the receptionist gives both numbers and asks", () => {
    expect(last(DOUBT)).toMatchObject({
      say: [expect.stringMatching(/999.*111/), "Is this an emergency now?"],
      effects: [],
    });
  });

  test.each([
    ["yes", "999"],
    ["yes it's closing up", "999"],
    ["I'm not sure", "111"],
    [DOUBT, "111"],
    ["I can't breathe", "999"],
  ])("%s leads to %s", (words, number) => {
    expect(effects(DOUBT, words)).toEqual([{ name: "emergency", number }]);
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
