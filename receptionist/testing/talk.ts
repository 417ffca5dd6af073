import { createReceptionist } from "../receptionist.ts";
import type { Effect, Reply } from "../types.ts";
import { createKnowledge } from "../nlu/knowledge.ts";
import type { Context } from "../nlu/reading.ts";
import { understand } from "../nlu/understand.ts";
import { HANDBOOK } from "./handbook.ts";

export const { greet, step, rename } = createReceptionist(HANDBOOK);

const knowledge = createKnowledge(HANDBOOK);

/** What is heard on that Wednesday, at a question of a booking or of what `context` tells. */
export const heard = (words: string, context: Partial<Context> = {}) =>
  understand(
    words,
    { asks: "anything", slots: {}, ...context },
    "2026-03-11",
    knowledge,
  );

/** This is a Wednesday, ten in the morning. */
export const NOW = new Date("2026-03-11T10:00:00Z");

export function talk(...lines: string[]): Reply[] {
  const replies = [greet(NOW)];
  for (const words of lines) {
    const before = replies.at(-1) ?? greet(NOW);
    replies.push(step(before.state, words, NOW));
  }
  return replies.slice(1);
}

export const last = (...lines: string[]): Reply =>
  talk(...lines).at(-1) ?? greet(NOW);

export const effects = (...lines: string[]): Effect[] =>
  talk(...lines).flatMap((reply) => reply.effects);

export const said = (reply: Reply) => reply.say.join(" ");

export const BOOKING = [
  "I'd like to book a check-up",
  "Thursday at half two",
  "Zoë O'Hara",
  "07700 900123",
];
