import { anyOf } from "../nlu/any-of.ts";
import { plain } from "../nlu/normalise.ts";
import type { Help } from "../types.ts";
import { SIGNS } from "./signs.ts";
import { OWN, toldNow } from "./told.ts";

/** The caller gives just what was asked for, or says a single word. */
export type Said = "given" | "word" | undefined;

export interface Urgency {
  /** The number to call at once. */
  readonly number?: "999" | "111";
  /** Which helplines are told besides. */
  readonly help?: Help;
  /** It is a dentist's: 111, or an urgent visit. */
  readonly isDental?: boolean;
  /** It may be an emergency: the receptionist asks. */
  readonly doubtful: boolean;
}

export const CALM: Urgency = { doubtful: false };

/** In fewer words than four only signs of these kinds count, and of those for 111 the URGENT: the others name a treatment or a part of the body. */
const GRAVE = new Set(
  "heart breathing choking stroke bleeding unconscious seizure allergy overdose call mind violence sepsis children".split(
    " ",
  ),
);
const URGENT = /^(?:mind|pregnancy|blood)$/;
const MIN_WORDS = 4;

/** Longer talk is cut, so that she answers in time. In characters. */
const MAX_LENGTH = 6000;

/** What is further apart than these many words tells of two things. */
const NEAR = 30;

/** Stretches of a long talk, each half over the next. */
function windowsOf(text: string): string[] {
  const words = text.split(" ");
  const step = NEAR / 2;
  const count = Math.max(1, Math.ceil(words.length / step) - 1);
  return Array.from({ length: count }, (_, i) =>
    words.slice(i * step, i * step + NEAR).join(" "),
  );
}

/** "A bit of swelling is normal" calms no swelling that is bad besides. */
const MUCH =
  /\b(?:cough\w*|pour\w*|gush\w*|soak\w*|everywhere|unbearable|agony|worse|spreading|loads|heavily|keeps|(?:wont|cant|doesnt) (?:stop|breathe|swallow|see)|hours)\b/;

const calmedBy = (clause: string): string[] =>
  MUCH.test(clause)
    ? []
    : SIGNS.filter(({ says, isIn }) => says === "calm" && isIn(clause)).flatMap(
        ({ kinds }) => kinds,
      );

/** Finds the signs of a number among the clauses; what a clause calms is not looked for in it. */
function kindsIn(clauses: readonly string[], number: string): string[] {
  const text = clauses.join(" ");
  const signs = SIGNS.filter(({ says, isIn }) => says === number && isIn(text));
  if (signs.length === 0) return [];
  const calmedIn = clauses.map(calmedBy);
  return [...new Set(signs.flatMap(({ kinds }) => kinds))].filter((kind) => {
    const left = clauses.filter((_, i) => {
      const calmed = calmedIn[i] ?? [];
      // What is calm in any way leaves no doubt.
      return kind === "doubt" ? calmed.length === 0 : !calmed.includes(kind);
    });
    const stretches = windowsOf(left.join(" "));
    return signs.some(
      ({ kinds, isIn }) => kinds.includes(kind) && stretches.some(isIn),
    );
  });
}

/** Whether words tell of an emergency: only a sign raises an alarm, and never the lack of calm words. */
export function urgencyOf(words: string, as?: Said): Urgency {
  const text = plain(words, MAX_LENGTH);
  if (text === "" || as === "given") return CALM;
  if (text === "999") return { number: text, doubtful: false };
  const told = toldNow(words.slice(0, MAX_LENGTH));
  const clauses = ABOUT_HER.test(text)
    ? told.filter((clause) => tellsBesides(clause, text))
    : told;
  const isShort = text.split(" ").length < MIN_WORDS;
  const kindsFor = (number: "999" | "111"): string[] =>
    kindsIn(clauses, number).filter(
      (kind) =>
        !isShort || (number === "999" ? GRAVE.has(kind) : URGENT.test(kind)),
    );
  const grave = kindsFor("999");
  const kinds = [...grave, ...kindsFor("111")];
  // A single word is asked about: "stroke" may begin any sentence.
  if (kinds.length === 0 || as === "word")
    return {
      doubtful: kinds.length > 0 || kindsIn(clauses, "doubt").length > 0,
    };
  const help = kinds.find((kind) => kind === "mind" || kind === "violence");
  return {
    number: grave.length > 0 ? "999" : "111",
    ...(help && { help }),
    isDental: grave.length === 0 && kinds.includes("dental"),
    doubtful: false,
  };
}

