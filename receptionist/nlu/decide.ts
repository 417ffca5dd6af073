import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { isOrdinary } from "./entities/name-words.ts";
import { isStretch } from "./entities/stretches.ts";
import { partOf } from "./entities/times.ts";
import type { Meaning, Scored } from "./knowledge.ts";
import { leaving, withoutAnswer, yesOrNo } from "./yes-no.ts";

import {
  ANY,
  DONT_KNOW,
  WITHHELD,
  NO_NUMBER,
  FAULT,
  CHECKS,
  SAME,
  STRETCH,
  ANOTHER,
  NO_MATTER,
  GREETS,
  PRICE,
  WANTS_DEMO,
  KEEPS,
  LEAVES_NOTE,
  HOPES,
  CANCELS,
  MOVES,
  WISHES,
  QUESTION,
  WHAT_IS,
  ASKS_DETAIL,
} from "./cues.ts";

export interface Evidence {
  readonly asks: ExpectedSlot;
  readonly task: Task | undefined;
  readonly text: string;
  /** The text without a greeting. */
  readonly bare: string;
  readonly scores: readonly Scored[];
  /** What each clause alone is most like. */
  readonly scoreClauses: () => readonly Scored[];
  /** The caller gave a day, a time or a phone number. */
  readonly answered: boolean;
  /** The phone number that the caller gave is whole. */
  readonly hasPhone: boolean;
  readonly named: boolean;
  /** The caller named a treatment. */
  readonly treated: boolean;
  /** The caller tells of something that a treatment eases, and names none. */
  readonly complains: boolean;
  /** How many words there are besides days and times. */
  readonly besides: number;
  /** The caller says "we" and may speak of a practice. */
  readonly forPractice: boolean;
  /** The caller speaks of their own practice. */
  readonly isOwner: boolean;
  readonly nameAsked: boolean;
  /** The caller gave what was asked for or, at the read-back, a correction. */
  readonly complete: boolean;
  readonly clearYes: boolean;
}

export const COURTESIES = new Set<Intent>(["thanks", "greet", "yes", "no"]);

const OTHER_TASKS = new Set<Intent>([
  "move",
  "cancel",
  "demo",
  "human",
  "note",
]);

/** How like the words must be to count, to beat an answer, and to beat the answer that was asked for. */
const LIKELY = 0.43;
const SURE = 0.59;
/** Nothing is so like, but the very words of an entry. */
const NEVER = 1.3;
/** Who wants an appointment says so in many ways; and what is read back first does no harm. */
const MIN_TASK = 0.26;
/** A wrong fact is worse than none. */
export const MIN_OTHER = 0.41;
/** So far what is not sure must be ahead of the next best: between two answers she would have to guess. */
const MIN_LEAD = 0.03;
/** How like one clause must be where the whole is like nothing. */
const CLAUSE = 0.59;
/** How like a question must be in the middle of a task. */
const ASIDE = 0.48;
const MAX_ANSWER_WORDS = 4;
/** How like a task must be where a name or a part of the day was told besides. */
const TOLD = 0.59;

const TASKS = new Set<Intent>(["book", "move", "cancel"]);

/**
 * A fact must be like the words and explain them: with less than this of both together, lines that were left out and
 * looked for by the others were found in one of three cases, and with more in one of two.
 */
const MIN_FACT = 0.7;
const EXPLAINED = 0.6;

export const isFact = (intent: Intent) =>
  intent === "ask" || intent === "medical";

function isLike(
  { intent, likeness, explained, verbatim }: Scored,
  least = 0,
): boolean {
  if (verbatim) return true;
  const isVetoed =
    isFact(intent) && likeness + EXPLAINED * explained < MIN_FACT;
  return (
    !isVetoed &&
    likeness >= Math.max(least, TASKS.has(intent) ? MIN_TASK : MIN_OTHER)
  );
}

/** The first that counts, unless another is as like. */
function firstThatCounts(scores: readonly Scored[]): Scored | undefined {
  const [first, second] = scores;
  if (!first || !isLike(first)) return undefined;
  const isClear =
    (first.intent !== "ask" && first.intent !== "medical") ||
    first.likeness >= SURE ||
    first.likeness - (second?.likeness ?? 0) >= MIN_LEAD;
  if (isClear) return first;
  return second && TASKS.has(second.intent) ? second : undefined;
}

const wanted = ({ scores }: Evidence): Scored | undefined =>
  scores.find(
    ({ intent, source }) => !COURTESIES.has(intent) && source !== "smalltalk",
  );

function wantsSomethingElse(evidence: Evidence, least = SURE): boolean {
  const { task } = evidence;
  const best = wanted(evidence);
  if (!best || !isLike(best, least)) return false;
  return best.intent !== task && !(best.intent === "book" && task);
}

