import type { Facts } from "../facts.ts";
import { prompt, REPHRASE } from "./prompts.ts";
import type { Effect, Intent, Reply, State, Understood } from "../types.ts";
import type { NluResult } from "../nlu/understand.ts";

/** What the receptionist makes of one utterance, before the question that follows. */
export interface Turn {
  readonly state: State;
  readonly say: readonly string[];
  /** Instead of what the next question offers. */
  readonly chips?: readonly string[] | undefined;
  readonly effects?: readonly Effect[];
  /** Says all there is to say: no question follows. */
  readonly complete?: boolean;
}

export type IntentHandler = (
  state: State,
  heard: NluResult,
  now: Date,
  facts: Facts,
) => Turn;

const MAX_CHIPS = 4;

/** What is read back: with it any change shows. */
export const readBackOf = ({ task, slots }: State): string =>
  JSON.stringify([task, slots]);

/** A turn with the question that follows it. */
export function finish(turn: Turn, understood: Understood, now: Date): Reply {
  const next = prompt(turn.state, now);
  const all = turn.complete ? turn.say : [...turn.say, ...next.say];
  // A question that was put often enough is left away, unless nothing else is said.
  const say =
    all.length > 0 ? all : prompt({ ...turn.state, repeats: 0 }, now).say;
  const offered = turn.chips && turn.chips.length > 0 ? turn.chips : next.chips;
  const chips = offered.slice(0, MAX_CHIPS);
  const readsBack =
    next.asks === "confirm" && !turn.complete && turn.state.repeats < REPHRASE;
  return {
    state: {
      ...turn.state,
      asks: next.asks,
      last: { say, chips },
      ...(readsBack && { readBack: readBackOf(turn.state) }),
    },
    say,
    chips,
    asks: next.asks,
    understood,
    effects: turn.effects ?? [],
  };
}

/** A state without some of what it may hold. */
export function without<Key extends keyof State>(
  state: State,
  ...keys: Key[]
): Omit<State, Key> {
  const copy = { ...state };
  for (const key of keys) delete copy[key];
  return copy;
}

/** How many steps can be undone. */
const STEPS = 12;

/** What answers the question at hand; anything else is an aside. */
const ANSWERS = new Set<string>(
  "inform yes no book move cancel greet thanks".split(" "),
);

const isSame = (before: State, after: State): boolean =>
  readBackOf(after) === readBackOf(before) &&
  after.digits === before.digits &&
  after.part === before.part &&
  after.changing === before.changing;

/** Whether the words were not understood, or answered the question at hand with nothing that could be used. */
export function isUnusable(
  before: State,
  { state, effects }: Turn,
  { intent, aboutEmergencies }: NluResult,
  changed: boolean,
): boolean {
  if (intent === "unknown") return !aboutEmergencies;
  return (
    before.task !== undefined &&
    ANSWERS.has(intent) &&
    !changed &&
    effects === undefined &&
    isSame(before, state)
  );
}

/** Counts how often the question at hand is put with nothing new. */
export const repeated = (before: State, turn: Turn): Turn => ({
  ...turn,
  state: {
    ...turn.state,
    repeats: isSame(before, turn.state) ? before.repeats + 1 : 0,
  },
});

/** Remembers where a task stood before what was told in this turn. */
export function undoable(state: State, turn: Turn, intent: Intent): Turn {
  const after = turn.state;
  const same = readBackOf(after) === readBackOf(state);
  if (after.task === undefined || intent === "back" || same) return turn;
  const before = {
    ...(state.task && { task: state.task }),
    slots: state.slots,
    asks: state.asks,
  };
  return {
    ...turn,
    state: { ...after, past: [...after.past, before].slice(-STEPS) },
  };
}
