import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said } from "./testing/talk.ts";

const CANCELLING = ["I need to cancel my appointment on Thursday", "Ann Hart"];
const isDone = (lines: readonly string[], words: string): boolean =>
  effects(...lines, words).some(({ name }) =>
    /^(?:booked|moved|cancelled|note)$/.test(name),
  );

describe("what insists is a yes", () => {
  test.each([
    "just book it",
    "oh for god's sake yes book it",
    "yes please, book it will you",
    "do you have parking and yes book it",
    "yes book me in please",
    "can you book it please",
    "yes that time's fine",
    "yes i think that's right",
    "see you then",
    "oh i suppose so well alright book it",
  ])("%s", (words) => {
    expect(isDone(BOOKING, words)).toBe(true);
  });

  test.each(["yes love cancel it", "please cancel it dear"])("%s", (words) => {
    expect(isDone(CANCELLING, words)).toBe(true);
  });
});

test.each([
  "no it's fine",
  "no worries",
  "it's fine now",
  "i'll have it",
  "that suits me",
  "yes i want it",
])("“%s” cancels nothing", (words) => {
  expect(isDone(CANCELLING, words)).toBe(false);
});

test("what only answers an aside agrees to nothing", () => {
  const aside = [...BOOKING, "how much is whitening"];
  expect(isDone(aside, "oh okay")).toBe(false);
  expect(isDone(aside, "lovely")).toBe(false);
  expect(isDone([...BOOKING], "okay")).toBe(true);
});

test("a name that is said once more cancels nothing", () => {
  const call = ["i need to cancel my appointment on thursday", "ann hart"];
  expect(isDone(call, "ann hart")).toBe(false);
  expect(isDone(call, "ann hart please")).toBe(false);
});

describe("no yes", () => {
  test.each([
    // Another answer, or another wish.
    "no",
    "no, make it Friday",
    "what plans do you have",
    "hang on",
    "yes but later",
    "carry on",
    "this is quite good",
    "it's very good this",
    "I'm just getting my diary",
    "I need to check with my wife first",
    "maybe",
    "thanks",
    "I can't breathe",
    "how much is it",
    "yes cancel that please",
    "ok move it",
    "yes, thanks for being so rude",
    "yes, is it the Friday?",
    "yes, how much is it if I cancel?",
    "yes, I think so, where do I park?",
    "yes, Thursday the nineteenth",
    "yes, Thursday the first of April",
    "yes, today",
    // It depends on something, or is somebody else's.
    "my husband said just book it",
    "she said yes book it",
    "yes please i've got a meeting then",
    "yes please i can't decide",
    "yes that's great i was just checking",
    "yes that's right i gave you my old number",
    "yes for both of us please",
    "yes and one for me",
    "yes please can it be three",
    "yes please can you tell me the price first",
    "yes book it when i ring back",
    "yes please and ask them to ring me first",
    "you happy with that love",
    "right okay",
    "if it's free then yes book it",
    "i haven't said yes book it",
    "that's the wrong day but yes book it",
    "only if it's the lady dentist and yes book it",
    "yes book it and make it for two people",
    "if it's free then just book it",
    "maybe just book it",
    "I haven't said yes, book it",
    "you can't just book it",
    "don't just book it",
    "for my son, just book it",
    "ask my wife, then yes, book it",
    "yes, after I've asked my wife",
    "yes, I need to ask my wife",
    "yes, so long as it's free",
    "yes, assuming it's with Dr Raman",
    "yes, it's Emma",
    "yes please and is it Friday",
    "yes I think so and where do I park",
    "yes but can I change it if I need to",
    "yes and can we make it half past instead",
    "yes, when my leave is approved",
    "yes, is that the dentist or the hygienist",
    "yes, are you sure",
    "yes, what time did you say",
    "yes, can I confirm tomorrow",
    "yes, could we say ten thirty",
    "yes, can my husband have that one",
    "yes please, is it free, otherwise leave it",
    "lovely, what does it cost",
    "yes, probably",
    "yes, all being well",
    "yes, as soon as my boss says so",
    "yes, I heard what you said",
    "yes it's for my son",
    "assuming it's free, just book it",
    "give me a minute, then just book it",
    "a root canal, just book it",
    "yes is that this Thursday",
    "yes, but only with the lady",
    "yes as long as it's not the injection one",
    "yes book it if my boss lets me",
    "yes please do you have anything later",
    "yes book it but is that with a woman",
    "yes go on I want the hygienist",
    // It only ends like an order.
    "he goes yes book it",
    "I wanted the afternoon just book it",
    "depending on the price just book it",
    "no I just want the other one booked",
    "yes, book it, I actually want a root canal",
    "Never mind, make it Friday. Yes, book it.",
    "Never mind, don't book it. Yes.",
    "never mind yes I'll do it online",
    "Yes. Because I can't do Thursday.",
    "yes love I'm on the phone",
    "yes please I'm only joking don't",
    "yes please are you sure it's Thursday",
    "yes please how much is it because I can't pay more than fifty",
    "yes that's right I don't want it though",
    "yes book it for my wife",
    "yes whatever",
    "yes it's fine I won't be there though",
    "yes go ahead if it's the dentist",
  ])("“%s” books nothing", (words) => {
    expect(isDone(BOOKING, words)).toBe(false);
  });

  test.each([
    "can I just cancel it",
    "I wouldn't just cancel it",
    "I only want to ask about cancelling",
    "I do want the cancellation policy",
    "I only want it cancelled if there's a fee",
    "what, just book it",
    "yes Friday at eleven",
    "yes, the one on Friday",
    "no I just want the second one cancelled",
    "yes and let them know I'd rather have Friday",
    "yes, could you ask them to ring first",
    "yes, can I have a think and ring back",
  ])("“%s” cancels nothing", (words) => {
    expect(isDone(CANCELLING, words)).toBe(false);
  });
});