const isVague = (text: string) =>
  ANY.test(text) ||
  partOf(text) !== undefined ||
  STRETCH.test(text) ||
  isStretch(text);

function answer(evidence: Evidence): Intent | undefined {
  const { asks, text, bare, answered, named } = evidence;
  const isReadBack = asks === "confirm";
  const said = yesOrNo(text, isReadBack);
  if (!said || answered || named) return undefined;
  if (withoutAnswer(bare) === "") return said;
  // Where nothing was asked, praise, greetings and sighs only begin like an answer.
  const ends = said === "no" && asks === "anything-else";
  const isEnd = ends && wanted(evidence)?.intent === "goodbye";
  return asks === "anything" || (!isEnd && wantsSomethingElse(evidence, LIKELY))
    ? undefined
    : said;
}

/** The caller talks about something else, and may well name a day or a person. */
const isChatter = ({
  task,
  bare,
  scores: [best],
  treated,
}: Evidence): boolean =>
  task === undefined &&
  !treated &&
  !(best && isLike(best)) &&
  bare.split(" ").length > MAX_ANSWER_WORDS;

const changesBooking = ({ task }: Evidence, intent: Intent): boolean =>
  task === "book" && intent === "move";

/** Within a task, whoever gives a day, a time or a number mostly wants nothing else. */
function given(evidence: Evidence): Meaning {
  if (isChatter(evidence)) return wish(evidence);
  // "What happens on Monday when we're shut?" is an owner's question, and no wish for a Monday.
  const isRemark = evidence.forPractice && evidence.besides > MAX_ANSWER_WORDS;
  if ((evidence.isOwner || isRemark) && !evidence.task)
    return firstThatCounts(evidence.scores) ?? wish(evidence);
  const [first] = evidence.scores;
  // "How are you today?"
  if (first?.source === "smalltalk" && isLike(first, SURE)) return first;
  const best = wanted(evidence);
  // "Wednesday" alone is a day, whatever has such a day in it.
  if (!best || evidence.besides < 2) return INFORM;
  const { intent } = best;
  // "Go back, I meant Friday" has already said what is right.
  if (intent === "back" && evidence.task) return INFORM;
  // A long sentence that only has a day in it is about something else.
  const isLong = evidence.besides > MAX_ANSWER_WORDS && intent === "ask";
  const isMore = evidence.task
    ? wantsSomethingElse(evidence, OTHER_TASKS.has(intent) ? LIKELY : SURE)
    : isLike(best, TASKS.has(intent) || isLong ? 0 : SURE);
  return isMore && !changesBooking(evidence, intent) ? best : INFORM;
}

function meant(evidence: Evidence): Meaning | undefined {
  const { task, scores } = evidence;
  const likely = firstThatCounts(scores);
  if (!likely) return undefined;
  // "My name is Priya" is no question about a name, and "in the afternoon" moves nothing.
  const { named, bare, text } = evidence;
  const isBrief = named && bare.split(" ").length <= MAX_ANSWER_WORDS;
  const isTold = named || isVague(text);
  const least = TASKS.has(likely.intent) ? TOLD : SURE;
  if (isBrief || (isTold && !isLike(likely, least))) return undefined;
  // In the middle of a task an answer that was not understood is more likely.
  const aside = likely.intent === "ask" ? ASIDE : TOLD;
  if (task && !isLike(likely, aside)) return undefined;
  if (likely.intent === "goodbye" && task && !wantsSomethingElse(evidence))
    return undefined;
  return changesBooking(evidence, likely.intent) ? INFORM : likely;
}

/** What a long sentence wants of which nothing else is understood. */
function wish({
  task,
  text,
  answered,
  scores,
  scoreClauses,
  isOwner,
}: Evidence): Meaning {
  if (task === "move" && CANCELS.test(text)) return { intent: "cancel" };
  if (task) return UNKNOWN;
  if (LEAVES_NOTE.test(text)) return { intent: "note" };
  if (CANCELS.test(text) && !ASKS_RULE.test(text)) return { intent: "cancel" };
  if (MOVES.test(text)) return { intent: "move" };
  const [first] = scores;
  const hopes =
    (answered || first?.intent === "book") && !isOwner && HOPES.test(text);
  if (hopes || WISHES.test(text)) return { intent: "book" };
  // "I'm terrified of needles, I won't lie": the second clause only dilutes the first.
  const [best] = scoreClauses()
    .filter(({ intent }) => !COURTESIES.has(intent))
    .toSorted((a, b) => b.likeness - a.likeness);
  return best && isLike(best, CLAUSE) ? best : UNKNOWN;
}

/** How like an answer must be where a treatment was wished for, and where it is asked what that is. */
const TREATED = 0.7;
const TREATED_AND_ASKED = 0.8;

