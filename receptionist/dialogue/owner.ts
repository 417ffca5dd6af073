import {
  isIntroduction,
  isLikelyOwner,
  ownsPractice,
  PRETENDS,
} from "../nlu/owner.ts";
import type { Heard } from "../nlu/understand.ts";
import type { State } from "../types.ts";
import { closed } from "./complete.ts";
import { CARRY_ON, handOver, noteForDemo, offerForm } from "./offers.ts";
import { greeting } from "./tasks.ts";
import type { Handler, Situation, Turn } from "./turn.ts";
import { WANTS_A_RING } from "../nlu/cues.ts";
import { emailIn } from "../nlu/entities/email.ts";
import { human } from "./human.ts";
import { questionOf, withoutWho } from "./written-note.ts";
import wording from "./wording.json" with { type: "json" };

/** Who asks for the form or a demo has said yes to being taken there. */
const WANTS =
  /\b(?:demo\w*|form|buy\w*|quot\w*|sign|order|purchase|interested|go ahead|start\w*)\b/;
/** "I'm not buying, just looking" */
const ONLY_ASKS =
  /^(?:what|how|is|are|does|do|why|who|when|where|will)\b|\bnot\b/;

/** Who has tried her as a patient is not asked to, and nobody is welcomed twice. */
function sayWelcome({ state, heard }: Situation): string[] {
  if (state.booked || state.patient.name) return [wording.wasTried];
  return state.last.say.includes(wording.welcomeOwner)
    ? [wording.helpMore]
    : [greeting(heard.name) ?? wording.hello, wording.welcomeOwner];
}

export const welcomeOwner: Handler = (situation) => ({
  state: situation.state,
  complete: true,
  say: sayWelcome(situation),
  chips: [
    "How can you help my clinic?",
    "What does Ellaira cost?",
    "How long is setup?",
  ],
});

export const demo: Handler = (situation) => {
  const { heard } = situation;
  const { text } = heard;
  // What was being booked was only tried.
  const state = situation.state.task
    ? closed(situation.state)
    : situation.state;
  // "Will somebody from your company ring me", once they have left their number
  const asksToBeRung = WANTS_A_RING.test(text) && !WANTS.test(text);
  if (state.told.phone && !heard.phone && asksToBeRung)
    return human({ ...situation, state });
  const introduces =
    ownsPractice(text) || isIntroduction(text) || PRETENDS.test(text);
  // They may have questions before they want the form.
  if (introduces && !WANTS.test(text)) return welcomeOwner(situation);
  return WANTS.test(text) && !ONLY_ASKS.test(text)
    ? handOver({ ...situation, state })
    : offerForm({ ...situation, state }, [
        greeting(heard.name) ?? wording.gladly,
        wording.offerDemo,
      ]);
};

/** Who runs a practice and says how to reach them wants to hear from us, whatever else they say. */
export function numberForForm(situation: Situation): Turn | undefined {
  const { state, heard } = situation;
  const isReached = heard.phone ?? emailIn(heard.words);
  if (!state.isOwner || state.task || heard.intent === "demo" || !isReached)
    return undefined;
  const words = withoutWho(heard.words, heard) || wording.ringBack;
  return human({ ...situation, heard: { ...heard, words } });
}

/** "Put uptime and the notice period in my demo request please" */
const ADDS_TO_FORM =
  /\b(?:put|add|note|include|write)\b.*\b(?:in|into|on|to) (?:my|the|that|your) (?:demo|form|request|notes?)\b/;

/** What an owner wants to have in the form. */
export const addedToForm = ({ state, heard }: Situation): Turn | undefined =>
  state.isOwner && !state.task && ADDS_TO_FORM.test(heard.text)
    ? noteForDemo(state, questionOf(heard.words))
    : undefined;

/** What was just told for the form goes into it. */
export function intoForm(
  before: State,
  { state }: Situation,
): Turn | undefined {
  const isTold = JSON.stringify(before.told) !== JSON.stringify(state.told);
  return before.isAtForm && isTold && !state.task
    ? {
        state,
        complete: true,
        say: [wording.intoForm],
        chips: [CARRY_ON],
        effects: [{ name: "hand-over", fields: state.told }],
      }
    : undefined;
}

/** Who runs a practice and asks about the product only tried out a task, unless something has been told for it. */
export function withoutTrial(state: State, heard: Heard): State {
  const { task } = state;
  const { day, time, currentDay, name, phone } = state.slots;
  const isOfProduct = heard.source === "product" && !heard.entry?.anyone;
  const isDropped =
    isOfProduct &&
    !(day || time || currentDay || name || phone) &&
    (task === "book" || isLikelyOwner(heard.owner));
  return task && isDropped ? { ...closed(state), asks: "anything" } : state;
}
