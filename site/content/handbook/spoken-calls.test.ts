import { expect, test } from "vitest";
import { said, talk } from "./testing.ts";

test("an owner who is asked to try her is a patient for that line", () => {
  const call = ["I run a dental practice in Leeds"];
  call.push("what do you do if somebody rings with toothache");
  expect(said(...call)).toContain("Try it");
  call.push("okay um hello I've got terrible toothache");
  expect(said(...call)).toMatch(/^I’m sorry to hear that/);
  call.push("half four or something", "Dave Pemberton", "07700 900771", "yes");
  call.push("oh sorry can I move it to Thursday same time");
  expect(talk(...call).state.task).toBe("move");
});

test("what is said without stops is answered as several sentences", () => {
  const call = ["hi can I book a check-up please I've not been before"];
  call.push(
    "any day next week but before I do how much is a check up is it NHS or private",
  );
  expect(said(...call)).toMatch(/^The first I have is Monday.*£62/);
  call.push("it's Hannah Pryce what's the price then for an adult");
  expect(said(...call)).toMatch(/^Thank you\. A check-up is £62/);
  call.push("oh seven seven double oh nine hundred five five one is it a lady");
  expect(said(...call)).toMatch(/900 551.*a woman or a man.*Shall I book the/);
  call.push("yes please book it and where do I park");
  expect(said(...call)).toMatch(/^That’s booked.*four free bays/);
  const right = "not the parking I mean do you have a lift";
  expect(said(...call, right)).toContain("a lift");
});

test("who always sees the same dentist has that noted", () => {
  const call = ["check-up on Thursday at ten", "Ann Hart", "07700 900123"];
  call.push("um hang on I always see the same lady");
  expect(said(...call)).toContain("“I always see the same lady”");
  call.push("fine yes go on book it", "so did that note go then");
  expect(said(...call)).toContain("in the team’s inbox");
});

test("what is asked once a visit is moved or booked begins no other", () => {
  const call = [
    "I need to move my appointment on Thursday",
    "Monday at eleven",
  ];
  call.push("Margaret Hobson", "0114 496 0153", "yes please");
  const who = "was it the doctor I was booked in with or the dentist";
  expect(said(...call, who)).toMatch(/is down for Monday.* who it’s with/);
  const which = "no dear I just want to know which one I have on Monday";
  expect(said(...call, which)).toMatch(/is down for Monday/);
});

test("“do you do whitening as well” swaps no visit", () => {
  const call = ["hygienist on Friday at two", "James Okafor"];
  call.push("07700 900555 and do you do whitening as well");
  expect(said(...call)).toMatch(/^That’s a hygienist visit.*whitening takes/);
  call.push("yes book it but I asked about whitening");
  expect(talk(...call).state.slots.treatment).toBe("hygienist");
});

test("a yes tells more of the note that was offered, and the note is put right", () => {
  const call = ["are my blood test results back"];
  call.push("yes please um it was the thyroid one I had it on Wednesday");
  call.push("Deborah Finch", "07700 900456");
  expect(said(...call)).toMatch(/“Are my blood test.*It was the thyroid one/);
  call.push("no you missed the bit about me being tired all the time");
  expect(said(...call)).toMatch(/Wednesday\. Me being tired all the time”/);
  call.push("um it should say I want my results");
  expect(said(...call)).toMatch(/“I want my results”/);
});

test("“no that's fine” declines the note, and a trial is a booking", () => {
  const call = ["I run a practice", "does it integrate with Dentally"];
  call.push("which Polish words do you know");
  const tries = "no that's fine um could I try booking like a patient would";
  const { state, effects } = talk(...call, tries);
  expect(state.task).toBe("book");
  expect(effects).toEqual([]);
});

test.each([
  "you didn't write it down did you",
  "I can take the morning off",
  "yes send it when the manager is in",
  "Never mind, don't send it. Yes.",
])("no note is sent or spoilt by “%s”", (words) => {
  const call = ["can I leave a message for the dentist", "my filling is rough"];
  call.push("Zoe Hart", "07700 900123", words);
  const { effects, state } = talk(...call);
  expect(effects).toEqual([]);
  if (state.task) expect(state.slots.message).toContain("my filling is rough");
});

test.each([
  [
    "hiya I own an aesthetics clinic how much does this cost",
    "can’t give you a price",
  ],
  ["I want to know what you can do I run a practice in Leeds", "answer every"],
  ["I'm not very happy with my teeth can I see the dentist", "A check-up"],
  ["I had a tooth out yesterday and it's still bleeding a bit", "a review is"],
])("in a first sentence, what is asked is answered: %s", (words, answer) => {
  expect(said(words)).toContain(answer);
});

test.each([
  ["yes go ahead that was good um how long does it take to set up", "48 hours"],
  ["yes that's right and can it put calls through to my team", "to your team"],
  ["yes it's right and then I'd like to see a demo please", "our form"],
])("a yes books beside a question about the product: %s", (words, answer) => {
  const call = ["check-up on Thursday at ten", "Ann Hart", "07700 900123"];
  expect(said(...call, words)).toMatch(/^That’s booked/);
  expect(said(...call, words)).toContain(answer);
});

test("what a system is called is no caller's name", () => {
  const { told } = talk("we use a diary it's called Pabau").state;
  expect(told.name).toBeUndefined();
});
