import type { Day } from "../clinic/calendar.ts";
import {
  asksAboutEmergencies,
  type Said,
  urgencyOf,
} from "../emergency/urgency.ts";
import type { Treatment } from "../handbook.ts";
import type { Intent, Part, Slots } from "../types.ts";
import { withoutPadding } from "./clauses.ts";
import {
  ANY,
  LEAVES_NOTE,
  PRICE,
  QUESTION,
  RING_AT,
  RING_WHEN,
} from "./cues.ts";
import { decide } from "./decide.ts";
import type { FoundDays } from "./entities/days.ts";
import { FAMILY } from "./entities/name-words.ts";
import { partIn } from "./entities/times.ts";
import type { FoundTreatment } from "./entities/treatments.ts";
import type { Evidence } from "./evidence.ts";
import { ofTopic } from "./follow-up.ts";
import type { Knowledge, Meaning } from "./knowledge.ts";
import { askedAgain } from "./missed.ts";
import { senderIn, toldIn, toldBeside } from "./message.ts";
import { plain } from "./normalise.ts";
import { withoutPretence } from "./owner.ts";
import { type Context, read, type Reading } from "./reading.ts";
import {
  besides,
  asksTeam,
  forTeam,
  isTold,
  otherTreatments,
  type SecondQuestion,
} from "./second-question.ts";
import { CHANGES_TO, swaps, TO_URGENT } from "./swaps.ts";
import { turnIn } from "./turns-to.ts";
import { weigh } from "./weigh.ts";
import { asksOfReadBack, isDoubtful, isStrong } from "./yes-no.ts";

