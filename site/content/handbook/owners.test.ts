import { describe, expect, test } from "vitest";
import { said, talk } from "./testing.ts";

test.each([
  "hiya, I own a little practice in Stockport, just seeing what this thing does",
  "I'm not a patient, I've got a little clinic",
  "I've a chiropody practice and I never get to the phone that's why I'm here",
  "hello, I own a salon",
  "hi just a nosy really we run a couple of skin clinics",
  "my wife's got a dental practice and she wanted me to test you",
  "I look after the front desk at a GP surgery and my boss wants to know if you're any good",
])("an owner who only introduces themselves is welcomed: %s", (words) => {
  expect(said(words)).toMatch(/I answer every call.* try me as one of your/);
});

test.each([
  ["and most enquiries come in at ten at night, do you answer then?", "100%"],
  [
    "and we're closed Wednesdays, would you answer then?",
    "The divert is yours",
  ],
  ["and we use Pabau, can you book straight into it?", "Whether Pabau fits"],
  ["and half our patients are over seventy, will they cope?", "put through"],
  ["and we never get to the phone, what would you do about that?", "100%"],
  ["and Monday mornings are hell", "side by side"],
])("who runs a clinic is answered what they ask: %s", (words, answer) => {
  const reply = said(`Hi, I own an aesthetics clinic in Bath ${words}`);
  expect(reply).toContain(answer);
  expect(reply).not.toMatch(/try me as one of your patients|of practice/);
});

test("an owner is welcomed once, whatever they tell of their clinic next", () => {
  const lines = ["I run a skin clinic", "my staff have been here for years"];
  expect(said(...lines)).not.toContain("try me as one of your patients");
});

test("an owner tries a booking in the middle of a talk, and goes back to it", () => {
  const lines = [
    "I run a small aesthetics clinic",
    "Right. Let me try as a client. Hi, do you do lip filler?",
  ];
  expect(said(...lines)).toContain("Dermal filler takes 45 minutes");
  const price = said(...lines, "How much is it for half a mil?");
  expect(price).toContain("from £240");
});

test("a question of price is answered otherwise when it is put in two sentences", () => {
  const words = "Ballpark, though? Are we talking a hundred a month?";
  expect(said("what does Ellaira cost", words)).toContain("would be a guess");
});

test.each([
  [
    "I run a practice, what does it cost and does it work with Dentally",
    ["can’t give you a price", "Whether Dentally fits"],
  ],
  [
    "how long does it take to set up and are we tied in",
    ["within 48 hours", "order form"],
  ],
  [
    "what happens when our line is busy and do I keep my number",
    ["100% of calls", "keep your own number"],
  ],
])("of an owner's two questions both are answered: %s", (words, answers) => {
  for (const answer of answers) expect(said(words)).toContain(answer);
});

test.each([
  "I've got a question about the clinic",
  "I'm a new patient at your practice",
  "I've got a clinic appointment",
])("a patient who names the clinic is no owner: %s", (words) => {
  expect(talk(words).state.isOwner).toBeFalsy();
});

test("an owner who asks something as well is answered", () => {
  const words = "I run two dental practices, how long is the contract";
  expect(talk(words).understood.intent).toBe("contract");
});

test.each([
  ["book me in", "how much is it a month for our clinic"],
  ["I'd like to move my appointment", "how much is it a month for our clinic"],
  ["I want to cancel", "I own a practice, am I tied in for a year"],
  [
    "book me a filling",
    "I've two surgeries so I'm only testing, what happens out of hours",
  ],
])("an owner's question leaves a task that holds nothing: %s", (...lines) => {
  const { state, say } = talk(...lines);
  expect(state.task).toBeUndefined();
  expect(say.join(" ")).not.toMatch(/Which day|go back/);
});

test.each([
  ["Where's the patient data stored, is it in the UK?", /^We use UK(?!.*owns)/],
  [
    "We've got three sites, can you deal with all of them?",
    /^I can take(?!.*kind)/,
  ],
  [
    "We had a chatbot and it was awful, why is this any different?",
    /test calls/,
  ],
  [
    "Our diary's a paper book. Is that a problem?",
    /Whether a paper diary fits/,
  ],
])("%s", (words, answer) => {
  expect(said(words)).toMatch(answer);
});

test("a yes that is taken back notes nothing", () => {
  const call = ["I run a clinic", "Do you speak Polish and Urdu?"];
  expect(said(...call)).toContain("Polish and Urdu");
  const words = "Yes, go on. Actually no, hold on, how long's the contract?";
  expect(said(...call, words)).not.toContain("noted");
});

test("who plays a patient and asks at once is heard as one", () => {
  const words =
    "Okay, I'm going to pretend to be a patient, I've got a really bad toothache, what would you do?";
  expect(said(words)).toContain("The first time I have is today");
});

describe("who is not answered", () => {
  const RUNS = "i run a vets is this any good for us";

  test("hears no paragraph twice", () => {
    const again = "no i asked if you have ever worked with vets";
    expect(said(RUNS)).toMatch(/^Ellaira answers for beauty clinics/);
    expect(said(RUNS, again)).toBe(
      "I’m sorry, that’s all I know about it. Shall I note it for the demo?",
    );
    expect(said(RUNS, RUNS)).toBe(said(RUNS));
  });

  test("is not bid goodbye who asks for a person", () => {
    const asks = "never mind i will have a think can i ring a real person";
    expect(said(RUNS, asks)).toMatch(/^You can speak to our team on/);
  });

  test("and is asked whether the recording runs, hears no", () => {
    expect(said("is this call being recorded")).toMatch(/^No\. What you say/);
  });
});
