import { plain } from "../nlu/normalise.ts";
import type { Help } from "../types.ts";
import { anyOf, type Pattern, patternOf } from "./pattern.ts";
import { ASKED, DOUBT, MILD, OTHER, PAST } from "./signs/told.ts";
import { SIGNS } from "./signs.ts";

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
  readonly number: "999" | "111" | "calm";
  readonly kinds: readonly string[];
  readonly pattern: Pattern;
}

const CALM: Urgency = { doubtful: false };

const HELP: Readonly<Record<string, Help>> = {
  mind: "mind",
  violence: "violence",
};

const numberOf = (head: string) =>
  head === "999" || head === "111" ? head : "calm";

const signs: readonly Sign[] = SIGNS.trim()
  .split(/^# /m)
  .filter(Boolean)
  .flatMap((section) => {
    const [head = "", ...lines] = section.trim().split("\n");
    const [number = "", ...kinds] = head.split(" ");
    return lines.map((line) => ({
      number: numberOf(number),
      kinds,
      pattern: patternOf(line),
    }));
  });

const isPast = anyOf(PAST);
const isAsked = anyOf(ASKED);
const isOther = anyOf(OTHER);
const isDoubtful = anyOf(DOUBT);
const isMild = anyOf(MILD);
const NOW =
  /\b(?:now|again|today|tonight|this (?:morning|afternoon|evening)|suddenly|still|at the moment|minutes|quick)\b/;

/** "Today" is when they want to come, and not when it happened. */
const TODAY = /\b(?:now|today|tonight|this (?:morning|afternoon|evening))\b/g;
const WISH =
  /\b(?:appointments?|book\w*|come in|be seen|see (?:a|the)|check ?up)\b/;

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
  if (text === "" || as === "given" || isAboutHer(text)) return CALM;
  if (isAsked(text) || isOther(text)) return CALM;
  if (text === "999") return { number: text, doubtful: false };
  if (
    isPast(text) &&
    !NOW.test(WISH.test(text) ? text.replace(TODAY, "") : text)
  )
    return CALM;
  const isShort = text.split(" ").length < MIN_WORDS;
  const holding = signs.filter(({ pattern }) => pattern(text));
  const calm = new Set(
    holding.flatMap(({ number, kinds }) => (number === "calm" ? kinds : [])),
  );
  const found = holding.flatMap(({ number, kinds: [kind = ""] }) =>
    number === "calm" ||
    calm.has(kind) ||
    (isShort && !((number === "999" || kind === "mind") && GRAVE.has(kind)))
      ? []
      : [{ number, kind }],
  );
  const grave = found.find(({ number }) => number === "999");
  const help = found.map(({ kind }) => HELP[kind]).find(Boolean);
  const number = grave?.number ?? found[0]?.number;
  // A single word is asked about: "stroke" may begin any sentence.
  if (number && as !== "word")
    return { number, ...(help && { help }), doubtful: false };
  return {
    doubtful:
      number !== undefined ||
      (isDoubtful(text) && calm.size === 0 && !isMild(text)),
  };
}

/** What she does about somebody in need, or whether she would notice: an owner asks, and nobody is in need. */
const ABOUT_HER =
  /\b(?:what (?:happens|would happen|do you do|would you do|does \w+ do|would \w+ do|will \w+ do)|how (?:do|does|would|will|are|is) \w+ (?:\w+ )?(?:deal|handle|cope|respond|react|treat|manage|triage|route)|what if)\b.*\b(?:if|when|that|with|to|a|an) (?:(?:a|an|one of (?:our|my|the)) (?:\w+ )?(?:patient|caller|client|customer|person|man|woman|parent|mum)|patients|callers|people|someone|somebody|anyone|anybody|they|one)\b|\b(?:can|does|do|will|would|could|how (?:do|does|would|will)) (?:it|she|ellaira|you|the \w+|your \w+) (?:\w+ )?(?:recogni|detect|handle|spot|deal|escalate|cope|triage|pick up|flag|notice|realise|(?:know|tell|understand) (?:if|when|that|whether) (?:it|its|some\w+|a|an|they|theres?|one) )|\bif (?:a|an|one of (?:our|my|the)) (?:patient|caller|client|customer)s?\b/;
const EMERGENCY =
  /\b(?:emergenc(?:y|ies)|urgent|999|ambulance|chest pains?|heart attack|stroke|suicid\w+|bleeding|life threatening|triage|overdose|collapses?|breathing|chok\w+|faints?|seizure)\b/;

const isAboutHer = (text: string): boolean => ABOUT_HER.test(text);

/** "What do you do if a patient rings with chest pain?" asks about the receptionist, not for help. */
export const asksAboutEmergencies = (text: string): boolean =>
  isAboutHer(text) &&
  (EMERGENCY.test(text) ||
    signs.some(
      ({ number, kinds: [kind = ""], pattern }) =>
        number === "999" && GRAVE.has(kind) && pattern(text),
    ));
