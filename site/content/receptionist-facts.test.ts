import { describe, expect, test } from "vitest";
import { createReceptionist } from "../../receptionist/receptionist.ts";
import type { Reply } from "../../receptionist/types.ts";
import { receptionistFacts } from "./receptionist-facts.ts";

const NOW = new Date("2026-03-11T10:00:00Z");
const { greet, step } = createReceptionist(receptionistFacts);

function last(...lines: readonly string[]): Reply {
  let reply = greet(NOW);
  for (const words of lines) reply = step(reply.state, words, NOW);
  return reply;
}

describe("how Ellaira speaks", () => {
  const questions = [
    "what are your opening hours",
    "where are you",
    "what treatments do you offer",
    "how long does setup take",
    "what plans are there",
    "what's in Clinic Elite",
    "starter or elite",
    "how much is it",
    "how long is the contract",
    "what languages",
    "crm integration",
    "does it work with our diary",
    "follow ups",
    "no shows",
    "how long do you keep recordings",
    "what if there's a breach",
    "where is the data hosted",
    "are you gdpr compliant",
    "do you have a dpia",
    "do callers have to consent to recording",
    "can patients have their data erased",
    "what lawful basis",
    "what about pecr",
    "do you sell data",
    "cqc",
    "is it secure",
    "iso 27001",
    "hipaa",
    "who can access recordings",
    "who are you",
    "is this real",
    "do you guarantee results",
    "what results do clinics see",
    "how many clinics use it",
    "what support is there",
    "how do I contact you",
    "hello",
    "thank you",
    "goodbye",
    "what can you do",
    "is this mole dangerous",
    "I can't breathe",
    "a demo please",
    "how does Ellaira handle emergencies",
  ];

  test("sentences are short and can be spoken", () => {
    for (const words of questions) {
      const reply = last(words);
      for (const line of reply.say) {
        expect(line).not.toMatch(/[!—*_#<>[\]]|undefined|NaN/);
        for (const sentence of line.split(/(?<=[.?])\s/))
          expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(
            27,
          );
      }
    }
  });

  test("each is answered as a question, not missed", () => {
    for (const words of questions)
      expect(last(words).state.misses, words).toBe(0);
  });
});
