import type { Day } from "../clinic/calendar.ts";
import type { Treatment } from "../handbook.ts";
import type { State } from "../types.ts";
import { VERBATIM } from "./decide.ts";
import { findDays } from "./entities/days.ts";
import type { Entity } from "./entities/entity.ts";
import type { Frame } from "./entities/name-run.ts";
import { isOrdinary } from "./entities/name-words.ts";
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
      "named" | "task" | "changing" | "digits" | "isOwner" | "readBack" | "last"
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
  readonly treatment?: Treatment | undefined;
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

/** "John", and no more: at the read-back that is the name put right. */
const BARE_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[.!]?$/u;

function frameOf(words: string, { asks, changing }: Context): Frame {
  if (asks === "name" || changing === true) return "asked";
  if (asks !== "confirm") return undefined;
  const bare = words.trim();
  const isName =
    BARE_NAME.test(bare) &&
    !bare.split(/[ .!]/).some((word) => word !== "" && isOrdinary(word));
  if (isName) return "asked";
  return CORRECTS.test(plain(words)) ? "correction" : undefined;
}

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
  const isKnown = known !== undefined && known.likeness >= VERBATIM;
  const named = isKnown ? undefined : nameIn(words, frameOf(words, context));
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
  const asksTime = asks === "time" || Boolean(hasTime && corrects);
  const bare = withoutPractice(withoutGreeting(other));
  const owns = isOwner || isOwnersTalk(text);
  return {
    words,
    text,
    bare,
    digits,
    name: named?.name,
    otherName: named?.other,
    phone,
    days,
    times: findTimes(days.rest, asksTime, agreed.time),
    treatment: knowledge.treatmentIn(other),
    corrects,
    nameAsked,
    scores: knowledge.score(bare || other, owns),
    scoreClauses: () =>
      clausesOf(words).flatMap((clause) =>
        knowledge.score(clause, owns).slice(0, 1),
      ),
  };
}
