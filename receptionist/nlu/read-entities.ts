import type { Day } from "../clinic/calendar.ts";
import type { State } from "../types.ts";
import { WOMAN_OR_MAN } from "./cues.ts";
import { MIN_OTHER } from "./evidence.ts";
import { findDays } from "./entities/days.ts";
import type { Entity } from "./entities/entity.ts";
import type { FoundTreatment } from "./entities/treatments.ts";
import type { Frame } from "./entities/name-run.ts";
import { isOrdinary } from "./entities/name-words.ts";
import { isSpelled } from "./entities/name-spelling.ts";
import { nameIn } from "./entities/names.ts";
import { inDigits } from "./entities/numbers.ts";
import { type FoundPhone, phoneIn } from "./entities/phone.ts";
import { findTimes } from "./entities/times.ts";
import {
  isOwnersTalk,
  type Knowledge,
  ownsPractice,
  type Scored,
} from "./knowledge.ts";
import { plain } from "./normalise.ts";
import { withoutGreeting } from "./yes-no.ts";

/** Where the conversation stands, as far as it changes what words mean. */
export type Context = Pick<State, "asks" | "slots"> &
  Partial<
    Pick<
      State,
      | "named"
      | "task"
      | "changing"
      | "digits"
      | "isOwner"
      | "readBack"
      | "last"
      | "booked"
      | "offer"
    >
  >;

interface Found<Value> {
  readonly mentions: readonly Entity<Value>[];
  /** The words, with what was found blotted out. */
  readonly rest: string;
}

/** All that stands in the words, before it is decided what it is for. */
export interface Reading {
  readonly words: string;
  readonly text: string;
  /** Without a name and a greeting. */
  readonly bare: string;
  readonly digits: string;
  readonly name?: string | undefined;
  /** "Ann and Tom Hart" are two. */
  readonly otherName?: string | undefined;
  readonly phone?: FoundPhone | undefined;
  readonly days: Found<Day>;
  readonly times: Found<string>;
  readonly treatment?: FoundTreatment | undefined;
  /** The words put right what was said before. */
  readonly corrects: boolean;
  readonly nameAsked: boolean;
  readonly scores: readonly Scored[];
  /** What each clause alone is most like, where there are several: worked out only if the whole is like nothing. */
  readonly scoreClauses: () => readonly Scored[];
}

const CORRECTS =
  /\b(?:no|nope|nah|not|cant|isnt|wasnt|wrong|incorrect|should|spel\w+|sorry|actually|name|surname|meant|mean|wait|wanted|asked|change|make it|instead|rather)\b/;

/** "We run a practice in Leeds, does it work with our diary" is a question about the diary. */
const PRACTICE =
  /^(?:i|we|im|were|ive|weve|as)(?: (?:am|are|own|run|manage|have|got|a|an|the))+ (?:\w+ ){0,8}?(?=(?:how|what|whats|does|do|can|could|is|are|will|would|why|who|when|where|and|so|but|id)\b)(?:(?:and|so|but) )?(?=\w+ \w+)/;

const withoutPractice = (text: string): string => {
  const [clause = ""] = PRACTICE.exec(text) ?? [];
  return ownsPractice(clause) ? text.slice(clause.length) : text;
};

/** Where one thing ends and the next may begin. */
const BETWEEN_CLAUSES =
  /[,.;:?!–—]+\s|\s-\s|\s(?:but|because|cos|cause|so|and|when)\s/i;
const MIN_CLAUSE_WORDS = 3;
/** Longer speech must not keep her busy. */
const MAX_CLAUSES = 6;

function clausesOf(words: string): string[] {
  const clauses = words
    .split(BETWEEN_CLAUSES)
    .map((clause) => withoutGreeting(plain(clause)));
  return clauses.length < 2
    ? []
    : clauses
        .filter((each) => each.split(" ").length >= MIN_CLAUSE_WORDS)
        .slice(0, MAX_CLAUSES);
}

/** In words that are not empty. */
const MIN_REST = 2;
/** "Lip filler by the month" is no owner's, for all its month. */
export const ownWords = ({
  text,
  treatment,
}: Pick<Reading, "text" | "treatment">) =>
  treatment ? text.replaceAll(/\b(?:monthly|(?:a|per) month)\b/g, "") : text;

