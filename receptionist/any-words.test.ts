import type { Reply } from "./types.ts";
import {
  assert,
  constantFrom,
  oneof,
  property,
  string,
  array,
} from "fast-check";
import { describe, expect, test } from "vitest";
import wording from "./dialogue/wording.json" with { type: "json" };
import { sayDay, sayPhone, sayTime } from "./format-spoken.ts";
import type { ExpectedSlot } from "./types.ts";
import { BOOKING, greet, last, NOW, said, step } from "./testing/talk.ts";

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
      { numRuns: 60, seed: 34 },
    );
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
        // After a correction only the sentence that it changed is read back.
        const readBack = new Map<string, string>();
        const note = ({ say }: Reply) => {
          for (const each of say)
            if (/^(?:That’s (?!fine)|The name is )/.test(each))
              readBack.set(each.slice(0, 4), each);
        };
        note(reply);
        for (const line of lines) {
          reply = step(reply.state, line, NOW);
          for (const effect of reply.effects)
            if (effect.name === "booked") {
              const { day, time, name, phone } = effect.appointment;
              // A yes may repeat the name that was read back.
              expect([...AGREES, `yes, under ${name}`]).toContain(line);
              for (const part of [
                sayDay(day, NOW),
                sayTime(time),
                name,
                sayPhone(phone),
              ])
                expect([...readBack.values()].join(" ")).toContain(part);
            }
          if (said(reply).includes("Shall I book it?")) note(reply);
        }
      }),
      { numRuns: 200 },
    );
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

  test.each(["wrong", "not quite, there's a mistake in it"])(
    "what is wrong is asked for after %s",
    (words) => {
      expect(said(last(...BOOKING, words))).toBe(wording.whatToChange);
    },
  );

  test("whether a time is too early is asked of that time", () => {
    const { state } = last("book", "Friday", "is nine too early");
    expect(state.slots.time).toBe("09:00");
  });

  test("who wants no appointment after all leaves the task", () => {
    const words = "you know what, never mind, I don't need an appointment";
    expect(last("book", "Friday", words).asks).toBe("anything-else");
  });

  test("what is to change without saying to what is asked for", () => {
    expect(last(...BOOKING, "yes but change the time").asks).toBe("time");
    expect(last(...BOOKING, "can we do a bit later").asks).toBe("time");
  });
});