/** A wish for the treatment, and no question about it. */
const WANTS_IT = /\b(?:need|want|like|book|fancy|can i (?:have|get))\b/;
const WOMAN_OR_MAN = /\b(?:wom[ae]n|lad(?:y|ies)|(?:fe)?male)\b/;
/** It was done already, or something speaks against it. */
const TELLS = /\b(?:after|since|had|done|take|use|got|have)\b/;

const ASKS_ADVICE =
  /\b(?:should|safe|normal|how (?:soon|long|many)|can i|may i|all right|okay?)\b/;

/** How like something else must be to count for more than the treatment that was named. */
function leastBeside(
  { text, task, answered }: Evidence,
  { intent }: Scored,
): number {
  if (intent === "move" || intent === "cancel") return MIN_TASK;
  if (intent !== "ask" && intent !== "medical") return LIKELY;
  if (WHAT_IS.test(text)) return TREATED_AND_ASKED;
  const asks = QUESTION.test(text);
  if (!answered && WOMAN_OR_MAN.test(text)) return LIKELY;
  if (WANTS_IT.test(text) || ((task || answered) && !asks))
    return TREATED_AND_ASKED;
  if (intent === "medical") return ASKS_ADVICE.test(text) ? LIKELY : TREATED;
  return asks || TELLS.test(text) ? LIKELY : TREATED;
}

/** What a caller wants of the treatment that they name: most want to have it. */
function ofTreatment(evidence: Evidence): Meaning | undefined {
  const { text, task, treated } = evidence;
  if (!treated || evidence.isOwner) return undefined;
  const best = wanted(evidence);
  if (PRICE.test(text) || (best?.entry?.prices && isLike(best, LIKELY)))
    return { intent: "price-of-treatment" };
  if (evidence.complains) return ofComplaint(evidence, best);
  const asks = WHAT_IS.test(text);
  const isNoun = text.split(" ").length < 3;
  const other = evidence.scores.find(
    (each) =>
      (each === best || each.intent === "ask" || each.intent === "medical") &&
      each.source !== "smalltalk" &&
      each.intent !== "book" &&
      // "Does a root canal hurt" is no complaint.
      !((asks || isNoun) && each.intent === "hurt") &&
      isLike(each, leastBeside(evidence, each)),
  );
  const isWish = best?.intent === "book" && !QUESTION.test(text);
  if (other && (other === best || !isWish)) return other;
  if (asks) return { intent: "treatment" };
  // What she does not know is passed on, instead of booked.
  const asksDetail =
    ASKS_DETAIL.test(text) && !WISHES.test(text) && !isVague(text);
  if (!task && asksDetail) return UNKNOWN;
  return task ? INFORM : { intent: "book" };
}

/** Who tells what ails them wants to be seen, unless they ask something. */
function ofComplaint({ text, task }: Evidence, best: Scored | undefined) {
  const isHeard = best?.intent === "hurt" || best?.intent === "book";
  const asks = QUESTION.test(text) && !WISHES.test(text);
  const least = asks || best?.intent !== "medical" ? LIKELY : SURE;
  if (best && !isHeard && isLike(best, least)) return best;
  if (task) return task === "book" ? INFORM : { intent: "hurt" as const };
  return { intent: "hurt" as const };
}

/** "What if I cancel" asks for the rule, and cancels nothing. */
export const ASKS_RULE =
  /\b(?:if|when|after) (?:i|we|you|someone|somebody|people|they) .*\bcancel|\bcancel\w* (?:fee|policy|charge|list|slot)|\bcancelled (?:slot|appointment|time)s?\b.*\b(?:list|offer|come up|free)|\b(?:charge|fee|notice|policy)\b.*\bcancel|\bcancel\w*\b.*\b(?:charge|fee|notice|policy)\b/;

const INFORM: Meaning = { intent: "inform" };
const UNKNOWN: Meaning = { intent: "unknown" };

/** Whatever is said is the message, but what stops or undoes the taking of it. */
function aMessage({ text, scores: [first] }: Evidence): Meaning {
  const left = leaving(text);
  if (left) return { intent: left };
  const said = yesOrNo(text);
  if (said === "no" && withoutAnswer(text) === "") return { intent: said };
  // "Yes", "um", "hang on", "seven": there is no message in it yet.
  const isThin =
    !/[a-z]/.test(text) ||
    (said && withoutAnswer(text) === "") ||
    (!text.includes(" ") && isOrdinary(text)) ||
    text
      .split(" ")
      .every((word) =>
        /^(?:um|er|just|a|one|i|me|let|hang|hold|on|wait|sec|second|moment|minute|sorry|ok|okay|right|think|dont|know|so|well|what|was|it|hmm)$/.test(
          word,
        ),
      ) ||
    (first?.source === "smalltalk" && isLike(first, LIKELY));
  if (isThin) return UNKNOWN;
  const isTurn = first?.intent === "back" || first?.intent === "repeat";
  return first && isTurn && isLike(first, SURE) ? first : INFORM;
}

