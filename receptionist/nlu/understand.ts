import type { Day } from "../clinic/calendar.ts";
import {
  asksAboutEmergencies,
  CALM,
  type Said,
  type Urgency,
  urgencyOf,
} from "../emergency/urgency.ts";
import type { Part, Slots } from "../types.ts";
import { ANY, PRICE, QUESTION } from "./cues.ts";
import { decide } from "./decide.ts";
import type { FoundDays } from "./entities/days.ts";
import { FAMILY } from "./entities/name-words.ts";
import { partIn } from "./entities/times.ts";
import type { FoundTreatment } from "./entities/treatments.ts";
import { type Evidence, SURE, VERBATIM } from "./evidence.ts";
import { ofTopic } from "./follow-up.ts";
import type { Knowledge, Meaning } from "./knowledge.ts";
import { withoutPretence } from "./owner.ts";
import { type Context, read, type Reading } from "./reading.ts";
import { weigh } from "./weigh.ts";

/** All that one utterance says; `currentDay` is the day of an appointment that exists. */
export interface Heard extends Slots, Meaning {
  readonly words: string;
  readonly text: string;
  /** All that were named, for whatever reason. */
  readonly days: FoundDays;
  readonly urgency: Urgency;
  readonly part?: Part | undefined;
  /** "Not half eight" */
  readonly deniedTimes: readonly string[];
  /** Digits that are no UK number. */
  readonly badPhone?: string | undefined;
  readonly any: boolean;
  /** The treatment is not done, but is near what was named; or eases what was complained of. */
  readonly found?: FoundTreatment | undefined;
  /** The id of a treatment that is wanted besides. */
  readonly also: string | undefined;
  /** The treatments that are not wanted. */
  readonly denied: readonly string[];
  /** Another treatment is to take the place of the one before. */
  readonly swaps: boolean;
  readonly owner: number;
  readonly clearYes: boolean;
}

/** Longer than this, in words, an answer may tell of something else as well. */
const MAX_PLAIN_ANSWER = 8;

function saidAs(isGiven: boolean, text: string): Said {
  if (isGiven) return "given";
  // A single word tells little: "stroke" is asked about, and "purple" is nothing.
  return /^[a-z]+$/.test(text) ? "word" : undefined;
}

function urgencyIn(words: string, { text, complete }: Reading) {
  const isShort = text.split(" ").length <= MAX_PLAIN_ANSWER;
  return urgencyOf(words, saidAs(complete && isShort, text));
}

