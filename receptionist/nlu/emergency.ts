import { createClassifier } from "./classify.ts";
import { EMERGENCIES } from "./model.ts";
import { plain } from "./normalise.ts";
import { featuresOf } from "./tokenize.ts";
import { withoutGreeting } from "./yes-no.ts";

const classify = createClassifier(EMERGENCIES);

/**
 * From which likelihood on the receptionist gives the number at once, and from which she asks whether it is an
 * emergency. A miss costs more than a false alarm; but most answers to a question are no emergency, least of all those
 * that give what was asked for, such as the name Burns.
 */
const LEAST = {
  anything: { likely: 0.25, possible: 0.17 },
  answer: { likely: 0.33, possible: 0.2 },
  given: { likely: 0.9, possible: 0.5 },
  word: { likely: 0.9, possible: 0.4 },
};
/** Whether the caller was asked nothing, answers a question, gives just what was asked for, or says a single word. */
export type Said = keyof typeof LEAST;
/** 999 wins over 111 from this share of 111's likelihood on. */
const GRAVER = 0.4;

/** Long talk is read in overlapping pieces, counted in words, so that it hides no emergency. */
const PIECE = 40;
const PIECE_STEP = 30;

/** Longer talk is cut, so that she answers in time. In characters. */
const MAX_LENGTH = 6000;

const ABOUT_HER =
  /\b(?:what (?:happens|would happen|do you do|would you do|does \w+ do|if)|if (?:a|an|one of (?:our|my|the)) (?:patient|caller|client|customer|patients|callers)s?|how (?:do|does|would|will|are|is) \w+ (?:\w+ )?(?:deal|handle|cope|respond|react|know|treat|manage|triage|tell|route)|(?:can|does|will|would|do) (?:it|she|ellaira|you|the \w+|your \w+) (?:\w+ )?(?:recogni|detect|handle|spot|know|deal|tell|understand|escalate|cope|triage|pick up|flag))/;
const SOMEBODY =
  /\b(?:patients?|callers?|someone|somebody|clients?|customers?|people|emergenc(?:y|ies)|calls?|a person|chest pains?)\b/;

/** "What does it do if a patient rings with chest pain?" asks about the receptionist, not for help. */
export const asksAboutEmergencies = (text: string): boolean =>
  ABOUT_HER.test(text) &&
  SOMEBODY.test(text) &&
  !/\b(?:my|im|i am|ive|our) (?!practice|clinic|patients?|surgery|callers?|clients?)/.test(
    text,
  );

export interface Urgency {
  /** The number to call at once. */
  readonly number?: "999" | "111";
  /** It may be an emergency. */
  readonly doubtful: boolean;
}

const CALM: Urgency = { doubtful: false };

function oddsOf(text: string) {
  const odds = classify(featuresOf(text));
  const grave = odds.get("999") ?? 0;
  const urgent = odds.get("111") ?? 0;
  return { grave, urgent, likelihood: grave + urgent };
}

function inPiece(text: string, said: Said): Urgency {
  const { grave, urgent, likelihood } = oddsOf(text);
  const { likely, possible } = LEAST[said];
  if (likelihood < likely) return { doubtful: likelihood >= possible };
  return { number: grave > urgent * GRAVER ? "999" : "111", doubtful: false };
}

/** Whether words tell of an emergency, as learned from training/emergencies.txt. */
export function urgencyOf(words: string, as: Said = "anything"): Urgency {
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
    const piece = inPiece(all.slice(at, at + PIECE).join(" "), as);
    if (piece.number === "999") return piece;
    number ??= piece.number;
    doubtful ||= piece.doubtful;
  }
  return number ? { number, doubtful: false } : { doubtful };
}