/** How like something else must be to count for more than the answer that was asked for. */
function toOutweigh(evidence: Evidence): number {
  const { intent = "unknown" } = wanted(evidence) ?? {};
  if (!TASKS.has(intent) && !OTHER_TASKS.has(intent)) return NEVER;
  // "No, move it to the 20th instead" gives a day, and wants another task.
  return evidence.task === "cancel" ? LIKELY : SURE;
}

/** The rules stand in the order of their precedence: the first that holds decides. */
export function decide(evidence: Evidence): Meaning {
  const { asks, task, text, bare, named, complete, scores } = evidence;
  if (asks === "message") return aMessage(evidence);
  // "I don't remember" answers the question when the appointment is.
  if (asks === "current-day" && DONT_KNOW.test(text)) return INFORM;
  // "Never mind" ends the task, but "it doesn't matter" takes any day or time.
  const asksWhen = asks === "day" || asks === "time";
  if (task && asksWhen && NO_MATTER.test(text)) return INFORM;
  const left = leaving(text);
  if (task ? left : left === "goodbye") return { intent: left ?? "no" };
  if (task === "cancel" && KEEPS.test(text) && !MOVES.test(text))
    return { intent: "no" };
  // A clear yes to the read-back counts, whatever else it sounds like.
  if (asks === "confirm" && evidence.clearYes) return { intent: "yes" };
  if ((asks === "name" || asks === "phone") && WITHHELD.test(text))
    return { intent: "no" };
  if (asks === "phone" && !evidence.answered && NO_NUMBER.test(text))
    return { intent: "no" };
  if (complete && !wantsSomethingElse(evidence, toOutweigh(evidence)))
    return INFORM;
  // "Do I have to? Oh all right, 07700 900123" is the answer.
  const isAside = !OTHER_TASKS.has(wanted(evidence)?.intent ?? "unknown");
  if (asks === "phone" && evidence.hasPhone && isAside) return INFORM;
  // "Wait, is that in the morning?" hears it again.
  if (asks === "confirm" && CHECKS.test(text) && !evidence.answered)
    return { intent: "repeat" };
  // The read-back has a fault, and the caller has not said what is right.
  if (asks === "confirm" && FAULT.test(text)) return { intent: "no" };
  if (WANTS_DEMO.test(text)) return { intent: "demo" };
  const isCancelled =
    CANCELS.test(text) &&
    !ASKS_RULE.test(text) &&
    scores
      .slice(0, 3)
      .some((each) => each.intent === "cancel" && isLike(each)) &&
    !wantsSomethingElse({ ...evidence, task: "cancel" });
  if (!task && isCancelled) return { intent: "cancel" };
  const isNote = LEAVES_NOTE.test(text) && !wantsSomethingElse(evidence, SURE);
  if (!task && isNote) return { intent: "note" };
  // Who names a day and wants to come, or has to move, is not told what else their words are like.
  const isWish = !task && !evidence.isOwner && !PRICE.test(text);
  const isPolicy =
    QUESTION.test(text) &&
    !/\b(?:appointment|booking|mine|slot|visit|it)\b/.test(text);
  if (isWish && MOVES.test(text) && !isPolicy) return { intent: "move" };
  const wishes = WISHES.test(text) || (evidence.treated && HOPES.test(text));
  const isSet = isWish && evidence.answered && wishes;
  if (isSet && !evidence.complains) return { intent: "book" };
  const treatment = ofTreatment(evidence);
  if (treatment) return treatment;
  // "The same time" and "any morning" are answers within a task.
  const isSame = SAME.test(text);
  if (task && isSame && text.split(" ").length <= MAX_ANSWER_WORDS)
    return INFORM;
  const isOpen = isSame || isVague(text);
  if (task && isOpen && !wantsSomethingElse(evidence, LIKELY)) return INFORM;
  const isNamed =
    evidence.nameAsked || (task && !wantsSomethingElse(evidence, LIKELY));
  if (named && isNamed) return INFORM;
  if (asks === "anything" && !bare && GREETS.test(text))
    return { intent: "greet" };
  // Thanks are a yes at the read-back, and nowhere else.
  const [best] = scores;
  if (
    asks !== "confirm" &&
    yesOrNo(text) !== "no" &&
    best?.intent === "thanks" &&
    isLike(best, SURE)
  )
    return best;
  // "And one for my husband" is another booking.
  if (asks === "anything-else" && ANOTHER.test(text)) return { intent: "book" };
  const yesNo = answer(evidence);
  if (yesNo) return { intent: yesNo };
  const said = evidence.answered ? given(evidence) : meant(evidence);
  if (said) return said;
  const told = named || isVague(text);
  if (told && !isChatter(evidence)) return INFORM;
  return wish(evidence);
}