const IT_SWELLS =
  /\bit(?:['’]?s| is| has)(?= (?:(?:a bit|a little|quite|really|very|all|gone|getting|so|also|now) )*swollen\b)/i;

/** "It's swollen a bit on that side", while toothache is what the visit is for, tells of the face. */
function withSwelling(
  words: string,
  { task, asks, slots }: Context,
  { treatmentIn }: Knowledge,
): string {
  if (!IT_SWELLS.test(words)) return words;
  const isOfTooth =
    task === "book" &&
    asks !== "confirm" &&
    slots.treatment !== undefined &&
    slots.treatment === treatmentIn("toothache")?.treatment.id;
  return isOfTooth ? words.replace(IT_SWELLS, "my face is") : words;
}

/** The time that is agreed on, or else offered. */
const timeAtHand = ({ slots, offer }: Context): string | undefined =>
  slots.time ?? (offer?.kind === "when" ? offer.time : undefined);

/** "No, I asked how much it is", "I didn't ask about you, I asked if it works with EMIS": asks again, and ends nothing. */
const I_ASKED =
  /^(?:.*[.,!?] )?(?:\S+ ){0,4}(?<!\b(?:what|when) )\bi(?:['’]m| am| was)? (?:asked|asking|meant?)(?: you)? (?=(?:about|whether|if|how|what|which|why|when|where|who|do|does|can|is|are)\b)|^(?:no|nah)[\s,.]+(?=i (?:meant?|said|asked) )/i;

/** Nothing of what is asked: "can you hear me, it's about my ears", "that's not what I asked. Do you …", "is that the doctor's? My husband's got a cough" */
const LEADS_UP =
  /\b(?:can|do) you hear me\b(?: (?:ok(?:ay)?|all right|alright)\b)?[\s,.?!]*(?=\S+ \S+ \S)(?!.*\bdeaf\b)|^(?:(?:no|ha|sorry|h?m+|right)[\s,.]+)*(?:that['’]s (?:not (?:what i asked|quite it|it|right)|about \w+)|you(?:['’]ve (?:dodged|not answered)| didn['’]t (?:really )?answer) (?:that|me|it)|i didn['’]t ask (?:about )?\w+)[.!]\s+(?=\S+ \S)|^(?:(?:hi|hello|oh)[\s,.?!]+)*is (?:that|this) (?-i:[A-Z])[^?.,!]{2,30}\?\s+(?=\S+ \S)|^(?:(?:hi|hello|oh)[\s,.?!]+)*is (?:that|this) the (?:doctor|dentist|clinic|surgery|practice|reception)(?:['’]?s)?(?: surgery)?\?\s+(?=\S+ \S)|^(?:(?:hi|hiya|hello|oh)[\s,.?!]+)*(?:it['’]s )?(?:an? )?(?:lovely|nice|cold|horrible|miserable|wet) (?:day|morning|afternoon|weather)\b(?: out)?(?: today)?,? isn['’]?t it[\s,.?!]+(?=\S+ \S)/i;

/** Hears what the words say. */
export const understand = (
  said: string,
  context: Context,
  today: Day,
  knowledge: Knowledge,
): Heard =>
  hear(
    context.task
      ? said
      : withoutPretence(said).replace(I_ASKED, "").replace(LEADS_UP, ""),
    context,
    today,
    knowledge,
  );

const MINOR =
  "(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const UNDERAGE = new RegExp(
  `\\b(?:(?:hes|shes|im|i am|aged?|turned|${FAMILY} is|${FAMILY}s) (?:only |just )?${MINOR}(?! (?:minutes|weeks|months|stone))|${MINOR} years? old|teenage\\w*|under ?age)\\b`,
);

/** "Lip filler for my daughter, she's fifteen" */
const isTooYoung = (text: string, found: FoundTreatment | undefined) =>
  found?.treatment.adultsOnly === true && UNDERAGE.test(text);

/** "Will you be charging me", of what is to be cancelled or moved */
const asksForCharge = (evidence: Evidence): boolean => {
  const { text, task, owner, treatment, context } = evidence;
  // "How much is whitening?" asks nothing of what is moved.
  const isOther =
    treatment?.as === "called" &&
    treatment.treatment.id !== context.slots.treatment;
  return (
    owner < 1 &&
    !isOther &&
    (task === "cancel" || task === "move"
      ? /\bpay\b/.test(text) || (PRICE.test(text) && QUESTION.test(text))
      : task === "book" && /\bcharge me\b/.test(text))
  );
};

/** "Can my wife change it if she can't do Thursday" */
const MAY_CHANGE =
  /\b(?:can|could) (?:i|we|he|she|they|my \w+) (?:still |always )?(?:change|move|cancel) (?:it|that) (?:if|later|after|when)\b|\bif (?:i|we|he|she|they) needs? to can (?:i|we|he|she|they)\b/;

/** "Can you change it to a GP appointment" */
const CHANGES_TO =
  /\binstead\b|^(?:(?:can|could|would|will) (?:you|i|we) )?(?:please |just )?(?:change|swap|switch|make) (?:it|that|this)\b/;

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
  if (context.task) return heard;
  const [only, ...more] = reading.days.mentions;
  // "I've a cleaning booked for tomorrow, but they've changed my shift"
  if (heard.intent === "move" && !currentDay && only?.old && more.length === 0)
    return {
      ...heard,
      currentDay: only.value,
      day: undefined,
      time: undefined,
    };
  // "He had the doctor's tomorrow, but he won't be coming" names the day of what is cancelled.
  if (heard.intent === "cancel" && !currentDay)
    return { ...heard, currentDay: heard.day, day: undefined, time: undefined };
  // "An appointment Thursday at two" has no other day where one is only wanted.
  return heard.intent === "book" && currentDay
    ? hear(words, { ...context, task: "book" }, today, knowledge)
    : heard;
}

/** "If a patient rings effing and blinding, how do you deal with that" */
const isClearlyOfProduct = (
  { scores: [best] }: Evidence,
  asked: "111" | "999",
): boolean =>
  best?.source === "product" &&
  best.likeness >= (asked === "111" ? SURE : VERBATIM);

function meant(
  reading: Reading,
  words: string,
  context: Context,
  knowledge: Knowledge,
): Heard {
  const evidence = weigh(reading, context, words);
  const urgency = context.isCalm
    ? CALM
    : urgencyIn(withSwelling(words, context, knowledge), reading);
  const { text, phone, times, owner } = reading;
  const swaps =
    context.task === "book" &&
    reading.treatment?.as === "called" &&
    CHANGES_TO.test(text);
  const asked = asksAboutEmergencies(text);
  const decided =
    urgency.number || urgency.help
      ? ({ intent: "emergency" } as const)
      : asked && !isClearlyOfProduct(evidence, asked)
        ? knowledge.aboutCallers[asked]
        : asksForCharge(evidence) || (owner < 1 && MAY_CHANGE.test(text))
          ? knowledge.aboutCancelling
          : isTooYoung(text, reading.treatment)
            ? knowledge.aboutAge
            : swaps
              ? ({ intent: "inform" } as const)
              : ofTopic(decide(evidence), evidence, context, knowledge);
  return {
    ...decided,
    words,
    text,
    urgency,
    ...reading.slots,
    days: reading.days,
    part: partIn(text, reading.rest, times, timeAtHand(context)),
    deniedTimes: times.filter(({ out }) => out).map(({ value }) => value),
    badPhone: phone && !phone.valid ? phone.digits : undefined,
    any: ANY.test(text),
    found: reading.treatment,
    also: reading.also,
    denied: reading.denied,
    swaps,
    owner: evidence.owner,
    clearYes: evidence.clearYes,
  };
}
