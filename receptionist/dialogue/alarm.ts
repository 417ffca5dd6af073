import { fillIn } from "../format-spoken.ts";
import { QUESTION } from "../nlu/cues.ts";
import { plain } from "../nlu/normalise.ts";
import { ownsPractice } from "../nlu/owner.ts";
import type { Heard } from "../nlu/understand.ts";
import type { Intent, Help, State } from "../types.ts";
import { asksAboutEmergencies } from "../emergency/urgency.ts";
import { CARRY_ON } from "./offers.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

function sayWhomToCall(number: "999" | "111", help?: Help): string[] {
  if (!help) return [wording.emergency[number], wording.emergencyNote];
  const isInDanger = help === "mind" && number === "999";
  return isInDanger ? wording.inDanger : wording.helplines[help];
}

/** Tells whom to call, and with what is said of despair or violence, who else helps. */
export function emergency(
  state: State,
  words: string,
  number: "999" | "111",
  help?: Help,
): Turn {
  const say = sayWhomToCall(number, help);
  const text = say.join(" ");
  return {
    state: { ...state, alarm: { number, help, words } },
    complete: true,
    say,
    chips: [CARRY_ON, "Goodbye"],
    effects: [{ name: "emergency", number, text, ...(help && { help }) }],
  };
}

const OF_A_CALLER =
  /\b(?:would|if|said|says?|told|tell|rings?|calls?|phones?|who gets|example|(?:my|our) (?:patients?|clients?)|dog|cat|horse)\b/;
const OF_SPEAKER =
  /\b(?:i(?:ve| have)? (?:got|had|been|feel|cant|cannot|took|taken)|im (?:having|bleeding|choking|dying|in|not)|help (?:me|him|her)|please help|^help|my (?:chest|heart|head|face|lips?|throat|arm|mouth|tongue|leg|stomach|husband|wife|partner|mum|dad|nan|son|daughter|baby|child|boy|girl))\b/;

/** "They say I've come over queer, would you catch that" */
const WHETHER_CAUGHT =
  /\bwould (?:you|it|she) (?:\w+ )?(?:catch|spot|pick|notice|know|recogni[sz]e)\b/;

/** "She only said indigestion, and an ache down her arm, would you pick that up", from an owner */
export const isExample = ({
  state,
  heard: { text, urgency },
}: Situation): boolean =>
  state.isOwner === true &&
  !urgency.help &&
  (WHETHER_CAUGHT.test(text) ||
    ((QUESTION.test(text) || OF_A_CALLER.test(text)) &&
      !OF_SPEAKER.test(text)));

export const ofExample = (state: State, number: "999" | "111"): Turn => ({
  state,
  complete: true,
  say: [fillIn(wording.example, { number })],
  chips: [
    "Can you transfer calls?",
    "What if you don’t know?",
    "I’d like a demo",
  ],
});

const NO_EMERGENCY = "It’s not an emergency";

/** She is in doubt, and asks before she sends anybody to a number. */
export const askWhetherEmergency = (state: State, words: string): Turn => ({
  state: { ...state, doubt: words },
  complete: true,
  say: [wording.inCase, wording.isEmergency],
  chips: ["Yes, it’s an emergency", "No, it isn’t"],
});

/** "Oh no, love, I'm all right, it's only a bruise", and what was asked instead. */
const DENIAL = [
  "(?:im|i am|hes|shes|were) (?:not (?:poorly|ill|hurt|suicidal)|(?:(?:quite|perfectly|absolutely) )?(?:all right|alright|fine|ok|okay))",
  "(?:its|it was) (?:only |just )?(?:an? |my )?(?:\\w+ )?(?:bruise|scratch|joke|saying|tooth|toothache|graze|example)",
  "(?:nobodys|no ones) (?:ill|hurt|in danger)|(?:theres )?(?:no emergency|nothing wrong)|nothing like that|(?:its )?not (?:like that|an emergency)",
  "(?:i was |im )?(?:only )?(?:testing|joking|kidding)(?: you)?|i (?:dont|didnt) (?:need|mean|want) (?:an? |the )?(?:ambulance|999|111|that)",
].join("|");
const BESIDE_DENIAL =
  "eh|oh|no|sorry|please|honestly|really|love|dear|well|now|thanks|thank you|its only an? \\w+|at all|carry on";