test("a note is not dropped by a word that it should not be forgotten", () => {
  const [wish = "", ...answers] = BOOKING;
  const lines = [`${wish}, and I'm allergic to latex`, ...answers];
  const reply = last(...lines, "don't forget the note");
  expect(reply.state.slots.message).toContain("latex");
});

/** What is known of a booking after these lines. */
test.each(
  Object.entries({
    // The treatment that is named counts, and not the one that was asked about before.
    "how much is a root canal / no thanks / I'd like a check-up on Friday": {
      treatment: "check-up",
    },
    // Words about the day leave the time that was agreed.
    "a check-up / Thursday at half two / my husband works mornings, Sarah Jones":
      { time: "14:30" },
    // The name is that of the one who comes.
    "a check-up / Thursday at half two / oh smashing, he's Kyle, Kyle Hobson, I'm Denise his mum":
      { name: "Kyle Hobson" },
    "a check-up / Thursday at half two / Holroyd, Maureen Holroyd, I'm her husband Derek":
      { name: "Maureen Holroyd" },
  }),
)("%s", (lines, slots) => {
  expect(last(...lines.split(" / ")).state.slots).toMatchObject(slots);
});

test("who says that there is none to move is booked", () => {
  const lines = [
    "I need to move it to Friday at ten",
    "there isn't one, it's a new one",
  ];
  expect(last(...lines).state).toMatchObject({
    task: "book",
    slots: { day: "2026-03-13" },
  });
});

describe("no booking is begun", () => {
  test.each([
    ["I don't want to book anything, is there somewhere to park", /bays/],
    [
      "can you have lip filler if you're on blood thinners",
      /one for the clinician/,
    ],
  ])("by %s", (words, answer) => {
    const reply = last(words);
    expect(reply.state.task).toBeUndefined();
    expect(said(reply)).toMatch(answer);
  });
});

describe("a refusal beside a question is heard, so that the next yes acts on nothing", () => {
  test.each([
    "don't book it, do you take cards",
    "no that's wrong and how much is it",
  ])("%s", (words) => {
    expect(isDone([...BOOKING, words], "yes")).toBe(false);
  });

  test("also where the team is asked in between", () => {
    const between = ["no", "is there anywhere nice to eat near you"];
    const reply = last(...BOOKING, ...between);
    expect(said(reply)).toMatch(/check-up on Thursday.*Shall I book it\?$/);
  });
});

test.each([
  "something's come up at work, just cancel it, sorry",
  "forget that booking",
  "stop there",
])("“%s” books nothing", (words) => {
  const reply = last(...BOOKING, words);
  expect(said(reply)).toContain("I haven’t booked anything");
  expect(reply.state.task).toBeUndefined();
});
