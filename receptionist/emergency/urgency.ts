import { plain } from "../nlu/normalise.ts";
import type { Help } from "../types.ts";
import { anyOf, type Pattern, patternOf } from "./pattern.ts";
import { ASKED, DOUBT, MILD, OTHER, PAST, SIGNS } from "./signs.ts";

/** Whether the caller was asked nothing, answers a question, gives just what was asked for, or says a single word. */
export type Said = "anything" | "answer" | "given" | "word";

export interface Urgency {
  /** The number to call at once. */
  readonly number?: "999" | "111";
  /** Which helplines are told besides. */
  readonly help?: Help;
  /** It may be an emergency: the receptionist asks. */
  readonly doubtful: boolean;
}

interface Sign {
  readonly number: "999" | "111";
  readonly kind: string;
  readonly help?: Help | undefined;
  readonly pattern: Pattern;
}

const CALM: Urgency = { doubtful: false };

const HELP: Readonly<Record<string, Help>> = {
  mind: "mind",
  violence: "violence",
};

const signs: readonly Sign[] = SIGNS.trim()
  .split(/^# /m)
  .filter(Boolean)
  .flatMap((section) => {
    const [head = "", ...lines] = section.trim().split("\n");
    const [number, kind = ""] = head.split(" ");
    return lines.map((line) => ({
      number: number === "999" ? ("999" as const) : ("111" as const),
      kind,
      help: HELP[kind],
      pattern: patternOf(line),
    }));
  });

const isPast = anyOf(PAST);
const isAsked = anyOf(ASKED);
const isOther = anyOf(OTHER);
const isDoubtful = anyOf(DOUBT);
const isMild = anyOf(MILD);
const NOW =
  /\b(?:now|again|today|tonight|this (?:morning|afternoon|evening)|suddenly|just|still|at the moment|minutes|help|quick)\b/;

/** In fewer words than four only signs of these kinds count: the others name a treatment or a part of the body. */
const GRAVE = new Set(
  "heart breathing choking stroke bleeding unconscious seizure allergy overdose call mind violence sepsis children".split(
    " ",
  ),
);
const MIN_WORDS = 4;

/** Longer talk is cut, so that she answers in time. In characters. */
const MAX_LENGTH = 6000;

/** Whether words tell of an emergency: only a sign raises an alarm, and never the lack of calm words. */
export function urgencyOf(words: string, as: Said = "anything"): Urgency {
  const text = plain(words, MAX_LENGTH);
  if (text === "" || as === "given" || isAsked(text) || isOther(text))
    return CALM;
  if (text === "999") return { number: text, doubtful: false };
  if (isPast(text) && !NOW.test(text)) return CALM;
  const isShort = text.split(" ").length < MIN_WORDS;
  const found = signs.filter(
    ({ kind, number, pattern }) =>
      pattern(text) &&
      (!isShort || ((number === "999" || kind === "mind") && GRAVE.has(kind))),
  );
  const grave = found.find(({ number }) => number === "999");
  const help = found.find((sign) => sign.help)?.help;
  const number = grave?.number ?? found[0]?.number;
  // A single word is asked about: "stroke" may begin any sentence.
  if (number && as !== "word")
    return { number, ...(help && { help }), doubtful: false };
  return {
    doubtful: number !== undefined || (isDoubtful(text) && !isMild(text)),
  };
}

const ABOUT_HER =
  /\b(?:what (?:happens|would happen|do you do|would you do|does \w+ do|if)|if (?:a|an|one of (?:our|my|the)) (?:patient|caller|client|customer|patients|callers)s?|how (?:do|does|would|will|are|is) \w+ (?:\w+ )?(?:deal|handle|cope|respond|react|know|treat|manage|triage|tell|route)|(?:can|does|will|would|do) (?:it|she|ellaira|you|the \w+|your \w+) (?:\w+ )?(?:recogni|detect|handle|spot|know|deal|tell|understand|escalate|cope|triage|pick up|flag))/;
const EMERGENCY =
  /\b(?:emergenc(?:y|ies)|urgent|999|ambulance|chest pains?|heart attack|stroke|suicid\w+|bleeding|life threatening|triage|overdose|collapses?)\b/;

/** "What do you do if a patient rings with chest pain?" asks about the receptionist, not for help. */
export const asksAboutEmergencies = (text: string): boolean =>
  ABOUT_HER.test(text) && EMERGENCY.test(text);
