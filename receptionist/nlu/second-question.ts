import type { Entry, Treatment } from "../handbook.ts";
import { aboutTask } from "./about-task.ts";
import {
  askedOf,
  asksForOpinion,
  asksWhetherDone,
  asksWhetherSuitable,
} from "./asked.ts";
import { withoutPadding, withStops } from "./clauses.ts";
import {
  DONT_RING,
  LEAVES_NOTE,
  OF_IT,
  PRICE,
  QUESTION,
  WOMAN_OR_MAN,
} from "./cues.ts";
import { type FoundTreatment, isStaff } from "./entities/treatments.ts";
import { isLike, isVague, LIKELY, SURE } from "./evidence.ts";
import type { Knowledge, Meaning } from "./knowledge.ts";
import { toldIn } from "./message.ts";
import { plain } from "./normalise.ts";
import { isLikelyOwner } from "./owner.ts";
import { stem } from "./tokenize.ts";

/** A question that something of the handbook answers, or else the treatment at hand. */
export interface SecondQuestion {
  readonly entry?: Entry | undefined;
  /** It asks the price of this one, and not of what is arranged. */
  readonly treatment?: Treatment | undefined;
  /** It has this short answer: a treatment is done, or nothing here tells. */
  readonly short?: "weDo" | "dontKnow" | "medical" | undefined;
  readonly text: string;
  readonly words: string;
}

/** What stands in a line besides what it is mostly for, and the line without it. */
interface Besides {
  readonly also: readonly SecondQuestion[];
  /** What the team should know, and what only they can answer. */
  readonly told?: string | undefined;
  readonly rest: string;
}

const BETWEEN =
  /[,.;?!–—]+\s|\s(?:-|and|but|also|plus)\s|\s(?=with an? (?:lady|woman|female|man|male)\b)/i;
const MIN_WORDS = 3;
/** Longer speech must not keep her busy. */
const MAX_PARTS = 8;
/** "And how long does that last" is asked of what stands before it. */
const OF_FIRST = /\b(?:it|its|that|they|them|those|one)\b/;
/** With a treatment in the line, these are asked of it. */
const OF_TREATMENT = /\bhow long\b|^whens?\b/;

/** A question that wants an answer, and no appointment: nothing is asked for in it. */
const ASKS =
  /^(?:(?:is|are|do|does|did|will|would|has|have) (?:it|there|he|she|you|they|we|i|the \w+)|how|whats?|whos?|wheres?|which)\b(?!.*\b(?:free|available|slots?|appointments?|spaces?|book\w*|ok|okay|all right|alright|possible|in|for me)\b)/;

/** Who comes has or needs something that the team should know before. */
const NEEDS =
  /\b(?:allerg\w*|wheelchair|disab\w+|pregnan\w+|diabet\w+|asthma\w*|epilep\w+|pacemaker|warfarin|thinners|deaf|hearing|blind|autis\w+|dementia|nervous|anxi\w+|terrified|petrified|scared|phobi\w+|needles|interpreter|stairs|ramp|(?:see|have|rather|prefer) an? (?:lady|female|woman|male|man)|(?:lady|female|woman|male|man) (?:doctor|dentist|gp|nurse|hygienist))\b/;
const TELLS =
  /\b(?:i|im|ive|id|my|he|hes|she|shes|his|they|theyre|we|weve|needs?|prefer\w*|ideally)\b/;
/** An appointment, a call, a bill or the way there is no need of who comes. */
const ARRANGES =
  /\b(?:appointments?|book\w*|slots?|bills?|pay\w*|r[ai]ng\w*|call\w*|mobile|landline|number|bus|taxi|rather not)\b/;

/** A question as one writes it down, for whoever can answer it. */
const asQuestion = (words: string): string =>
  `${toldIn(words).replace(/[\s.,?!]+$/, "")}?`;

/** Of the talk or the booking itself: "did you hear me", "do I say yes now", "can it be later". */
const OF_TALK =
  /\b(?:you (?:\w+ )?(?:hear|listen\w*|say|said|saying|mean|meant|on about|talking|there|robot|real|asking|asked|ask|want|need|got|doing|gone|going|told)|telling you|what no|what was that|yes|put|note|book\w*|cancel\w*|mov\w+|chang\w+|undo|later|earlier|sooner|past|oclock|which (?:day|time|date|one)|should|\d+)\b/;
