import type { Intent } from "../types.ts";
import {
  ANOTHER,
  ASKS_FOR_STAFF,
  ASKS_RULE,
  CANCELS,
  CHECKS,
  DONT_KNOW,
  EMAIL,
  FAULT,
  GREETS,
  HOPES,
  HURTS,
  KEEPS,
  LEAVES_NOTE,
  MOVES,
  NO_NUMBER,
  PRAISES,
  PRICE,
  QUESTION,
  SAME,
  WANTS_DEMO,
  WISHES,
  WITHHELD,
} from "./cues.ts";
import { aMessage } from "./decide-message.ts";
import { actBeside, ofTreatment } from "./decide-treatment.ts";
import {
  type Evidence,
  COURTESIES,
  INFORM,
  UNKNOWN,
  LIKELY,
  SURE,
  NEVER,
  ASIDE,
  MAX_ANSWER_WORDS,
  OTHER_TASKS,
  TASKS,
  firstThatCounts,
  isLike,
  isVague,
  wanted,
  wantsSomethingElse,
} from "./evidence.ts";
import type { Meaning } from "./knowledge.ts";
import { turnIn } from "./turns-to.ts";
import { leaving, withoutAnswer, yesOrNo } from "./yes-no.ts";

function answer(evidence: Evidence): Intent | undefined {
  const { asks, text, bare, answered, named } = evidence;
  const isReadBack = asks === "confirm";
  const said = yesOrNo(text, isReadBack);
  if (!said || answered || named) return undefined;
  if (withoutAnswer(bare) === "") return said;
  // "Brilliant, that was quick"
  const [first] = evidence.scores;
  const isTalk = first?.source === "smalltalk" && isLike(first, LIKELY);
  if (asks === "anything-else" && said === "yes" && isTalk) return undefined;
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
  // "Is Dr Okafor in today?"
  if (!evidence.task && ASKS_FOR_STAFF.test(evidence.text))
    return firstThatCounts(evidence.scores) ?? UNKNOWN;
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
  if (isBrief || (isTold && !isLike(likely, SURE))) return undefined;
  // In the middle of a task an answer that was not understood is more likely.
  const aside = likely.intent === "ask" ? ASIDE : SURE;
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
  return best && isLike(best, SURE) ? best : UNKNOWN;
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
  const turn = task && turnIn(task, asks, text);
  if (turn) return { intent: turn };
  const left = leaving(text);
  if (task ? left : left === "goodbye") return { intent: left ?? "no" };
  if (task === "cancel" && KEEPS.test(text) && !MOVES.test(text))
    return { intent: "no" };
  // A clear yes to the read-back counts, whatever else it sounds like.
  if (asks === "confirm" && evidence.clearYes) return { intent: "yes" };
  if ((asks === "name" || asks === "phone") && WITHHELD.test(text))
    return { intent: "no" };
  const hasNone = NO_NUMBER.test(text) || EMAIL.test(text);
  if (asks === "phone" && !evidence.answered && hasNone)
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
  const isNote = LEAVES_NOTE.test(text) && !evidence.isOwner;
  if (!task && isNote) return { intent: "note" };
  const act = !task && evidence.treated ? actBeside(text) : undefined;
  if (act) return { intent: act };
  // Who names a day and wants to come, or has to move, is not told what else their words are like.
  const isWish = !task && !evidence.isOwner && !PRICE.test(text);
  const isPolicy =
    QUESTION.test(text) &&
    !/\b(?:appointment|booking|mine|slot|visit|it)\b/.test(text);
  if (isWish && MOVES.test(text) && !isPolicy) return { intent: "move" };
  const wishes = WISHES.test(text) || (evidence.treated && HOPES.test(text));
  const hasWhen = evidence.answered || /\bthis week\b/.test(text);
  const isSet = isWish && hasWhen && wishes;
  if (isSet && !evidence.complains) return { intent: "book" };
  if (evidence.asksOfIt) return { intent: "price-of-treatment" };
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
  const isTalk = asks === "anything" || asks === "anything-else";
  if (!task && isTalk && PRAISES.test(text)) return { intent: "thanks" };
  // "And one for my husband" is another booking.
  if (asks === "anything-else" && ANOTHER.test(text)) return { intent: "book" };
  const yesNo = answer(evidence);
  if (yesNo) return { intent: yesNo };
  const said = evidence.answered ? given(evidence) : meant(evidence);
  if (said) return said;
  if (task && !named && HURTS.test(text)) return { intent: "hurt" };
  const told = named || isVague(text);
  if (told && !isChatter(evidence)) return INFORM;
  return wish(evidence);
}
