import { expect, test } from "vitest";
import { said, talk } from "./testing.ts";

test("what is to be put on the note names nobody", () => {
  const { told } = talk("I'd like a demo", "put emis web on the note").state;
  expect(told).toEqual({ message: "put emis web on the note" });
});

test("with the wish for a demo, only what is told goes into the message", () => {
  const { effects } = talk(
    "can I resell it",
    "yes note it",
    "I'd like a demo, my name's Jess Okafor, jess@brightlane.co.uk",
  );
  expect(effects).toEqual([
    {
      name: "hand-over",
      fields: {
        name: "Jess Okafor",
        email: "jess@brightlane.co.uk",
        message: "can I resell it",
      },
    },
  ]);
});

test("a yes to a note says more of it", () => {
  const { slots } = talk(
    "can I get my repeat prescription",
    "yes the blood pressure ones ramipril",
  ).state;
  expect(slots.message).toMatch(/repeat prescription.*ramipril/);
});

test("a yes to the offer of a note begins it", () => {
  const reply = talk("are my results back", "yes");
  expect(reply.state.task).toBe("note");
  expect(reply.state.slots.message).toBe("are my results back");
});

test.each(["um", "yes", "hang on a second", "seven"])(
  "“%s” is no message yet",
  (words) => {
    expect(talk("I want to leave a message", words).asks).toBe("message");
  },
);

test("no note that an answer offers costs the caller the booking at hand", () => {
  const asked = ["I'd like a check-up", "are my results back"];
  expect(said(...asked)).toMatch(/clinician.*Which day would you like\?$/);
  expect(talk(...asked, "yes").state.task).toBe("book");
});

test("who wants to be rung is asked what it is about", () => {
  expect(talk("Can somebody ring me back please").asks).toBe("message");
});

test("when to ring, and what is put right, stand in the note", () => {
  const call = ["can I leave a message for the GP, it's about my tablets"];
  call.push("Janet Rowley", "It's 07700 900461, mornings are best");
  expect(said(...call)).toContain("Mornings are best");
  call.push("Well not quite, can you put that they make me dizzy");
  expect(said(...call)).toContain("best. They make me dizzy”");
});
