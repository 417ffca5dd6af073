import type { Day } from "../clinic/calendar.ts";
import {
  asksAboutEmergencies,
  type Said,
  urgencyOf,
} from "../emergency/urgency.ts";
import type { Treatment } from "../handbook.ts";
import type { ExpectedSlot, Intent, Part, Slots } from "../types.ts";
import { withoutPadding, withStops } from "./clauses.ts";
import { ANY, PRICE, QUESTION } from "./cues.ts";
import { decide } from "./decide.ts";
import { FAMILY } from "./entities/name-words.ts";
import { partIn } from "./entities/times.ts";
import type { FoundTreatment } from "./entities/treatments.ts";
import type { Evidence } from "./evidence.ts";
import { ofTopic } from "./follow-up.ts";
import type { Knowledge, Meaning } from "./knowledge.ts";
import { plain } from "./normalise.ts";
import { isLikelyOwner } from "./owner.ts";
import { type Context, read, type Reading } from "./reading.ts";
import {
  besides,
  isTold,
  otherTreatments,
  type SecondQuestion,
  toldIn,
} from "./second-question.ts";
import { turnIn } from "./turns-to.ts";
import { weigh } from "./weigh.ts";
import { asksOfReadBack, leavesYes } from "./yes-no.ts";

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
  /** The treatments that are not wanted. */
  readonly denied: readonly string[];
  /** The treatment is to take the place of the one before. */
  readonly swaps: boolean;
  readonly owner: number;
  readonly clearYes: boolean;
  /** Of several treatments those besides the first. */
  readonly others: readonly Treatment[];
  /** What else is asked in the same line. */
  readonly also?: SecondQuestion | undefined;
  /** What the team should know before the caller comes. */
  readonly told?: string | undefined;
}

/** Longer than this, in words, an answer may tell of something else as well. */
const MAX_PLAIN_ANSWER = 8;

function saidAs(isGiven: boolean, text: string): Said {
  if (isGiven) return "given";
  // A single word tells little: "stroke" is asked about, and "purple" is nothing.
  return /^[a-z]+$/.test(text) ? "word" : undefined;
}

function urgencyIn(
  words: string,
  { text, digits, complete }: Reading,
  asks: ExpectedSlot,
) {
  if (asks === "phone" && /^[\d ]+$/.test(digits)) return { doubtful: false };
  const isShort = text.split(" ").length <= MAX_PLAIN_ANSWER;
  return urgencyOf(words, saidAs(complete && isShort, text));
}

/** "A check-up for me and a filling for my son", "a check-up, and my son a filling" */
const FOR_ANOTHER =
  /\b(?:and|plus) (an? .*\bfor (?:my|our|her|his) \w+|(?:my|our) \w+ an? .*)/;

/** The time that is agreed on, or else offered. */
const timeAtHand = ({ slots, offer }: Context): string | undefined =>
  slots.time ?? (offer?.kind === "when" ? offer.time : undefined);

/** What may stand in one line with a question about something else. */
const BESIDE_QUESTION = new Set<Intent>([
  "ask",
  "treatment",
  "price-of-treatment",
  "book",
  "move",
  "cancel",
  "inform",
]);

/** Hears what the words say, and of two wishes in one line both. */
export function understand(
  words: string,
  context: Context,
  today: Day,
  knowledge: Knowledge,
): Heard {
  const whole = hear(words, context, today, knowledge);
  const { asks, task, booked } = context;
  if (whole.intent === "emergency" || asks === "message") return whole;
  if (task && turnIn(task, asks, whole.text) === "note") return whole;
  const isTask = task === "book" || task === "move";
  const isArranging = isTask || (!task && whole.intent === "book");
  const { owner } = whole;
  const second = besides(words, whole, isArranging, knowledge);
  if (second) {
    const { also, told, rest } = second;
    // Of an owner's questions the one that the whole is most like is answered first.
    if (!isArranging && isLikelyOwner(owner)) return { ...whole, also };
    const first = hear(rest, context, today, knowledge);
    const asksOfIt =
      asks === "confirm" &&
      first.intent === "yes" &&
      also !== undefined &&
      asksOfReadBack(withoutPadding(plain(also.words)));
    const isAgreed =
      asks === "confirm" &&
      first.intent === "yes" &&
      first.clearYes &&
      // The yes may hang on what she can't answer.
      also?.short !== "teamTells" &&
      !asksOfIt &&
      leavesYes(first.text, plain(`${also?.words ?? ""} ${told ?? ""}`));
    const isBoth =
      BESIDE_QUESTION.has(first.intent) &&
      (first.entry === undefined || first.entry !== also?.entry) &&
      // "We're a small practice" only leads up to the question.
      (first.intent !== "ask" || QUESTION.test(first.text)) &&
      first.source !== "smalltalk" &&
      // "Can we do Monday instead?" is asked, and answers as well.
      first.day === whole.day &&
      first.time === whole.time;
    if ((isBoth && !asksOfIt) || isAgreed)
      return {
        ...first,
        words,
        also,
        told,
        part: whole.part,
        urgency: whole.urgency,
      };
  }
  const mayTell = isTask || (!task && booked !== undefined);
  if (!mayTell || !/^(?:ask|note|unknown)$/.test(whole.intent)) return whole;
  if (!isTold(whole.text, knowledge)) return whole;
  return isTask
    ? { ...whole, told: toldIn(words) }
    : { ...whole, intent: "note" };
}

