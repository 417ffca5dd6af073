import { runnerImport } from "vite";
import { createReceptionist } from "../../receptionist/receptionist.ts";
import type { ExpectedSlot, Reply } from "../../receptionist/types.ts";
import { readSiteSettings } from "../../settings/site.ts";
import { NOW, type Dialogue } from "./corpus.ts";

// The handbook is made from content that only the bundler can read.
const {
  module: { handbook },
} = await runnerImport<typeof import("../../site/content/handbook/index.ts")>(
  "./site/content/handbook/index.ts",
  {
    configFile: false,
    logLevel: "error",
    define: { __SITE_SETTINGS__: JSON.stringify(readSiteSettings({})) },
  },
);

const receptionist = createReceptionist(handbook);

export const begin = (): Reply => receptionist.greet(NOW);

/** How long each step took, in µs. */
export const stepMicroseconds: number[] = [];

/** Says the words to the receptionist, and notes how long the answer took. */
export function say({ state }: Reply, words: string): Reply {
  const start = performance.now();
  const reply = receptionist.step(state, words, NOW);
  stepMicroseconds.push((performance.now() - start) * 1000);
  return reply;
}

const LEAD_IN: Readonly<Record<ExpectedSlot, string>> = {
  anything: "I'd like to book an appointment",
  day: "Friday the 20th of March",
  time: "ten o'clock",
  name: "Sarah Jones",
  phone: "07700 900001",
  message: "Please ring me back",
  "current-day": "Thursday",
  confirm: "yes",
  "anything-else": "no thank you",
};
const MAX_LEAD_IN_TURNS = 10;

/**
 * Brings the receptionist to a question: asks for an appointment (or to move one, for its present day), and answers until
 * that question comes. Undefined if it never does.
 */
export function bringTo(wanted: ExpectedSlot): Reply | undefined {
  let reply = begin();
  if (wanted === "current-day")
    reply = say(reply, "I need to move my appointment");
  for (let turns = 0; turns < MAX_LEAD_IN_TURNS; turns++) {
    if (reply.asks === wanted) return reply;
    reply = say(reply, LEAD_IN[reply.asks]);
  }
  return undefined;
}

const MAX_TURNS = 25;
const FAREWELL = ["no thank you", "goodbye"];
/** What a caller says to a question that the dialogue has no answer for. */
const NO_ANSWER = ["I'd rather not say", "goodbye"];

export interface Turn {
  readonly words: string;
  readonly reply: Reply;
}

const isLast = ({ effects }: Reply) =>
  effects.some(({ name }) => ["end", "hand-over", "emergency"].includes(name));

/** The caller's turns until the call ends, is handed over or is an emergency, at most 25. */
export function converse({
  opening,
  answers,
  interjections,
}: Dialogue): readonly Turn[] {
  const used = new Map<readonly string[], number>();
  function answer(asks: ExpectedSlot): string {
    const isOpen = asks === "anything" || asks === "anything-else";
    // Between questions, the receptionist may ask either of two: a list for one of them serves both.
    const list =
      answers[asks] ??
      (isOpen
        ? (answers.anything ?? answers["anything-else"] ?? FAREWELL)
        : NO_ANSWER);
    const index = used.get(list) ?? 0;
    used.set(list, index + 1);
    return list[index] ?? list.at(-1) ?? "goodbye";
  }

  const turns: Turn[] = [];
  let reply = begin();
  while (turns.length < MAX_TURNS) {
    const interjection = interjections.find(
      ({ after }) => after === turns.length,
    );
    const words =
      turns.length === 0
        ? opening
        : (interjection?.words ?? answer(reply.asks));
    reply = say(reply, words);
    turns.push({ words, reply });
    if (isLast(reply)) break;
  }
  return turns;
}

/** Whether the receptionist ended the call, and not the limit of turns. */
export const cameToAnEnd = (turns: readonly Turn[]) =>
  turns.some(({ reply }) => isLast(reply));