/** "He won't need x-rays, will he, he was upset": no question of its own. */
const IS_TAG =
  /^(?:will|is|does|do|did|can|would|are|was|were|has|have) (?:he|she|it|they|you|i|we|there)(?: (?:i|im|ive|he|hes|she|shes|it|its|they|we|you|and|but|so|cos|then|though|love)\b.*)?$/;
const STARTS_TELLING =
  /^(?:i|ive|im|id|he|hes|she|shes|we|weve|were|they|theyre|my) /;
const MIN_ASKED_WORDS = 5;

/** Nothing here answers it, but somebody of the team may. */
export const asksTeam = (text: string): boolean =>
  QUESTION.test(text) &&
  // "I've got a mobile, but I don't know how to use it" tells.
  !STARTS_TELLING.test(withoutPadding(text)) &&
  !OF_TALK.test(text) &&
  !IS_TAG.test(text) &&
  !isVague(text) &&
  // Days and times are of the booking.
  !text.split(" ").some((word) => stem(word).startsWith("_")) &&
  text.split(" ").length >= MIN_ASKED_WORDS;

/** She has no answer, and puts the question into the note. */
export const forTeam = (words: string, text: string) => ({
  told: asQuestion(words),
  also: [{ short: "dontKnow", text, words }] satisfies SecondQuestion[],
});

/** "I'm allergic to latex", "make a note that he's deaf": told, and no question. */
export function isTold(text: string, knowledge: Knowledge): boolean {
  if (LEAVES_NOTE.test(text) || DONT_RING.test(text)) return true;
  // "I'm his dad" tells who speaks.
  if (/^(?:im|i am) (?:his|her|their) \w+$/.test(text)) return false;
  // "I did say": told already
  if (/\b(?:did say|i said|told you|i asked)\b/.test(text)) return false;
  if (QUESTION.test(text) || !TELLS.test(text) || ARRANGES.test(text))
    return false;
  // "I'm at work till two, so after that" has said when to come.
  if (isVague(text)) return false;
  const [best] = knowledge.score([text], 0);
  return (
    NEEDS.test(text) ||
    (best?.entry?.note === true &&
      !best.entry.ofBooking &&
      isLike(best, LIKELY) &&
      !knowledge.treatmentIn(text))
  );
}

/** "How much are botox and filler": the treatments that are named besides the first. */
export const otherTreatments = (
  words: string,
  found: FoundTreatment | undefined,
  knowledge: Knowledge,
): readonly Treatment[] =>
  found?.as === "called"
    ? words
        .split(BETWEEN)
        .flatMap((part) => knowledge.treatmentIn(plain(part)) ?? [])
        .filter(({ as }) => as === "called")
        .map(({ treatment }) => treatment)
        .filter(
          (each, i, all) => each !== found.treatment && all.indexOf(each) === i,
        )
    : [];

/** "Is it owt to pay if it turns out he's to do summat": what goes on after a part that speech without stops was cut into. */
const wholeOf = (part: string, words: string): string =>
  words.slice(words.indexOf(part.trim())).split(BETWEEN)[0] ?? part;

