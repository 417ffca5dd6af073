import type { NluResult } from "../nlu/understand.ts";
import type { Intent, State } from "../types.ts";
import type { Turn } from "./turn.ts";

/** How many steps can be undone. */
const STEPS = 12;

/** What answers the question at hand; anything else is an aside. */
const ANSWERS = new Set<Intent>([
  "inform",
  "yes",
  "no",
  "book",
  "move",
  "cancel",
  "greet",
  "thanks",
]);

const isSame = (before: State, after: State): boolean =>
  after.task === before.task &&
  after.digits === before.digits &&
  after.part === before.part &&
  after.changing === before.changing &&
  JSON.stringify(after.slots) === JSON.stringify(before.slots);

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
  const same =
    after.task === state.task &&
    JSON.stringify(after.slots) === JSON.stringify(state.slots);
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
