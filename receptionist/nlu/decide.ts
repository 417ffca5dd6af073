import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { partOf } from "./entities/times.ts";
import type { Scored } from "./score-intents.ts";
import { leaving, withoutAnswer, yesOrNo } from "./yes-no.ts";

/** Any day or time will do. */
export const ANY =
  /\b(?:any (?:day|time|slot|date)|anytime|anyday|whenever(?! (?:the|my|our|his|her|he|she|they|it|its|im|i (?:dont|cant|havent))\b)|either|dont mind|no preference|not fussed|not bothered|im easy|you (?:choose|pick|decide)|your choice|up to you|(?:first|next|earliest|soonest) (?:available|possible|one|free|slot|appointment|you)|(?:the )?(?:earliest|soonest)|as soon as(?: possible)?|asap|whatever|doesnt matter|soon as)\b/;

/** No answer to when the appointment is. */
export const DONT_KNOW =
  /\b(?:dont (?:know|remember|recall)|not (?:sure|certain)|cant remember|forgot(?:ten)?|no idea|unsure|havent a clue|lost my)\b/;

/** A name or a number that somebody would rather keep. */
const WITHHELD =
  /\b(?:(?:dont (?:want|like) to|id rather not|rather not|not going to|wont|not) (?:give|say|tell|share|leave)|private|none of your)\b/;

/** Said of a read-back that is not as it should be. */
const FAULT = /\b(?:wrong|incorrect|mistakes?|not (?:quite|right|correct))\b/;

/** What stays as it was. */
const SAME = /\bsame (?:time|day|name|number|one|as)\b/;

/** A stretch of time without a day, a bound, or a time that is not whole: before nine, quarter past. */
const STRETCH =
  /\b(?:(?:next|this) (?:week|month)|weekend|week after next|(?:before|after|by|until|till|earlier than|later than) (?:about |half |quarter )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|monday|tuesday|wednesday|thursday|friday|saturday|the))|^(?:(?:a|at|about|maybe) )*(?:half|quarter) (?:past|to)$/;

/** A further appointment: "and one for my husband". */
const ANOTHER =
  /\b(?:1|one|another|same|appointment|booking)\b.* for (?:my|our|him|her|them)\b/;

/** Any will do, where a day or a time was asked for. */
const NO_MATTER = /^(?:it )?doesnt matter$/;

const GREETS = /\b(?:hi|hello|morning)\b/;

/** What is decided from. */
export interface Evidence {
  readonly asks: ExpectedSlot;
  readonly task: Task | undefined;
  /** The plain words, and the same without a greeting. */
  readonly text: string;
  readonly bare: string;
  /** What they may mean, the most likely first. */
  readonly scores: readonly Scored[];
  /** A day, a time or a phone number was given. */
  readonly answered: boolean;
  /** A name was given, and whether one was waited for. */
  readonly named: boolean;
  readonly nameAsked: boolean;
  /** What was asked for was given, or at the read-back what puts it right. */
  readonly complete: boolean;
  /** A yes that nothing takes back. */
  readonly clearYes: boolean;
}

/** What is said beside the thing that is wanted. */
const COURTESIES = new Set<Intent>(["thanks", "greet", "yes", "no", "unknown"]);

const OTHER_TASKS = new Set<Intent>(["move", "cancel", "demo", "human"]);

/** As likely as this, an intent counts at all, against an answer, and against the answer that was asked for. */
const MIN_LIKELY = 0.2;
const LIKELY = 0.5;
const SURE = 0.85;
/** An answer out of the blue, such as a day or a name, has no more words than these. */
const MAX_BARE_ANSWER = 4;

/** What was most likely meant besides courtesy. */
const wanted = ({ scores }: Evidence): Scored | undefined =>
  scores.find(({ intent }) => !COURTESIES.has(intent));

/** Something else than an answer is wanted, for certain. */
function isElsewhere(evidence: Evidence, least = SURE): boolean {
  const { task } = evidence;
  const best = wanted(evidence);
  if (!best || best.likelihood < least) return false;
  return best.intent !== task && !(best.intent === "book" && task);
}

const isVague = (text: string) =>
  ANY.test(text) || partOf(text) !== undefined || STRETCH.test(text);