/** "Book me a check-up for Friday, and do you take cards": the questions of their own, and what is told. */
export function besides(
  words: string,
  {
    owner,
    found: treatment,
    entry: answered,
  }: { owner: number; found?: FoundTreatment | undefined } & Meaning,
  /** Something is being arranged, of which may be asked. */
  isArranging: boolean,
  knowledge: Knowledge,
): Besides | undefined {
  const parts = withStops(words)
    .split(BETWEEN)
    .filter((part) => /\S/.test(part));
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined;
  const isOwner = isLikelyOwner(owner);
  const entryFor = (text: string): Entry | undefined => {
    const named = knowledge.treatmentIn(text);
    const isOwn =
      text.split(" ").length >= MIN_WORDS &&
      (QUESTION.test(text) || WOMAN_OR_MAN.test(text)) &&
      // To an owner "it" is the product.
      (isArranging || isOwner || !OF_FIRST.test(text)) &&
      !(treatment && OF_TREATMENT.test(text)) &&
      (named === undefined || isStaff(named));
    const [best] = isOwn ? knowledge.score([text], owner) : [];
    // "Do you do veneers, and what sort of money is that" asks no price of ours.
    const isOurs =
      best?.entry?.prices ?? (!isOwner && best?.source === "product");
    // A patient who books asks nothing of the product.
    const isOfProduct =
      isArranging && best?.source === "product" && !best.entry?.anyone;
    if (
      !best ||
      (treatment && isOurs) ||
      (isOfProduct && !isOwner) ||
      best.source === "smalltalk"
    )
      return undefined;
    const isFirst = isOwner && best.entry === answered;
    const least = isArranging || isFirst ? LIKELY : SURE;
    return isLike(best, least) ? best.entry : undefined;
  };
  const isOfIt = (text: string): boolean =>
    isArranging &&
    (QUESTION.test(text) || OF_IT.test(text)) &&
    !WOMAN_OR_MAN.test(text) &&
    // "Is it the doctor who does it" names no other treatment.
    (knowledge.treatmentIn(text)?.as !== "called" || askedOf(text) === "who") &&
    (OF_IT.test(text) || PRICE.test(text) || askedOf(text) !== undefined);
  const shortAnswer = (text: string): SecondQuestion["short"] => {
    if (aboutTask(text)) return undefined;
    // "I'm due a smear, do you do those"
    const isOfThat = treatment !== undefined && OF_FIRST.test(text);
    const found = isOfThat ? treatment : knowledge.treatmentIn(text);
    const isTreatment = found?.as === "called";
    if (isTreatment && asksWhetherDone(text)) return "weDo";
    if (asksForOpinion(text) || asksWhetherSuitable(text)) return "medical";
    return ASKS.test(text) && asksTeam(text) ? "dontKnow" : undefined;
  };
  const heard = parts.map((part) => {
    const text = withoutPadding(plain(part));
    // "Put on there that he's nervous" asks for no answer.
    const leavesNote = isArranging && LEAVES_NOTE.test(text);
    const isAboutIt = !leavesNote && isOfIt(text);
    const entry = isAboutIt || leavesNote ? undefined : entryFor(text);
    const other =
      isArranging && PRICE.test(text)
        ? knowledge.treatmentIn(text)?.treatment
        : undefined;
    const short =
      isAboutIt || entry || other || !isArranging
        ? undefined
        : shortAnswer(text);
    const asks =
      !leavesNote && (isAboutIt || entry || other || short)
        ? { entry, treatment: other, short, text, words: part }
        : undefined;
    const isFact = isArranging && !entry && isTold(text, knowledge);
    return { part, asks, isFact };
  });
  const asked = heard.flatMap(({ asks }) => asks ?? []);
  if (isOwner && !isArranging) {
    // What an owner says besides is mostly no question: only where one part is like the whole, the others are more.
    const also = asked.filter(({ entry }) => entry !== answered);
    const isTwofold = asked.some(({ entry }) => entry === answered);
    return also.length > 0 && isTwofold
      ? { also: also.slice(-1), rest: words }
      : undefined;
  }
  const isOwn = ({ asks, isFact }: (typeof heard)[number]) => asks ?? isFact;
  // Of nothing but questions the first is what the line is for.
  const first = heard.every(isOwn) ? heard.find(({ asks }) => asks) : undefined;
  const others = heard.filter((each) => each !== first && isOwn(each));
  if (others.length === 0) return undefined;
  const told = others.flatMap(({ part, asks, isFact }) =>
    asks?.short === "dontKnow"
      ? asQuestion(wholeOf(part, words))
      : isFact
        ? toldIn(part)
        : [],
  );
  return {
    also: others.flatMap(({ asks }) => asks ?? []),
    told: told.join(". ").replaceAll("?.", "?") || undefined,
    rest: heard
      .filter((each) => !others.includes(each))
      .map(({ part }) => part)
      .join(", "),
  };
}
