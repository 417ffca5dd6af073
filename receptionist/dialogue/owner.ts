import {
  declaresPractice,
  isIntroduction,
  isLikelyOwner,
  ownsPractice,
} from "../nlu/owner.ts";
import type { State } from "../types.ts";
import { handOver, offerForm } from "./offers.ts";
import { greeting } from "./tasks.ts";
import type { Handler, Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** Who asks for the form or a demo has said yes to being taken there. */
const DEMANDS =
  /\b(?:demo\w*|form|sign|buy|buying|order|purchase|go ahead|get started|start)\b/;
/** Callers who only say that they run a practice may have questions before they want the form. */
const WANTS = /\b(?:demo\w*|buy\w*|quot\w*|sign|order|interested|start\w*)\b/;
/** "I'm not buying, just looking" */
const ONLY_ASKS =
  /^(?:what|how|is|are|does|do|why|who|when|where|will)\b|\bnot\b/;

export const welcomeOwner: Handler = ({ state, heard }) => ({
  state,
  complete: true,
  say: [greeting(heard.name) ?? wording.hello, wording.welcomeOwner],
  chips: [
    "How can you help my clinic?",
    "What does Ellaira cost?",
    "How long is setup?",
  ],
});

export const demo: Handler = (situation) => {
  const { heard } = situation;
  const { text } = heard;
  const introduces = ownsPractice(text) || isIntroduction(text);
  if (introduces && !WANTS.test(text)) return welcomeOwner(situation);
  const demands = DEMANDS.test(text) && !ONLY_ASKS.test(text);
  return demands
    ? handOver(situation)
    : offerForm(situation, [
        greeting(heard.name) ?? wording.gladly,
        wording.offerDemo,
      ]);
};

const withoutTask = (state: State): State => ({
  ...state,
  task: undefined,
  slots: {},
  part: undefined,
  offer: undefined,
});

/** Nothing but what begins a task has been said for it. */
const isEmpty = ({ slots }: State): boolean =>
  [slots.day, slots.time, slots.currentDay, slots.name, slots.phone].every(
    (slot) => !slot,
  );

const ONLY_TRIES =
  /\b(?:im|i am|was) (?:only |just )?(?:testing|trying|playing|looking|having a (?:play|look))\b/;

/** "No, I'm not a patient, I run a practice": the task at hand was only a trial. */
export function afterTrial(state: State, text: string): State {
  const isTrial =
    declaresPractice(text) || (ONLY_TRIES.test(text) && ownsPractice(text));
  return state.task && state.asks !== "message" && isTrial
    ? { ...withoutTask(state), asks: "anything", isOwner: true }
    : state;
}

/** Who asks about the product wanted no appointment: a task that holds nothing is dropped, another one once it was asked for again. */
export function withTaskAside(situation: Situation, handler: Handler): Turn {
  const { state, heard } = situation;
  const { task, slots, asks, repeats } = state;
  const holdsNothing = isEmpty(state);
  const isOwner = isLikelyOwner(heard.owner);
  const asksOfProduct = heard.source === "product" && !heard.entry?.anyone;
  const isOff = holdsNothing
    ? task === "book" || isOwner
    : isOwner && repeats > 0;
  if (!task || !asksOfProduct || !isOff) return handler(situation);
  const past = holdsNothing ? state.past : [{ task, slots, asks }];
  const turn = handler({
    ...situation,
    state: { ...withoutTask(state), past },
  });
  return holdsNothing
    ? turn
    : {
        ...turn,
        say: [...turn.say, wording.goBack],
        chips: [...(turn.chips ?? []), "Go back"],
      };
}