/** A yes or a no, unless the same words want something else. */
function answer(evidence: Evidence): Intent | undefined {
  const { asks, text, bare, answered, named } = evidence;
  const isReadBack = asks === "confirm";
  const said = yesOrNo(text, isReadBack);
  if (!said || answered || named) return undefined;
  if (withoutAnswer(bare) === "") return said;
  // Where nothing was asked, praise, greetings and sighs begin like an answer.
  const ends = said === "no" && asks === "anything-else";
  const isEnd = ends && wanted(evidence)?.intent === "goodbye";
  return asks === "anything" || (!isEnd && isElsewhere(evidence, LIKELY))
    ? undefined
    : said;
}

/** Talk of other things, which may well name a day or a person. */
const isChatter = ({ task, bare, scores: [best] }: Evidence): boolean =>
  task === undefined &&
  best?.intent === "unknown" &&
  best.likelihood >= LIKELY &&
  bare.split(" ").length > MAX_BARE_ANSWER;

/** Within a booking, to move something is to change what is being booked. */
const changesBooking = ({ task }: Evidence, intent: Intent): boolean =>
  task === "book" && intent === "move";

/** What is wanted by somebody who gives a day, a time or a number: within a task mostly just to give it. */
function given(evidence: Evidence): Intent {
  if (isChatter(evidence)) return "unknown";
  const best = wanted(evidence);
  if (!best) return "inform";
  const { intent, likelihood } = best;
  // Who goes back to say what they meant has said it.
  if (intent === "back" && evidence.task) return "inform";
  const isMore = evidence.task
    ? isElsewhere(evidence, OTHER_TASKS.has(intent) ? LIKELY : SURE)
    : likelihood >= MIN_LIKELY;
  return isMore && !changesBooking(evidence, intent) ? intent : "inform";
}

/** What was most likely meant where nothing was given. */
function meant(evidence: Evidence): Intent | undefined {
  const { task, scores } = evidence;
  const [best] = scores;
  if (!best || best.likelihood < MIN_LIKELY || best.intent === "unknown")
    return undefined;
  if (best.intent === "goodbye" && task && !isElsewhere(evidence))
    return undefined;
  return changesBooking(evidence, best.intent) ? "inform" : best.intent;
}

/** The one thing that is wanted: the first that holds goes before all others. */
export function decide(evidence: Evidence): Intent {
  const { asks, task, text, bare, named, complete, scores } = evidence;
  // Asked when the appointment is, not to know is an answer.
  if (asks === "current-day" && DONT_KNOW.test(text)) return "inform";
  // Who lets a task be ends it, though any day or time may not matter.
  const asksWhen = asks === "day" || asks === "time";
  const left = asksWhen && NO_MATTER.test(text) ? undefined : leaving(text);
  if (task && left) return left;
  // A clear yes to what was read back is a yes, whatever else it sounds like.
  if (asks === "confirm" && evidence.clearYes) return "yes";
  // Who keeps a name or a number back refuses.
  if ((asks === "name" || asks === "phone") && WITHHELD.test(text)) return "no";
  if (complete && !isElsewhere(evidence)) return "inform";
  // A fault in what was read back, without what is right.
  if (asks === "confirm" && FAULT.test(text)) return "no";
  // What stays the same, or any of some, is an answer within a task.
  const isOpen = SAME.test(text) || isVague(text);
  if (task && isOpen && !isElsewhere(evidence, LIKELY)) return "inform";
  // A name that was asked for.
  if (named && evidence.nameAsked) return "inform";
  // Nothing but a greeting.
  if (asks === "anything" && !bare && GREETS.test(text)) return "greet";
  // Thanks are no yes, but to what was read back.
  const [best] = scores;
  if (
    asks !== "confirm" &&
    yesOrNo(text) !== "no" &&
    best?.intent === "thanks" &&
    best.likelihood >= SURE
  )
    return "thanks";
  // Another booking after the first, for somebody else.
  if (asks === "anything-else" && ANOTHER.test(text)) return "book";
  const said =
    answer(evidence) ?? (evidence.answered ? given(evidence) : meant(evidence));
  if (said) return said;
  const told = named || isVague(text);
  return told && !isChatter(evidence) ? "inform" : "unknown";
}