/** Words that ask nothing of a treatment by themselves: "do you do". */
const EMPTY =
  /^(?:do|you|doe|can|could|would|i|we|have|had|a|an|it|for|is|are|the|on|my|of|to|there|any|please|need|want|like|book|some|and|get|me|in|id|with|your|about)$/;

/** What is asked of a treatment is told by the words round its name: "how long does it last". */
function ofTreatment(
  scores: readonly Scored[],
  rest: readonly string[],
  score: (text: string) => readonly Scored[],
): readonly Scored[] {
  const isEmpty = rest.filter((word) => !EMPTY.test(word)).length < MIN_REST;
  const asked = isEmpty ? [] : score(rest.join(" "));
  return scores
    .map((each) => {
      if (each.intent !== "ask" || each.verbatim) return each;
      const likeness =
        asked.find(({ entry }) => entry === each.entry)?.likeness ?? 0;
      return { ...each, likeness };
    })
    .toSorted((a, b) => b.likeness - a.likeness);
}

/** "John", and no more: at the read-back that is the name put right. */
const BARE_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[.!]?$/u;

/** In words, a name with what leads to it. */
const MAX_NAMED = 5;

function frameOf(words: string, { asks, changing }: Context): Frame {
  // Who is asked what to change may say all of it again.
  const isBrief = words.split(" ").length <= MAX_NAMED;
  if (asks === "name" || (changing === true && isBrief)) return "asked";
  if (changing) return "correction";
  if (asks !== "confirm" && asks !== "message") return undefined;
  const bare = words.trim();
  const isName =
    BARE_NAME.test(bare) &&
    !bare.split(/[ .!]/).some((word) => word !== "" && isOrdinary(word));
  if (isName || isSpelled(bare)) return "asked";
  const isPutRight = asks === "confirm" && CORRECTS.test(plain(words));
  return isPutRight ? "correction" : undefined;
}

/** "Message for Tom" names who is to have it, and not the caller. */
const FOR_SOMEBODY =
  /\b(?:message|note|word) (?:for|to|with) (?!.*\b(?:im|i am|my names?|this is|its|from)\b)/;

export function readEntities(
  words: string,
  context: Context,
  today: Day,
  knowledge: Knowledge,
): Reading {
  const { asks, slots: agreed } = context;
  const text = plain(words);
  const corrects = CORRECTS.test(text);
  const nameAsked = asks === "name" || context.changing === true;
  const isOwner = context.isOwner === true;
  // "Growth Plan" looks like a name, and is a question.
  const [known] = nameAsked
    ? []
    : knowledge.score(withoutGreeting(text), isOwner);
  const isKnown =
    known !== undefined &&
    (known.verbatim ||
      (known.source === "smalltalk" && known.likeness >= MIN_OTHER));
  const named =
    isKnown || FOR_SOMEBODY.test(text)
      ? undefined
      : nameIn(words, frameOf(words, context));
  // Without the name: April Summers names no month.
  const other = named ? plain(named.rest) : text;
  const digits = inDigits(other);
  const phone = phoneIn(digits, context);
  const days = findDays(
    phone?.rest ?? digits,
    today,
    asks === "day" || asks === "current-day",
    agreed.day ?? context.named ?? agreed.currentDay,
  );
  // A bare number is a time where one is asked for or put right.
  const hasTime = asks === "confirm" || (asks === "name" && agreed.time);
  const isNumber = /^(?:at |say )?\d{1,2}(?: please)?$/.test(days.rest);
  const asksTime =
    asks === "time" ||
    Boolean(hasTime && (corrects || (asks === "name" && isNumber)));
  const bare = withoutPractice(withoutGreeting(other));
  const treatment = knowledge.treatmentIn(other);
  const owns = isOwner || isOwnersTalk(ownWords({ text, treatment }));
  const score = (said: string) => knowledge.score(said, owns);
  const scores = score(bare || other);
  return {
    words,
    text,
    bare,
    digits,
    name: named?.name,
    otherName: named?.other,
    phone,
    days,
    times: findTimes(days.rest, asksTime, agreed.time ?? context.booked?.time),
    treatment,
    corrects,
    nameAsked,
    scores:
      treatment && !owns && !WOMAN_OR_MAN.test(other)
        ? ofTreatment(scores, treatment.rest, score)
        : scores,
    scoreClauses: () =>
      clausesOf(words).flatMap((clause) => score(clause).slice(0, 1)),
  };
}
