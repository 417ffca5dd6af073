import type { Handbook } from "../handbook.ts";
import type { Heard } from "../nlu/understand.ts";
import type {
  Effect,
  Intent,
  Offer,
  ReadBack,
  Reply,
  State,
  Understood,
} from "../types.ts";
import { prompt } from "./prompts.ts";

export interface Situation {
  readonly state: State;
  readonly heard: Heard;
  readonly now: Date;
  readonly handbook: Handbook;
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

export const START: State = {
  slots: {},
  others: [],
  asks: "anything",
  misses: 0,
  repeats: 0,
  past: [],
  told: {},
  last: { say: [], chips: [] },
};

/** The name under which she answers. */
export const clinicOf = ({ clinic }: State, handbook: Handbook): string =>
  clinic ?? handbook.clinic.name;

export type Handler = (situation: Situation) => Turn;

const MAX_CHIPS = 4;

const readBackOf = ({ task, slots, others }: ReadBack): ReadBack => ({
  task,
  slots,
  others,
});

/** Any change to what is read back counts. */
export const isSameReadBack = (one: ReadBack, other: ReadBack | undefined) =>
  JSON.stringify(readBackOf(one)) ===
  JSON.stringify(other && readBackOf(other));

export function finish(
  turn: Turn,
  understood: Understood,
  { now, handbook }: Pick<Situation, "now" | "handbook">,
): Reply {
  const { state, complete, effects = [] } = turn;
  const next = prompt(state, now, handbook);
  // Two answers, or an answer and the question after it, may hold the same sentence.
  const all = [...new Set(complete ? turn.say : [...turn.say, ...next.say])];
  // A question that was repeated often is dropped, unless there is nothing else to say.
  const say =
    all.length > 0 ? all : prompt({ ...state, repeats: 0 }, now, handbook).say;
  const offered = turn.chips && turn.chips.length > 0 ? turn.chips : next.chips;
  const chips = offered.slice(0, MAX_CHIPS);
  const { asks } = next;
  const isReadBack = asks === "confirm" && !complete && !state.changing;
  const readBack = isReadBack ? readBackOf(state) : state.readBack;
  return {
    state: { ...state, asks, readBack, last: { say, chips } },
    say,
    chips,
    // An offer is a question for a yes or a no.
    asks: complete && isQuestion(state.offer) ? "confirm" : asks,
    understood,
    effects,
  };
}

const isQuestion = (offer: Offer | undefined): boolean =>
  offer !== undefined && offer.kind !== "price";

const isSame = (before: State, after: State): boolean =>
  isSameReadBack(after, before) &&
  after.digits === before.digits &&
  after.offer?.kind === before.offer?.kind &&
  JSON.stringify(after.part) === JSON.stringify(before.part) &&
  after.changing === before.changing;

/** These are no attempt to answer the question at hand. */
export const ASIDES = new Set<Intent>([
  "ask",
  "treatment",
  "price-of-treatment",
  "help",
  "medical",
  "hurt",
  "status",
  "whether-done",
  "sooner",
  "objects",
  "where-to-go",
  "repeat",
  "back",
  "demo",
  "human",
]);

export const isUnusable = (
  before: State,
  { state, effects }: Turn,
  { intent }: Heard,
): boolean =>
  intent === "unknown" ||
  (before.task !== undefined &&
    !ASIDES.has(intent) &&
    // Who keeps their number has answered.
    !(before.asks === "phone" && intent === "no") &&
    // Who says again what was read back has understood it.
    !(before.asks === "confirm" && intent === "inform") &&
    effects === undefined &&
    isSame(before, state));

export function repeated(before: State, turn: Turn): Turn {
  const { state } = turn;
  const { message } = before.slots;
  // A note that is taken besides answers no question.
  const isBeside = before.asks !== "message" && before.asks !== "confirm";
  const slots = isBeside ? { ...state.slots, message } : state.slots;
  const isAgain = state.task && isSame(before, { ...state, slots });
  const repeats = isAgain ? before.repeats + 1 : 0;
  return { ...turn, state: { ...state, repeats } };
}

/** So often put in vain, a question is better left. */
export const GIVE_UP = 6;

const MAX_UNDO_STEPS = 12;

export function undoable(before: State, turn: Turn, intent: Intent): Turn {
  const { state } = turn;
  if (!state.task || intent === "back" || isSameReadBack(state, before))
    return turn;
  const { task, slots, asks } = before;
  const past = [...state.past, { task, slots, asks }].slice(-MAX_UNDO_STEPS);
  return { ...turn, state: { ...state, past } };
}
