import { describe, expect, test } from "vitest";
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

describe("a note that is wrong is written again", () => {
  const call = ["can you ask the dentist to ring me it's about my crown"];
  call.push("terry blackwell", "07700 900612");
  const asks = /again\. What would you like me to tell them\?$/;

  test.each([
    "no that's a mess what about the bill i said four hundred",
    "give me strength start the note again",
    "that's not what i wanted",
  ])("%s", (words) => {
    expect(said(...call, words)).toMatch(asks);
    expect(said(...call, words, "it came off on friday")).toContain(
      "“It came off on friday”",
    );
  });

  test.each([
    "bin that note and do a new one that says it came off on friday",
    "no start again say it came off on friday",
  ])("%s", (words) => {
    expect(said(...call, words)).toContain("“It came off on friday”");
  });

  test("or is not sent at all", () => {
    const wrong = "start the note again";
    expect(said(...call, wrong, "no cancel the note altogether")).toMatch(
      /^All right, I won’t send it/,
    );
  });
});

test("what is dictated is the note, and not what could not be answered", () => {
  const call = ["is there somewhere to get changed"];
  call.push("yes leave a note say i am coming straight from work");
  expect(talk(...call).state.slots.message).toBe(
    "I am coming straight from work",
  );
});

test("a yes after what is for the team has both done", () => {
  const call = ["i'd like a check up on thursday at half two"];
  call.push("ann hart", "07700 900123");
  call.push("put that i can't lie flat for long and yes book it please");
  const { effects } = talk(...call);
  expect(effects.map(({ name }) => name)).toEqual(["booked", "note"]);
  expect(JSON.stringify(effects)).toContain('"I can\'t lie flat for long"');
});

describe("who treats the caller is told why they come", () => {
  const call = [
    "my little boy's got a really sore ear can he see someone today",
  ];
  call.push("half ten", "oscar lomax", "07700 900218");

  test("the complaint stands in a note of itself", () => {
    expect(said(...call)).toContain("“My little boy's got a really sore ear”");
  });

  test("what is asked of the note is told, and noted if it was not", () => {
    const asks = "is the doctor going to know he's got a temperature";
    expect(said(...call, asks)).toMatch(/sore ear\. He's got a temperature”/);
    expect(said(...call, "what does the note say")).toMatch(/sore ear”/);
  });

  test("and is sent with a yes beside a question or a change", () => {
    for (const yes of [
      "yes just book it but add that he's hot please",
      "yes and where do i park",
    ]) {
      const names = talk(...call, yes).effects.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(["booked", "note"]));
    }
  });
});

test("a message that has only been announced is asked for", () => {
  const call = ["morning can i leave a message for the doctor please"];
  expect(said(...call)).toMatch(/What would you like me to tell them\?$/);
  expect(said(...call, "it's peter lomax")).toMatch(/tell them\?$/);
});