const MINOR =
  "(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const UNDERAGE = new RegExp(
  `\\b(?:(?:hes|shes|im|i am|aged?|turned|${FAMILY} is) (?:only |just )?${MINOR}(?! (?:minutes|weeks|months|stone))|${MINOR} years? old|teenage\\w*|under ?age)\\b`,
);

/** "Lip filler for my daughter, she's fifteen" */
const isTooYoung = (text: string, found: FoundTreatment | undefined) =>
  found?.treatment.adultsOnly === true && UNDERAGE.test(text);

/** "Will you be charging me", of what is to be cancelled or moved */
const asksForCharge = ({ text, owner }: Evidence, { task }: Context): boolean =>
  (task === "cancel" || task === "move") &&
  owner < 1 &&
  PRICE.test(text) &&
  QUESTION.test(text);

const REPLACES =
  /\b(?:instead|rather|make it|change|want|need|actually|meant)\b/;
/** In words. */
const MAX_SWAP = 4;

/** "A filling instead", "I want the urgent one", and no "is an extraction a hundred" beside a yes. */
function swaps(words: string, found: FoundTreatment | undefined): boolean {
  const whole = plain(words);
  const clause =
    withStops(words)
      .split(/[,.;!?]+\s|\b(?:but|and)\b/)
      .map((part) => plain(part))
      .find((part) => found !== undefined && part.includes(found.words)) ??
    whole;
  if (/\b(?:instead|make it|change (?:it|that))\b/.test(clause)) return true;
  const isBrief = clause.split(" ").length <= MAX_SWAP;
  const asks = QUESTION.test(clause) || PRICE.test(clause);
  return !asks && (isBrief || REPLACES.test(clause));
}

/** Reads what stands in the words, finds what it is for, and decides what the caller wants. */
function hear(
  words: string,
  context: Context,
  today: Day,
  knowledge: Knowledge,
): Heard {
  const reading = read(words, context, today, knowledge);
  const heard = meant(reading, words, context, knowledge);
  const { currentDay } = reading.slots;
  // "An appointment Thursday at two" has no other day where one is only wanted.
  return heard.intent === "book" && currentDay && !context.task
    ? hear(words, { ...context, task: "book" }, today, knowledge)
    : heard;
}

function meant(
  reading: Reading,
  words: string,
  context: Context,
  knowledge: Knowledge,
): Heard {
  const evidence = weigh(reading, context, words);
  const urgency = urgencyIn(words, reading, context.asks);
  const { text, phone, times } = reading;
  const decided =
    urgency.number || urgency.help
      ? ({ intent: "emergency" } as const)
      : asksAboutEmergencies(text)
        ? knowledge.aboutEmergencies
        : asksForCharge(evidence, context)
          ? knowledge.aboutCancelling
          : isTooYoung(text, reading.treatment)
            ? knowledge.aboutAge
            : ofTopic(decide(evidence), evidence, context, knowledge);
  const both = FOR_ANOTHER.exec(text);
  const other = both?.[1] ? knowledge.treatmentIn(both[1]) : undefined;
  return {
    ...decided,
    words,
    text,
    urgency,
    ...reading.slots,
    otherName: reading.otherName,
    ...(other && {
      treatment: knowledge.treatmentIn(text.slice(0, both?.index))?.treatment
        .id,
    }),
    otherTreatment: other?.treatment.id,
    mentioned: reading.mentioned,
    part: partIn(text, times, timeAtHand(context)),
    badPhone: phone && !phone.valid ? phone.digits : undefined,
    any: ANY.test(text),
    found: reading.treatment,
    denied: reading.denied,
    swaps: swaps(words, reading.treatment),
    others: otherTreatments(words, reading.treatment, knowledge),
    owner: evidence.owner,
    clearYes: evidence.clearYes,
  };
}
