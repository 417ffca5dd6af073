import type { Entry, Treatment } from "../handbook.ts";
import { aboutTask } from "./about-task.ts";
import { askedOf, asksForOpinion, asksWhetherDone } from "./asked.ts";
import { withoutPadding, withStops } from "./clauses.ts";
import { LEAVES_NOTE, OF_IT, PRICE, QUESTION, WOMAN_OR_MAN } from "./cues.ts";
import { type FoundTreatment, isStaff } from "./entities/treatments.ts";
import { isLike, isVague, LIKELY, SURE } from "./evidence.ts";
import type { Knowledge, Meaning } from "./knowledge.ts";
import { plain } from "./normalise.ts";
import { isLikelyOwner } from "./owner.ts";

/** A question that something of the handbook answers, or else the treatment at hand. */
export interface SecondQuestion {
  readonly entry?: Entry | undefined;
  /** It asks the price of this one, and not of what is arranged. */
  readonly treatment?: Treatment | undefined;
  /** It has this short answer: a treatment is done, or nothing here tells. */
  readonly short?: "weDo" | "teamTells" | "medical" | undefined;
  readonly text: string;
  readonly words: string;
}

/** What stands in a line besides what it is mostly for, and the line without it. */
export interface Besides {
  readonly also?: SecondQuestion | undefined;
  /** What the team should know. */
  readonly told?: string | undefined;
  readonly rest: string;
}

const BETWEEN = /[,.;?!–—]+\s|\s(?:-|and|but|also|plus)\s/i;
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
const MIN_ASKED_WORDS = 4;

/** Who comes has or needs something that the team should know before. */
const NEEDS =
  /\b(?:allerg\w*|wheelchair|disab\w+|pregnan\w+|diabet\w+|asthma\w*|epilep\w+|pacemaker|warfarin|thinners|deaf|hearing|blind|autis\w+|dementia|nervous|anxi\w+|terrified|petrified|scared|phobi\w+|needles|interpreter|stairs|ramp|(?:lady|female|woman|male|man) (?:doctor|dentist|gp|nurse|hygienist))\b/;
const TELLS =
  /\b(?:i|im|ive|id|my|he|hes|she|shes|his|they|theyre|we|weve|needs?|prefer\w*|ideally)\b/;
/** An appointment, a call or a bill is no need of who comes. */
const ARRANGES =
  /\b(?:appointments?|book\w*|slots?|bills?|pay\w*|r[ai]ng\w*|call\w*|rather not)\b/;

/** "Could you make a note that", "and tell them", "just so you know" */
export const LEADS_TOLD =
  /^.*?\b(?:put (?:it )?(?:on|in|down)|note|add|knows?|(?:tell|let|remind|ask) (?:them|the \w+|her|him)(?: know)?|mention(?:ed)?|said|say)\b(?: (?:on )?(?:it|that|there|(?:my|his|her|the) notes?))?(?: (?:that|saying))?[\s,]+(?=(?:i|he|she|they|we|my|it)\b.{6,})/i;

/** What is told, without what only leads to it. */
export const toldIn = (words: string): string =>
  words
    .replace(LEADS_TOLD, "")
    .replace(/^(?:\W|(?:and|also|oh|but|so|plus)\b)+/i, "");

/** "I'm allergic to latex", "make a note that he's deaf": told, and no question. */
export function isTold(text: string, knowledge: Knowledge): boolean {
  if (LEAVES_NOTE.test(text)) return true;
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

/** "Book me a check-up for Friday, and do you take cards": the last question of its own, and what is told. */
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
      QUESTION.test(text) &&
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
    QUESTION.test(text) &&
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
    if (asksForOpinion(text)) return "medical";
    const isLong = text.split(" ").length >= MIN_ASKED_WORDS;
    return isLong && ASKS.test(text) && !isVague(text)
      ? "teamTells"
      : undefined;
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
      isAboutIt || entry || other || short
        ? { entry, treatment: other, short, text, words: part }
        : undefined;
    const isFact = isArranging && !entry && isTold(text, knowledge);
    return { part, asks, isFact };
  });
  const asked = heard.flatMap(({ asks }) => asks ?? []);
  if (isOwner && !isArranging) {
    // What an owner says besides is mostly no question: only where one part is like the whole, another is a second one.
    const also = asked.findLast(({ entry }) => entry !== answered);
    const isTwofold = asked.some(({ entry }) => entry === answered);
    return also && isTwofold ? { also, rest: words } : undefined;
  }
  const also = asked.at(-1);
  const told = heard
    .filter(({ isFact }) => isFact)
    .map(({ part }) => toldIn(part));
  const rest = heard.filter(
    ({ asks, isFact }) => !isFact && (!also || asks !== also),
  );
  return rest.length < parts.length
    ? {
        also,
        told: told.join(". ") || undefined,
        rest: rest.map(({ part }) => part).join(", "),
      }
    : undefined;
}
