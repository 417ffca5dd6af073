import { describe, expect, test } from "vitest";
import { said, talk } from "./testing.ts";

describe("the plainest first words are understood", () => {
  test.each([
    "I want an appointment",
    "can I have an appointment",
    "can I get an appointment",
    "I want to make a booking",
    "can I try a booking",
    "when's your next appointment",
    "when can I come in",
    "can I come in tomorrow",
  ])("as a wish to book: %s", (words) => {
    expect(talk(words).state.task).toBe("book");
  });

  test.each(["can I rearrange", "can I reschedule", "I can't come tomorrow"])(
    "as a wish to move: %s",
    (words) => {
      expect(talk(words).state.task).toBe("move");
    },
  );

  test.each([
    "I want to speak to someone",
    "I want to speak to the dentist",
    "can I speak to somebody",
  ])("as a wish for a person: %s", (words) => {
    expect(said(words)).toMatch(/^There’s nobody here/);
  });

  test.each(["I'm in pain", "it's urgent", "I feel sick"])(
    "as an ailment: %s",
    (words) => {
      expect(said(words)).toMatch(/^I’m sorry to hear that/);
    },
  );

  test.each([
    ["do you take children", "children"],
    ["do you do weekends", "hours"],
    ["do you do evenings", "hours"],
    ["are you still open", "hours"],
    ["I'm an existing patient", "returning"],
    ["I want a refund", "complaints"],
    ["do you have any reviews", "testimonials"],
    ["do you have a contract", "contract"],
    ["how much is the Starter plan", "price"],
    ["can it take messages", "messages"],
    ["does she take messages", "messages"],
    ["do I have to change my number", "number"],
  ])("as a question: %s", (words, id) => {
    expect(talk(words).understood.intent).toBe(id);
  });

  test("and “okay” is no question", () => {
    expect(said("okay")).toBe("How can I help?");
  });
});