/** All that one utterance says; `currentDay` is the day of an appointment that exists. */
export interface Heard extends Slots, Meaning {
  readonly words: string;
  readonly text: string;
  /** Of several people's names, those after the first. */
  readonly otherNames: readonly string[];
  /** Of two people's treatments, the second. */
  readonly otherTreatment?: string | undefined;
  /** All that were named, for whatever reason. */
  readonly days: FoundDays;
  readonly urgency: ReturnType<typeof urgencyOf>;
  readonly part?: Part | undefined;
  /** "Not half eight" */
  readonly deniedTimes: readonly string[];
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
  readonly also: readonly SecondQuestion[];
  /** What the team should know before the caller comes. */
  readonly told?: string | undefined;
  /** The last answer was not to the point, and this is asked once more. */
  readonly isAgain?: boolean;
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

/** What a line is for, besides its questions: "we're a small practice" only leads up to them. */
const mayLead = ({ intent, text, source }: Heard): boolean =>
  BESIDE_QUESTION.has(intent) &&
  (intent !== "ask" || QUESTION.test(text)) &&
  source !== "smalltalk";

/** "No, I meant a card in the post" asks again, and ends nothing. */
const NO_I_MEANT = /^(?:no|nah)[\s,.]+(?=i (?:meant?|said|asked) )/i;

/** Hears what the words say, and of two wishes in one line both. */
export function understand(
  said: string,
  before: Context,
  today: Day,
  knowledge: Knowledge,
): Heard {
  const again = before.asks === "message" ? undefined : askedAgain(said);
  const context = { ...before, isAgain: again?.isMissed === true };
  const { asks, task, booked } = context;
  const words =
    again?.words ||
    (task ? said : withoutPretence(said).replace(NO_I_MEANT, ""));
  const heard = hear(words, context, today, knowledge);
  // "I asked about aligners" wants to be told of them.
  const isAsked = context.isAgain && heard.intent === "book" && heard.found;
  const whole: Heard = {
    ...heard,
    ...(isAsked && { intent: "treatment" as const }),
    isAgain: context.isAgain,
    told: task === "note" && asks !== "message" ? toldBeside(words) : undefined,
  };
  if (whole.intent === "emergency" || asks === "message") return whole;
  if (task && turnIn(task, asks, whole.text) === "note") return whole;
  // "07700 900 123, ring after twelve": the number, and when to use it
  if (task && asks === "phone" && whole.phone && RING_WHEN.test(whole.text))
    return { ...whole, intent: "inform", told: toldBeside(words) };
  // "Ring after twelve" at the read-back moves no appointment.
  if (
    (task === "book" || task === "move") &&
    asks === "confirm" &&
    /^(?:inform|ask)$/.test(whole.intent) &&
    RING_AT.test(whole.text)
  ) {
    return { ...whole, intent: "note", told: toldBeside(words) ?? words };
  }
  // Who cancels needs nothing, but may have something passed on.
  const isTask =
    task === "book" ||
    task === "move" ||
    (task === "cancel" && LEAVES_NOTE.test(whole.text));
  // "Yes, book it for tomorrow, but is it okay if I'm pregnant"
  const isAccepted = context.offer?.kind === "book" && whole.intent === "yes";
  const isArranging =
    isTask || (!task && (whole.intent === "book" || isAccepted));
  const second = besides(words, whole, isArranging, knowledge);
  if (second) {
    const { told } = second;
    const rest = hear(second.rest, context, today, knowledge);
    // "Oh wait, how much is it first" is mostly for its question.
    const isFor =
      ((asks === "confirm" || isAccepted) &&
        /^(?:yes|no)$/.test(rest.intent)) ||
      mayLead(rest);
    const [asked] = isFor ? [] : second.also;
    const first = asked ? hear(asked.words, context, today, knowledge) : rest;
    const also = second.also.filter((each) => each !== asked);
    const isYes = asks === "confirm" && first.intent === "yes";
    const isAgreed =
      isYes &&
      first.clearYes &&
      // The yes may hang on what she can't answer.
      also.every(
        ({ short, words: each }) =>
          short !== "dontKnow" &&
          // What a cancellation costs may decide it.
          !(task !== "book" && PRICE.test(plain(each))) &&
          // "Yes, but only with the lady"
          QUESTION.test(plain(each)) &&
          !asksOfReadBack(withoutPadding(plain(each))) &&
          !isDoubtful(plain(each)),
      ) &&
      !isDoubtful(plain(told ?? "")) &&
      (also.length === 0 || isStrong(first.text));
    const isBoth =
      (mayLead(first) || (isAccepted && first.intent === "yes")) &&
      // "Can we do Monday instead?" is asked, and answers as well.
      first.day === whole.day &&
      first.time === whole.time;
    if (isBoth || isAgreed)
      return {
        ...first,
        words,
        also,
        told: told ?? whole.told,
        part: whole.part,
        urgency: whole.urgency,
      };
  }
  const isGiven = whole.day ?? whole.time ?? whole.name ?? whole.phone;
  // "Can you mention I've got the crown with me" names no treatment to book.
  const tells =
    isTask &&
    whole.intent === "inform" &&
    LEAVES_NOTE.test(whole.text) &&
    !isGiven &&
    !whole.swaps;
  if (tells) return { ...whole, intent: "note", told: toldIn(words) };
  const mayTell = isTask || (!task && booked !== undefined);
  if (!mayTell || !/^(?:ask|note|unknown)$/.test(whole.intent)) return whole;
  if (isTold(whole.text, knowledge))
    return isTask
      ? { ...whole, told: toldIn(words) }
      : { ...whole, intent: "note" };
  if (whole.intent !== "unknown" || !isTask) return whole;
  // "So how much is this one then, for the chip"
  if (context.slots.treatment && PRICE.test(whole.text))
    return { ...whole, intent: "price-of-treatment" };
  return asksTeam(whole.text)
    ? { ...whole, intent: "inform", ...forTeam(words, whole.text) }
    : whole;
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
const asksForCharge = ({ text, task, owner }: Evidence): boolean =>
  (task === "cancel" || task === "move") &&
  owner < 1 &&
  PRICE.test(text) &&
  QUESTION.test(text);

/** "Can my wife change it if she can't do Thursday" */
const MAY_CHANGE =
  /\b(?:can|could) (?:i|we|he|she|they|my \w+) (?:still |always )?(?:change|move|cancel) (?:it|that) (?:if|later|after|when)\b|\bif (?:i|we|he|she|they) needs? to can (?:i|we|he|she|they)\b/;

/** "I have an appointment Thursday I cannot come", and not what day would do. */
const CANT_COME =
  /^(?!.*\b(?:to|instead|rather|(?:can|could) (?:i|we|you))\b).*\b(?:cant|wont|cancel)\b/;

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
  const isOld =
    heard.intent === "cancel" ||
    (heard.intent === "move" && CANT_COME.test(heard.text));
  if (isOld && !currentDay)
    return { ...heard, currentDay: heard.day, day: undefined, time: undefined };
  // "An appointment Thursday at two" has no other day where one is only wanted.
  return heard.intent === "book" && currentDay
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
  const urgency = urgencyIn(words, reading);
  const { text, phone, times, owner } = reading;
  const isSwap = swaps(words, reading.treatment);
  const isChanged =
    context.task === "book" &&
    context.slots.treatment !== undefined &&
    ((reading.treatment?.as === "called" && isSwap) || TO_URGENT.test(text)) &&
    CHANGES_TO.test(text);
  const decided =
    urgency.number || urgency.help
      ? ({ intent: "emergency" } as const)
      : asksAboutEmergencies(text)
        ? knowledge.aboutEmergencies
        : asksForCharge(evidence) || (owner < 1 && MAY_CHANGE.test(text))
          ? knowledge.aboutCancelling
          : isTooYoung(text, reading.treatment)
            ? knowledge.aboutAge
            : isChanged
              ? ({ intent: "inform" } as const)
              : ofTopic(decide(evidence), evidence, context, knowledge);
  const both = FOR_ANOTHER.exec(text);
  const other = both?.[1] ? knowledge.treatmentIn(both[1]) : undefined;
  return {
    ...decided,
    words,
    text,
    urgency,
    ...reading.slots,
    otherNames: reading.otherNames,
    sender: senderIn(words),
    ...(other && {
      treatment: knowledge.treatmentIn(text.slice(0, both?.index))?.treatment
        .id,
    }),
    otherTreatment: other?.treatment.id,
    days: reading.days,
    part: partIn(text, reading.rest, times, timeAtHand(context)),
    deniedTimes: times.filter(({ out }) => out).map(({ value }) => value),
    badPhone: phone && !phone.valid ? phone.digits : undefined,
    any: ANY.test(text),
    found: reading.treatment,
    denied: reading.denied,
    swaps: isSwap,
    others: otherTreatments(words, reading.treatment, knowledge),
    also: [],
    owner: evidence.owner,
    clearYes: evidence.clearYes,
  };
}
