import type { Intent } from "../types.ts";
import type { Evidence } from "./evidence.ts";
import type { Meaning } from "./knowledge.ts";
import { PRETENDS } from "./owner.ts";

/** "Can I book something with you and see what happens", "let me try it, book my client in for Thursday", of an owner as well */
export const TRIES_BOOKING =
  /(?:^|\b(?:it|this|please|then|now|right|ok|and) )book (?:me|(?:my|an?|our|this) \w+|(?!them|people|patients|clients|callers|some|any)[a-z]+) in (?:for|on|at|with)\b|\b(?:can|could|may) i (?:just )?(?:try|have a go at|test) (?:booking|to book|making)\b|\bcan i (?:just |try to |actually )*(?:book|make) (?:something|anything|an? (?:test |pretend |trial )?(?:appointment|booking|slot))\b/;

/** An owner tells of days and treatments, and wants none of them unless they try a booking of their own. */
const OWN_WISH =
  /\b(?:can|could|may|need|want|like|love) (?:i|to) (?:\w+ )?(?:book|come|be seen|see|have|get|make)\b|\bi(?:d| would)? (?:\w+ )?(?:like|need|want) (?:an?|some|the|to)\b|\bi(?:ve| have)(?: got)? (?:an?|some|tooth|pain)\b|\bbook (?:me|in|an?)\b|^(?:(?:please|ok|right|then) )*book\b|\b(?:put|fit|squeeze|get) me (?:in|down)\b|\b(?:appointment|booking|slot)\b|\bplease$|\bmy (?:tooth|teeth|filling|crown|gums?|back|knee|skin|ear|throat|head)/;

function triesBooking(
  { text, given, named, scores: [best] }: Evidence,
  intent: Intent,
): boolean {
  return (
    (given && named) ||
    OWN_WISH.test(text) ||
    TRIES_BOOKING.test(text) ||
    PRETENDS.test(text) ||
    (best?.verbatim === true && best.intent === intent)
  );
}

/** By these something is arranged for a patient, or left to a clinician. */
const PATIENTS = new Set<Intent>(["book", "hurt", "move", "cancel", "medical"]);

/** "Take a message", and not "do you triage or just take a message" */
const LEAVES_ONE =
  /^(?:(?:please|can|could|would|you) )*(?:take|leave|pass|make|put|note)\b|\b(?:me|us|my|our)\b/;

/** "Mondays are bedlam", "I'd want it to come to my nurse": who runs a practice only tells, or asks, of what a patient would want. */
export function isOnlyTold(evidence: Evidence, { intent }: Meaning): boolean {
  const { text, slots, treatment, context } = evidence;
  // "Can I move it to Thursday", of what was booked as a trial
  const isOfTrial =
    context.booked !== undefined && /^(?:move|cancel)$/.test(intent);
  if (!context.isOwner || evidence.task || isOfTrial) return false;
  if (triesBooking(evidence, intent)) return false;
  if (intent === "inform") return (slots.day ?? slots.time) !== undefined;
  if (intent === "treatment") return treatment?.as !== "called";
  if (intent === "note") return !LEAVES_ONE.test(text);
  return PATIENTS.has(intent);
}