const DENIES_ALARM = new RegExp(
  `^(?:(?:${BESIDE_DENIAL}) )*(?:${DENIAL})(?: (?:${BESIDE_DENIAL}|${DENIAL}))*( i (?:asked|said|only|want(?:ed)?|was asking)\\b.*)?$`,
);

/** "Look, I'm telling you it's not an emergency", whatever else is said */
const CLEARLY_NONE =
  /\b(?:(?:its|it is|this is|thats|that is|theres|there is) (?:really |only )?(?:not|no) (?:an? )?(?:real )?emergency|(?:isnt|havent got) an emergency|im not having an? (?:heart attack|stroke|fit)|i was only asking|(?:was|is|its) (?:only |just )?(?:an example|hypothetical)|you(?:ve)? misheard|you(?:ve)? (?:got|heard) (?:it|that|me) wrong|(?:i was|im|i am) (?:only |just )?(?:testing|joking|seeing what)|(?:only|was) me testing)\b/;

const denies = ({ text, urgency }: Heard): boolean =>
  !urgency.number && (DENIES_ALARM.test(text) || CLEARLY_NONE.test(text));

/** Nothing is said besides. */
export function isOnlyDenial(text: string): boolean {
  const denial = DENIES_ALARM.exec(text);
  return text === plain(NO_EMERGENCY) || (denial !== null && !denial[1]);
}

/** 999 stands until it is denied, or the caller turns out to try her for a practice of their own; 111 is told and left. */
export const alarmAfter = (
  { alarm }: State,
  heard: Heard,
): State["alarm"] | undefined =>
  alarm?.number !== "999" ||
  denies(heard) ||
  heard.entry?.id === "false-alarm" ||
  ownsPractice(heard.text)
    ? undefined
    : alarm;

/** By these something is arranged, or agreed on. */
const ARRANGES = new Set<Intent>([
  "book",
  "hurt",
  "inform",
  "move",
  "note",
  "yes",
]);

/** What she says instead of what would be done, where she has just told whom to call. */
export function insteadOf(
  acted: Turn,
  alarm: NonNullable<State["alarm"]>,
  { state, heard }: Pick<Situation, "state" | "heard">,
): Turn | undefined {
  const { intent, source, text } = heard;
  if (denies(heard)) {
    const isAll = /^(?:unknown|no|yes)$/.test(intent) || source === "smalltalk";
    return isAll && !DENIES_ALARM.exec(text)?.[1]
      ? { state, say: [wording.misheard] }
      : { ...acted, say: [wording.misheard, ...acted.say] };
  }
  // Her own chip goes on to the question at hand.
  if (state.alarm && text === plain(CARRY_ON)) return undefined;
  const again = emergency(state, alarm.words, alarm.number, alarm.help);
  const { task } = acted.state;
  const isArranged = acted.effects?.length ?? (task && task !== "cancel");
  // "It comes and goes, I'd rather just see somebody" needs 999 first all the same.
  if (state.alarm && ARRANGES.has(intent) && isArranged)
    return {
      state,
      complete: true,
      say: alarm.help ? again.say : [wording.callFirst],
      chips: [NO_EMERGENCY, "Goodbye"],
    };
  // "I'm on my own" asks nothing of the clinic.
  const isAboutIt =
    intent === "unknown" ||
    (source === "product" &&
      !asksAboutEmergencies(text) &&
      !ownsPractice(text)) ||
    (intent === "ask" && !QUESTION.test(text));
  if (!isAboutIt || alarm.isRepeated) return undefined;
  // Once: she may have heard an alarm where there is none.
  const repeated = state.alarm && { ...alarm, isRepeated: true as const };
  return { ...again, state: { ...state, alarm: repeated } };
}
