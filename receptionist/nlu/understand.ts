import type { Day } from "../clinic/calendar.ts";
import type { ExpectedSlot, Part, Slots } from "../types.ts";
import { type Assigned, assignSlots } from "./assign-slots.ts";
import { ASKS_RULE, ANY, MOVES, MOVES_OTHER_THING, OF_IT } from "./cues.ts";
import { decide } from "./decide.ts";
import { COURTESIES, type Evidence, isFact } from "./evidence.ts";
import type { FoundTreatment } from "./entities/treatments.ts";
import type { Entity } from "./entities/entity.ts";
import {
  asksAboutEmergencies,
  type Said,
  urgencyOf,
} from "../emergency/urgency.ts";
import { RELATIVE } from "./entities/name-words.ts";
import { isClock, MORNING, partBeside, partOf } from "./entities/times.ts";
import {
  isForPractice,
  isOwnersTalk,
  type Knowledge,
  type Meaning,
} from "./knowledge.ts";
import {
  type Context,
  ownWords,
  type Reading,
  readEntities,
} from "./read-entities.ts";
import { isClearYes } from "./yes-no.ts";

/** All that one utterance says; `currentDay` is the day of an appointment that exists. */
export interface Heard extends Slots, Meaning {
  readonly words: string;
  readonly text: string;
  /** Of two names, the second. */
  readonly otherName?: string | undefined;
  /** Of two people's treatments, the second. */
  readonly otherTreatment?: string | undefined;
  /** A day that was named for whatever reason. */
  readonly mentioned?: string | undefined;
  readonly urgency: ReturnType<typeof urgencyOf>;
  readonly part?: Part | undefined;
  /** Digits that are no UK number. */
  readonly badPhone?: string | undefined;
  readonly any: boolean;
  /** The treatment is not done, but is near what was named; or eases what was complained of. */
  readonly found?: FoundTreatment | undefined;
  /** The caller asks for a practice of their own. */
  readonly asOwner: boolean;
  readonly clearYes: boolean;
}

/** Longer than this, in words, an answer may tell of something else as well. */
const MAX_PLAIN_ANSWER = 8;

function saidAs(asks: ExpectedSlot, isGiven: boolean, text: string): Said {
  if (isGiven) return "given";
  // A single word tells little: "stroke" is asked about, and "purple" is nothing.
  if (/^[a-z]+$/.test(text)) return "word";
  return asks.startsWith("anything") ? "anything" : "answer";
}

function urgencyIn(
  { words, text, digits }: Reading,
  { complete }: Assigned,
  asks: ExpectedSlot,
) {
  if (asks === "phone" && /^[\d ]+$/.test(digits)) return { doubtful: false };
  const isShort = text.split(" ").length <= MAX_PLAIN_ANSWER;
  return urgencyOf(words, saidAs(asks, complete && isShort, text));
}

/** "My wife", "okay then" */
const isEmptyTalk = (text: string): boolean =>
  text
    .split(" ")
    .every(
      (word) =>
        RELATIVE.test(word) ||
        /^(?:my|the|your|me|and|ok|okay|right|then|just|so|well|i|guess|think|suppose|no|yes|maybe)$/.test(
          word,
        ),
    );

function evidenceOf(
  reading: Reading,
  assigned: Assigned,
  context: Context,
): Evidence {
  const {
    text,
    bare,
    name,
    phone,
    scores,
    scoreClauses,
    nameAsked,
    treatment,
    times,
  } = reading;
  const { slots, given, complete } = assigned;
  const { asks, task } = context;
  const isOwner = isOwnersTalk(ownWords(reading));
  // One word is no question of the handbook's unless it is its very word, and in a task two are none.
  const isBare = bare.split(" ").length <= (task ? 2 : 1);
  const asksRule = !task && ASKS_RULE.test(text);
  const isOtherMove =
    !task && MOVES_OTHER_THING.test(text) && !MOVES.test(text);
  // In a task, or once a treatment is named, "it" is no product.
  const named =
    context.slots.treatment ??
    (context.offer?.kind === "book" ? context.offer.treatment : undefined);
  const isOfIt = Boolean(task ?? named) && OF_IT.test(text);
  return {
    asks,
    task,
    text,
    bare,
    asksOfIt: isOfIt && named !== undefined && !treatment,
    scores: scores.filter(
      ({ intent, entry, source, verbatim }) =>
        (!isOfIt || !isFact(intent) || entry?.prices) &&
        (verbatim ||
          COURTESIES.has(intent) ||
          (!isEmptyTalk(bare) &&
            !(isOtherMove && intent === "move") &&
            !(asksRule && intent === "cancel") &&
            !(isBare && isFact(intent) && source !== "smalltalk"))),
    ),
    scoreClauses,
    answered: given || phone !== undefined,
    hasPhone: slots.phone !== undefined,
    named: name !== undefined,
    // "We're two dentists and a hygienist" wants no hygienist.
    treated: treatment !== undefined && !isOwner,
    complains: treatment?.as === "eases",
    hurts: treatment?.treatment.soon === true && treatment.as !== "near",
    besides: times.rest.split(" ").filter((word) => /^[a-z]/.test(word)).length,
    isOwner,
    forPractice: isForPractice(text),
    complete,
    // "Yes, at ten" changes what was read back.
    clearYes: !name && !phone && !given && isClearYes(text, task),
    nameAsked,
  };
}

/** "Before nine", "after four" */
const partWithin = ({ value, until }: Entity<string>): Part | undefined =>
  !isClock(value)
    ? undefined
    : until
      ? { from: MORNING.from, until: value }
      : { from: value, until: "24:00" };

/** "A check-up for me and a filling for my son" */
const FOR_ANOTHER = /\b(?:and|plus) (an? .*\bfor (?:my|our|her|his) \w+)/;

/** The time that is agreed on, or else offered. */
const timeAtHand = ({ slots, offer }: Context): string | undefined =>
  slots.time ?? (offer?.kind === "when" ? offer.time : undefined);

/** Reads what stands in the words, finds what it is for, and decides what the caller wants. */
export function understand(
  words: string,
  context: Context,
  today: Day,
  knowledge: Knowledge,
): Heard {
  const reading = readEntities(words, context, today, knowledge);
  const assigned = assignSlots(reading, context);
  const evidence = evidenceOf(reading, assigned, context);
  const urgency = urgencyIn(reading, assigned, context.asks);
  const { text, phone, times } = reading;
  const decided =
    urgency.number || urgency.help
      ? ({ intent: "emergency" } as const)
      : asksAboutEmergencies(text)
        ? knowledge.aboutEmergencies
        : decide(evidence);
  const limit = times.mentions.find(
    ({ until, since, out }) => (until || since) && !out,
  );
  return {
    ...decided,
    words,
    text,
    urgency,
    ...assigned.slots,
    otherName: reading.otherName,
    otherTreatment: knowledge.treatmentIn(FOR_ANOTHER.exec(text)?.[1] ?? "")
      ?.treatment.id,
    mentioned: reading.days.mentions[0]?.value,
    part: limit
      ? partWithin(limit)
      : (partBeside(text, timeAtHand(context)) ?? partOf(text)),
    badPhone: phone && !phone.valid ? phone.digits : undefined,
    any: ANY.test(text),
    found: reading.treatment,
    asOwner: evidence.isOwner || isForPractice(text),
    clearYes: evidence.clearYes,
  };
}
