import type { Help, State } from "../types.ts";
import { CARRY_ON } from "./offers.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

function sayWhomToCall(number: "999" | "111", help?: Help): string[] {
  if (!help) return [wording.emergency[number], wording.emergencyNote];
  const isInDanger = help === "mind" && number === "999";
  return isInDanger ? wording.inDanger : wording.helplines[help];
}

/** Tells whom to call, and with what is said of despair or violence, who else helps. */
export const emergency = (
  { state }: Pick<Situation, "state">,
  number: "999" | "111",
  help?: Help,
): Turn => ({
  state: { ...state, alarm: { number, help } },
  complete: true,
  say: sayWhomToCall(number, help),
  chips: [CARRY_ON, "Goodbye"],
  effects: [{ name: "emergency", number, ...(help && { help }) }],
});

export const NO_EMERGENCY = "It’s not an emergency";

/** She is in doubt, and asks before she sends anybody to a number. */
export const askWhetherEmergency = (state: State, words: string): Turn => ({
  state: { ...state, doubt: words },
  complete: true,
  say: [wording.inCase, wording.isEmergency],
  chips: ["Yes, it’s an emergency", "No, it isn’t"],
});

/** "Oh no, love, I'm all right, it's only a bruise", and what was asked instead. */
export const DENIES_ALARM =
  /^(?:(?:oh|no|sorry|please|honestly|really|love|dear|well) )*(?:(?:im|i am|hes|shes|were) (?:not (?:poorly|ill|hurt|suicidal)|all right|alright|fine|ok|okay)|(?:its|it was) (?:only )?(?:an? )?(?:\w+ )?(?:bruise|scratch|joke|saying|toothache|graze)|(?:nobodys|no ones) (?:ill|hurt|in danger)|(?:theres )?(?:no emergency|nothing wrong)|(?:its )?not (?:like that|an emergency)|(?:i was |im )?(?:only )?(?:testing|joking|kidding)(?: you)?|i (?:dont|didnt) (?:need|mean|want) (?:an? |the )?(?:ambulance|999|111|that))(?: (?:now|really|honestly|love|thanks|thank you|its only an? \w+|at all))*( i (?:asked|said|only|want(?:ed)?|was asking)\b.*)?$/;
