import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said, talk } from "./testing/talk.ts";

/** What is known of an appointment that is moved or cancelled after these lines. */
test.each(
  Object.entries({
    // Of two days that would do, the first is taken.
    "move my appointment, can I come Friday or Monday instead": {
      day: "2026-03-13",
    },
    // A week later counts from the appointment that there is.
    "move my appointment from Friday / a week later": { day: "2026-03-20" },
    // A refused day is not the one that the appointment was on.
    "move my appointment from Thursday / Wednesday at ten / Ann Hart / 07700 900123 / no not the eleventh, Wednesday the eighteenth":
      { currentDay: "2026-03-12", day: "2026-03-18" },
    // The day of what can't be kept is the one to cancel.
    "I won't make it on Thursday, please cancel it": {
      currentDay: "2026-03-12",
    },
    // After a week was named to move to, a weekday is that of the week.
    "I need to move my appointment / Thursday / next week, mornings / Thursday or Friday about eleven":
      { day: "2026-03-19" },
    // The old day and the new one are named at once.
    "I need to move my appointment on Friday to the week after": {
      currentDay: "2026-03-13",
      day: "2026-03-20",
    },
  }),
)("%s", (lines, slots) => {
  expect(last(...lines.split(" / ")).state.slots).toMatchObject(slots);
});

describe("moving and cancelling", () => {
  test.each([
    "I'm booked in Thursday, any chance of Friday instead",
    "I've got the dentist Thursday, could we do Friday",
    "can you move my appointment, it's Thursday, to Friday",
  ])("both days are heard in %s", (words) => {
    expect(last(words).state).toMatchObject({
      task: "move",
      slots: { currentDay: "2026-03-12", day: "2026-03-13" },
    });
  });

  test.each([
    "so it is the Tuesday I'm down for then is it",
    "and it was the seventeenth it was before wasn't it",
  ])("“%s” asks about the old day and changes nothing", (words) => {
    const slots = { currentDay: "2026-03-17", day: "2026-03-23" };
    const lines = [
      "move my appointment from Tuesday",
      "Monday the 23rd at ten",
    ];
    const { state } = last(...lines, "Ann Hart", "07700 900123", words);
    expect(state.slots).toMatchObject(slots);
  });

  test("a number that she cannot see is asked for", () => {
    const words = "use the number I'm ringing from";
    expect(last(...BOOKING.slice(0, 3), words).asks).toBe("phone");
    expect(said(last(...BOOKING.slice(0, 3), words))).toContain("can’t see");
  });

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

test.each([
  "can my wife change it if she can't do Thursday",
  "could I move it later if something comes up",
])("a question whether it may be changed moves nothing: %s", (words) => {
  expect(last(...BOOKING, "yes", words).state.task).toBeUndefined();
});

test.each([
  ["move it to the Monday after same time", "2026-03-16"],
  ["can you bring that forward a day", "2026-03-11"],
  ["push it back by two weeks please", "2026-03-26"],
  ["could I have the same time the week after instead", "2026-03-19"],
])("what was just booked keeps its time: %s", (words, day) => {
  const { slots } = last(...BOOKING, "yes", words).state;
  expect(slots).toMatchObject({ currentDay: "2026-03-12", day, time: "14:30" });
});

test("the same time is asked for where it is not known", () => {
  const lines = ["move my appointment on Thursday", "Ann Hart", "the 19th"];
  expect(said(last(...lines, "same time"))).toMatch(/can’t see.*What time/);
});

test.each([
  ["can we make it Friday instead", "2026-03-13"],
  ["oh, can we do tomorrow instead", "2026-03-12"],
])("%s changes what was just booked", (words, day) => {
  const { state } = last(...BOOKING, "yes", words);
  expect(state).toMatchObject({ task: "move", slots: { day } });
});

test("the same time is the one that the caller told", () => {
  const lines = ["move my appointment", "it's next Friday at two", "Ann Hart"];
  const { slots } = last(...lines, "to the Monday after", "same time").state;
  expect(slots).toMatchObject({ day: "2026-03-23", time: "14:00" });
});

test("the same time is not promised where there is none", () => {
  const words = "move it to the Saturday after same time";
  const reply = last(...BOOKING, "yes", words);
  expect(said(reply)).toContain("the last appointment is at");
  expect(reply.state.slots.time).toBeUndefined();
});

test.each([
  ["I don't want to book a new one, I want to cancel mine", "cancel"],
  ["I don't want to make another appointment, just move mine", "move"],
])("%s begins to %s, and is not asked to book", (words, task) => {
  expect(last(words).state.task).toBe(task);
});
