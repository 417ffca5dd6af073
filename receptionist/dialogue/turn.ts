import type { Facts } from "../facts.ts";
import { isQuestion } from "../nlu/score-intents.ts";
import type { NluResult } from "../nlu/understand.ts";
import type { Effect, Intent, Reply, State, Understood } from "../types.ts";
import { prompt, REPHRASE } from "./prompts.ts";

export interface Situation {
  readonly state: State;
  readonly heard: NluResult;
  readonly now: Date;
  readonly facts: Facts;
}

/** A reply to one utterance, before the question that follows it. */
export interface Turn {
  readonly state: State;
  readonly say: readonly string[];
  /** These replace what the next question offers. */
  readonly chips?: readonly string[] | undefined;
  readonly effects?: readonly Effect[];
  /** No question follows. */
  readonly complete?: boolean;
}

export type Handler = (situation: Situation) => Turn;

const MAX_CHIPS = 4;

/** Any change to what is read back changes this text. */
export const readBackOf = ({ task, slots }: State): string =>
  JSON.stringify([task, slots]);

export function finish(turn: Turn, understood: Understood, now: Date): Reply {
  const { state, complete, effects = [] } = turn;
  const next = prompt(state, now);
  const all = complete ? turn.say : [...turn.say, ...next.say];
  // A question that was repeated often is dropped, unless there is nothing else to say.
  const say = all.length > 0 ? all : prompt({ ...state, repeats: 0 }, now).say;
  const offered = turn.chips && turn.chips.length > 0 ? turn.chips : next.chips;
  const chips = offered.slice(0, MAX_CHIPS);
  const { asks } = next;
  const isReadBack =
    asks === "confirm" && !complete && state.repeats < REPHRASE;
  const readBack = isReadBack ? readBackOf(state) : state.readBack;
  return {
    state: { ...state, asks, readBack, last: { say, chips } },
    say,
    chips,
    asks,
    understood,
    effects,
  };
}

const isSame = (before: State, after: State): boolean =>
  readBackOf(after) === readBackOf(before) &&
  after.digits === before.digits &&
  after.part === before.part &&
  after.changing === before.changing;

/** These, and questions, are no attempt to answer the question at hand. */
const ASIDES = new Set<Intent>(["help", "medical", "repeat", "back", "demo"]);

export function isUnusable(
  before: State,
  { state, effects }: Turn,
  { intent, aboutEmergencies }: NluResult,
): boolean {
  if (intent === "unknown") return !aboutEmergencies;
  return (
    before.task !== undefined &&
    !isQuestion(intent) &&
    !ASIDES.has(intent) &&
    effects === undefined &&
    isSame(before, state)
  );
}

export const repeated = (before: State, turn: Turn): Turn => ({
  ...turn,
  state: {
    ...turn.state,
    repeats: isSame(before, turn.state) ? before.repeats + 1 : 0,
  },
});

const MAX_UNDO_STEPS = 12;

export function undoable(before: State, turn: Turn, intent: Intent): Turn {
  const { state } = turn;
  const isChanged = readBackOf(state) !== readBackOf(before);
  if (!state.task || intent === "back" || !isChanged) return turn;
  const { task, slots, asks } = before;
  const past = [...state.past, { task, slots, asks }].slice(-MAX_UNDO_STEPS);
  return { ...turn, state: { ...state, past } };
}
