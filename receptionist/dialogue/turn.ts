import type { Handbook, Setting } from "../handbook.ts";
import type { Heard } from "../nlu/understand.ts";
import type {
  Effect,
  Intent,
  Offer,
  Reply,
  Slots,
  State,
  Understood,
} from "../types.ts";
import { isSameReadBack, prompt, readBackOf } from "./prompts.ts";

export interface Situation extends Setting {
  readonly state: State;
  readonly heard: Heard;
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
  coming: [],
  asks: "anything",
  repeats: 0,
  missed: 0,
  past: [],
  told: {},
  patient: {},
  last: { say: [], chips: [] },
};

/** These slots change, and the others stay. */
export const withSlots = (state: State, slots: Slots): State => ({
  ...state,
  slots: { ...state.slots, ...slots },
});

/** The name under which she answers. */
export const clinicOf = ({ clinic }: State, handbook: Handbook): string =>
  clinic ?? handbook.clinic.name;

export type Handler = (situation: Situation) => Turn;

const MAX_CHIPS = 4;

export function finish(
  turn: Turn,
  understood: Understood,
  setting: Setting,
): Reply {
  const { state, complete, effects = [] } = turn;
  const next = prompt(state, setting);
  // Two answers, or an answer and the question after it, may hold the same sentence.
  const all = [...new Set(complete ? turn.say : [...turn.say, ...next.say])];
  // A question that was put often is dropped, unless there is nothing else to say.
  const say =
    all.length > 0 ? all : prompt({ ...state, repeats: 0 }, setting).say;
  const offered = turn.chips && turn.chips.length > 0 ? turn.chips : next.chips;
  const chips = offered.slice(0, MAX_CHIPS);
  const { asks } = next;
  const isReadBack = asks === "confirm" && !complete;
  const readBack = isReadBack ? readBackOf(state) : state.readBack;
  return {
    state: { ...state, asks, readBack, last: { say, chips } },
    say,
    chips,
    question: complete ? [] : next.say,
    // An offer is a question for a yes or a no.
    asks: complete && isQuestion(state.offer) ? "confirm" : asks,
    understood,
    effects,
  };
}

const isQuestion = (offer: Offer | undefined): boolean =>
  offer !== undefined && offer.kind !== "price";

/** The form is offered where nothing else helps, and answers nothing. */
const offerOf = ({ offer }: State) =>
  offer?.kind === "form" ? undefined : offer?.kind;

const isSame = (before: State, after: State): boolean =>
  isSameReadBack(after, before) &&
  after.digits === before.digits &&
  offerOf(after) === offerOf(before) &&
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
  "sooner",
  "where-to-go",
  "repeat",
  "back",
  "demo",
  "human",
]);

/** Counts how often the question was put in vain: a question of the caller's own is no failed answer. */
export function counted(before: State, { state }: Turn, intent: Intent): State {
  const { message } = before.slots;
  // A note that is taken besides answers no question.
  const isBeside = before.asks !== "message" && before.asks !== "confirm";
  const slots = isBeside ? { ...state.slots, message } : state.slots;
  const isInVain = state.task
    ? isSame(before, { ...state, slots })
    : intent === "unknown";
  return {
    ...state,
    repeats: isInVain ? before.repeats + 1 : 0,
    missed: isInVain && !ASIDES.has(intent) ? before.missed + 1 : 0,
  };
}

const MAX_UNDO_STEPS = 12;

/** Keeps what was before, so that "go back" brings it back. */
export function undoable(before: State, state: State, intent: Intent): State {
  if (!state.task || intent === "back" || isSameReadBack(state, before))
    return state;
  const { task, slots, asks } = before;
  return {
    ...state,
    past: [...state.past, { task, slots, asks }].slice(-MAX_UNDO_STEPS),
  };
}
