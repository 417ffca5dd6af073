import type { Day } from "../clinic/calendar.ts";
import type { ExpectedSlot, Part, Slots } from "../types.ts";
import { type Assigned, assignSlots } from "./assign-slots.ts";
import { ANY, MOVES, MOVES_OTHER_THING } from "./cues.ts";
import { decide, type Evidence } from "./decide.ts";
import {
  asksAboutEmergencies,
  type Said,
  urgencyOf,
} from "../emergency/urgency.ts";
import { partOf } from "./entities/times.ts";
import { isOwnersTalk, type Knowledge, type Meaning } from "./knowledge.ts";
import { type Context, type Reading, readEntities } from "./read-entities.ts";
import { isClearYes } from "./yes-no.ts";

/** All that one utterance says; `currentDay` is the day of an appointment that exists. */
export interface Heard extends Slots, Meaning {
  readonly words: string;
  readonly text: string;
  /** Of two names, the second. */
  readonly otherName?: string | undefined;
  /** A day that was named for whatever reason. */
  readonly mentioned?: string | undefined;
  readonly urgency: ReturnType<typeof urgencyOf>;
  readonly part?: Part | undefined;
  /** Digits that are no UK number. */
  readonly badPhone?: string | undefined;
  readonly any: boolean;
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
  } = reading;
  const { slots, given, complete } = assigned;
  const { asks, task } = context;
  const isOwner = isOwnersTalk(text);
  const isOtherMove =
    !task && MOVES_OTHER_THING.test(text) && !MOVES.test(text);
  return {
    asks,
    task,
    text,
    bare,
    scores: isOtherMove
      ? scores.filter(({ intent }) => intent !== "move")
      : scores,
    scoreClauses,
    answered: given || phone !== undefined,
    hasPhone: slots.phone !== undefined,
    named: name !== undefined,
    // "We're two dentists and a hygienist" wants no hygienist.
    treated: treatment !== undefined && !isOwner,
    isOwner,
    complete,
    // "Yes, at ten" changes what was read back.
    clearYes: !name && !phone && !given && isClearYes(text, task),
    nameAsked,
  };
}

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
  // "Before nine" means the morning.
  const early = times.mentions.some(
    ({ until, out, value }) => until && !out && value <= "12:00",
  );
  return {
    ...decided,
    words,
    text,
    urgency,
    ...assigned.slots,
    otherName: reading.otherName,
    mentioned: reading.days.mentions[0]?.value,
    part: partOf(text) ?? (early ? "morning" : undefined),
    badPhone: phone && !phone.valid ? phone.digits : undefined,
    any: ANY.test(text),
    clearYes: evidence.clearYes,
  };
}
