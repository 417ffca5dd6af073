import { expect, test } from "vitest";
import { BOOKING, effects, last, said } from "./testing/talk.ts";

test("a name is put right by its spelling and by itself", () => {
  const { slots } = last(...BOOKING, "it's Ann with an E, Anne").state;
  expect(slots.name).toMatch(/^Anne O'Hara/);
});

test("a time that is left to her is chosen and told", () => {
  const day = ["I'd like to book a check-up", "Thursday"];
  const reply = last(...day, "afternoon if you can", "afternoon");
  expect(said(reply)).toMatch(/^So that’s Thursday/);
  expect(reply.asks).toBe("name");
});

/** What is known of an appointment after these lines. */
test.each(
  Object.entries({
    // The last of two numbers counts where the first is taken back.
    "a check-up / Thursday at ten / Ann Hart / 07700 900898, no sorry, 889, 07700 900889":
      { phone: "07700900889" },
    // A new day changes no day of the appointment that there is.
    "I have an appointment on Friday, can I change the day / Tuesday. No, sorry, Tuesday I work. Monday.":
      { currentDay: "2026-03-13", day: "2026-03-16" },
    // And the appointment that goes is not moved to its own day.
    "I need to move my appointment on Thursday / Monday at three / Ann Hart / 07700 900123 / and the Thursday one's gone then right, yes":
      { day: "2026-03-16", time: "15:00" },
    // The time counts, and not what is told beside it.
    "a check-up / Thursday / half two, since I'm at the garage in the morning":
      { time: "14:30" },
    "a check-up / Thursday / five o'clock, and what's the price for two areas":
      { time: "17:00" },
    // It is booked for whom it is for.
    "a check-up / Thursday at ten / My name is Agnes, but the appointment is for Zofia Kowal":
      { name: "Zofia Kowal" },
    // "First name" names no time.
    "a check-up / Thursday at half two / first name Imran surname Malik": {
      time: "14:30",
      name: "Imran Malik",
    },
  }),
)("%s", (lines, slots) => {
  expect(last(...lines.split(" / ")).state.slots).toMatchObject(slots);
});

test.each([
  ["Thursday the 19th", "actually, can we do the Friday instead", "20"],
  ["I'm away next week, so the week after. Tuesday?", "at ten", "24"],
  ["not this week. Wednesday next week maybe", "at ten", "18"],
  ["Monday then, the 23rd", "at ten", "23"],
  ["it's not this Friday it's the one after", "at ten", "20"],
  ["this Friday I'm at my sister's, so the one after", "at ten", "20"],
])("a day follows from those before it: %s, %s", (first, second, date) => {
  const { day } = last("a check-up", first, second).state.slots;
  expect(day).toBe(`2026-03-${date}`);
});

test("instead of a time after closing the last one is offered", () => {
  const late = ["I'd like a check-up on Saturday", "at five"];
  expect(said(last(...late))).toMatch(
    /last appointment is at 12:30.*Would that suit you\?$/,
  );
  expect(last(...late, "yes that'll do").state.slots).toMatchObject({
    day: "2026-03-14",
    time: "12:30",
  });
  const refused = last(...late, "no, that's no good");
  expect(refused.state.slots).toMatchObject({ day: "2026-03-14" });
  expect(said(refused)).toContain("times from 9 o’clock");
});

test("“cancel it” leaves what is not booked yet, and cancels what is", () => {
  const left = last("I'd like to book a check-up", "no, just cancel it please");
  expect(left.state.task).toBeUndefined();
  expect(left.effects).toEqual([]);
  const done = effects(
    "cancel my appointment on Friday",
    "Ann Hart",
    "cancel it",
  );
  expect(done.at(-1)?.name).toBe("cancelled");
});

test("after a booking, “see you” and its day say goodbye", () => {
  const words = "no that's grand ta love see you Thursday";
  expect(last(...BOOKING, "yes", words).effects).toEqual([{ name: "end" }]);
});

test("a note that is not wanted is not begun", () => {
  const words = "don't leave a note, what time are you open";
  expect(said(last(words))).toContain("is open Monday to Friday");
});

test("a treatment that is named at the read-back of a booking without one is booked", () => {
  const lines = [
    "an appointment on Thursday at ten",
    "Ann Hart",
    "07700 900123",
  ];
  const reply = last(...lines, "what's it for? It was a root canal");
  expect(reply).toMatchObject({ asks: "confirm" });
  expect(said(reply)).toContain("That’s a root canal");
});

test("what may follow a treatment is asked of the one that was booked", () => {
  const reply = last(...BOOKING, "yes", "is it going to bruise");
  expect(reply.state.task).toBeUndefined();
});

test("a refusal to book leaves the booking", () => {
  const reply = last("book", "Thursday", "no I don't want to book it");
  expect(reply.state.task).toBeUndefined();
  const words = "actually no leave it, I'll see how I go";
  expect(effects(...BOOKING, words)).toEqual([{ name: "end" }]);
});