/** What she does about a person in need, or whether she would notice: an owner asks, and no one is in need. */
const ABOUT_HER = anyOf([
  /\b(?:what (?:happens|would happen|do you do|would you do|does \w+ do|would \w+ do|will \w+ do)|how (?:do|does|would|will|are|is) \w+ (?:\w+ )?(?:deal|handle|cope|respond|react|treat|manage|triage|route)|what if)\b.*\b(?:if|when|that|with|to|a|an) (?:(?:a|an|one of (?:our|my|the)) (?:\w+ )?(?:patient|caller|client|customer|person|man|woman|parent|mum)|patients|callers|people|someone|somebody|anyone|anybody|they|one)\b/,
  /\b(?:can|does|do|will|would|could|how (?:do|does|would|will)) (?:it|she|ellaira|you|the \w+|your \w+) (?:\w+ )?(?:recogni|detect|handle|spot|deal|escalate|cope|triage|pick up|flag|notice|realise|(?:know|tell|understand) (?:if|when|that|whether) (?:it|its|some\w+|a|an|they|theres?|one) )/,
  /\b(?:does|do|would|will|can) (?:it|ellaira|your (?:thing|line|receptionist|system|robot|software)) (?:\w+ ){0,2}?(?:understand|respond|transfer|pass|put|book|keep talking|talk|ask|think|know|offer|sort|send|ring|call|phone)\b/,
  /\bcallers\b|\b(?:somebody|someone|people|patients?) who (?:rings?|calls?|phones?)\b/,
  /^(?:(?:and|so|ok|okay|right) )*say (?:an?|some\w+) /,
  /\b(?:suppose|pretend|imagine) (?:\w+ ){0,3}?(?:im|an?|my|the|some\w+)\b/,
  /\bif (?:a|an|one of (?:our|my|the)) (?:patient|caller|client|customer|mum|man|woman|child|parent)s?\b/,
  /\bif (?:some|any)\w* (?:\w+ ){0,3}(?:rings?|calls?|phones?)\b/,
  /\bwhat (?:it|she|ellaira) (?:says|does|tells|would)\b/,
  /\bwhat makes (?:you|it|her|ellaira) (?:decide|think|say|treat)\b/,
  /\bhow (?:you|it|she|ellaira|your \w+) (?:\w+ )?(?:recogni\w+|decides?|spots?|judges?)\b/,
  /\b(?:how|why) (?:do|does|did|would) (?:you|it|she|your \w+) (?:\w+ )?(?:decide|recogni\w+|judge)\b/,
  /\bwhat (?:do|would|will|does) (?:you|it|ellaira) say to\b/,
]);
const EMERGENCY =
  /\b(?:emergenc(?:y|ies)|urgent|999|ambulance|chest pains?|heart attack|stroke|suicid\w+|bleeding|life threatening|triage|overdose|collapses?|breathing|chok\w+|faints?|seizure)\b/;

const SUPPOSES = /\b(?:suppos\w*|pretend\w*|imagine|what if|if i|say my)\b/;
const ANYBODY =
  /\b(?:patients?|callers?|clients?|customers?|people|some(?:one|body)|any(?:one|body)|they|one of)\b/;
const OF_SOMEBODY_NEAR = new RegExp(`^(?:(?:and|but|so|because) )*${OWN}`);

/** "Do you do emergencies my dad's collapsed" tells of the caller's dad; but "he" may be "a patient" asked about. */
const tellsBesides = (clause: string, text: string): boolean =>
  OF_SOMEBODY_NEAR.test(clause) &&
  !SUPPOSES.test(text) &&
  !ANYBODY.test(/\b(?:my|our|i|im|ive)\b/.test(clause) ? clause : text);

/** "Can it put an urgent call through to my mobile?" */
const PASSES_ON =
  /\b(?:put|pass|transfer|divert|send|forward)\b.*\bto (?:my|our|the|an?) (?:\w+ )?(?:mobile|phone|line|desk)\b/;

/**
 * "What do you do if a patient rings with chest pain?" asks about the receptionist, not for help.
 * @returns which number that patient would hear
 */
export function asksAboutEmergencies(text: string): "999" | "111" | undefined {
  if (!ABOUT_HER.test(text) || PASSES_ON.test(text)) return undefined;
  const hears = (number: string) =>
    SIGNS.some(({ says, isIn }) => says === number && isIn(text));
  if (EMERGENCY.test(text) || hears("999")) return "999";
  return hears("111") ? "111" : undefined;
}
