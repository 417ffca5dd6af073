import { createClassifier } from "./classify.ts";
import { EMERGENCIES, EMERGENCY_RULES } from "./model.ts";
import { plain } from "./normalise.ts";
import { firedGroups, readGroups } from "./patterns.ts";
import { featuresOf } from "./tokenize.ts";
import { withoutGreeting } from "./yes-no.ts";

const groups = readGroups(EMERGENCY_RULES);
const classify = createClassifier(EMERGENCIES);

/** From this likelihood on the number is given at once: a miss costs more than a call for nothing. */
const LIKELY = 0.25;
/** The same of words that give what the receptionist asked for: a name may be Burns, or a day the fifth. */
const CERTAIN = 0.9;
/** The same of what is told beside a request to be seen, which hides what has happened. */
const ALONE = 0.65;
/** From this on the receptionist names the numbers and asks; less readily of words that give what it asked for. */
const POSSIBLE = 0.12;
const POSSIBLE_ANSWER = 0.5;
/** 999 wins over 111 from this share of its likelihood on. */
const GRAVER = 0.4;

/** Speech is read in pieces of so many words, which begin so many words apart: long talk hides no emergency. */
const PIECE = 40;
const PIECE_STEP = 30;

/** Longer talk than this is cut, in characters: the receptionist must answer in time. */
const MAX_LENGTH = 6000;

/** What the receptionist would do, if one of these should call. */
const ABOUT_HER =
  /\b(?:what (?:happens|would happen|do you do|would you do|does \w+ do|if)|if (?:a|an|one of (?:our|my|the)) (?:patient|caller|client|customer|patients|callers)s?|how (?:do|does|would|will|are|is) \w+ (?:\w+ )?(?:deal|handle|cope|respond|react|know|treat|manage|triage|tell|route)|(?:can|does|will|would|do) (?:it|she|ellaira|you|the \w+|your \w+) (?:\w+ )?(?:recogni|detect|handle|spot|know|deal|tell|understand|escalate|cope|triage|pick up|flag))/;
const SOMEBODY =
  /\b(?:patients?|callers?|someone|somebody|clients?|customers?|people|emergenc(?:y|ies)|calls?|a person|chest pains?)\b/;

/** Asked about the receptionist, not for help: what it would do when a patient rings with an emergency. */
export const asksAboutEmergencies = (text: string): boolean =>
  ABOUT_HER.test(text) &&
  SOMEBODY.test(text) &&
  !/\b(?:my|im|i am|ive|our) (?!practice|clinic|patients?|surgery|callers?|clients?)/.test(
    text,
  );

export interface Urgency {
  /** The number to call at once. */
  readonly number?: "999" | "111";
  /** May be an emergency, or not. */
  readonly doubtful: boolean;
}

const CALM: Urgency = { doubtful: false };

function oddsOf(text: string) {
  const odds = classify([...featuresOf(text), ...firedGroups(text, groups)]);
  const grave = odds.get("999") ?? 0;
  const urgent = odds.get("111") ?? 0;
  return { grave, urgent, likelihood: grave + urgent };
}

/** To be seen, soon: what is asked for beside what has happened. */
const REQUEST =
  /(?:^| )(?:(?:can|could|may) (?:i|you|we|he|she|somebody|someone)|id like|(?:i|we) (?:want|need|would like)|(?:have|do) you (?:got|have)|is there|any chance|is it possible|book|any)\b(?: (?!because |cos |as |and )\w+){0,6}? (?:appointments?|seen|see|come|in|down|anything|slots?|someone|somebody|anyone|dentist|doctor|check ?up|space)\b(?: (?:for|free|going|left|with|see|in|down|to|at|somebody|someone|anyone|you|me|us|him|her|my (?:son|daughter|husband|wife|mum|dad)|(?:a|the) (?:dentist|doctor|nurse|gp)|today|tomorrow|tonight|now|asap|straight|right|away|this|morning|afternoon|evening|because|cos|as|and))*(?= |$)/g;
/** What tells of something has so many words at least. */
const MIN_TOLD = 3;

function inPiece(text: string, expected: boolean): Urgency {
  const whole = oddsOf(text);
  const told = text
    .replaceAll(REQUEST, "")
    .replace(/ (?:and|so|but|because|cos)$/, "")
    .trim();
  const apart =
    told !== text && told.split(" ").length >= MIN_TOLD ? oddsOf(told) : whole;
  const { grave, urgent, likelihood } =
    apart.likelihood >= ALONE && apart.likelihood > whole.likelihood
      ? apart
      : whole;
  if (likelihood < (expected ? CERTAIN : LIKELY))
    return { doubtful: likelihood >= (expected ? POSSIBLE_ANSWER : POSSIBLE) };
  return { number: grave > urgent * GRAVER ? "999" : "111", doubtful: false };
}

/** Whether words tell of an emergency, by what was learned from sentences of each kind (training/emergencies.txt). */
export function urgencyOf(words: string, expected = false): Urgency {
  const said = plain(words, MAX_LENGTH);
  const all = (withoutGreeting(said) || said).split(" ");
  if (asksAboutEmergencies(all.slice(0, 2 * PIECE).join(" "))) return CALM;
  let doubtful = false;
  let number: Urgency["number"];
  for (
    let at = 0;
    at === 0 || at + PIECE - PIECE_STEP < all.length;
    at += PIECE_STEP
  ) {
    const piece = inPiece(all.slice(at, at + PIECE).join(" "), expected);
    if (piece.number === "999") return piece;
    number ??= piece.number;
    doubtful ||= piece.doubtful;
  }
  return number ? { number, doubtful: false } : { doubtful };
}
