import {
  greetingIn,
  isEnough,
  isQuestion,
  isStrong,
  rank,
  type Ranked,
} from "./score-intents.ts";
import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { partOf } from "./entities/times.ts";
import { withoutAnswer, yesOrNo } from "./yes-no.ts";

/** Any day or time will do. */
export const ANY =
  /\b(?:any (?:day|time|slot|date)|anytime|anyday|whenever|either|dont mind|no preference|not fussed|not bothered|im easy|you (?:choose|pick|decide)|your choice|up to you|(?:first|next|earliest|soonest) (?:available|possible|one|free|slot|appointment|you)|(?:the )?(?:earliest|soonest)|as soon as(?: possible)?|asap|whatever|doesnt matter|soon as)\b/;

/** No answer to when the appointment is. */
export const DONT_KNOW =
  /\b(?:dont (?:know|remember|recall)|not (?:sure|certain)|cant remember|forgot(?:ten)?|no idea|unsure|havent a clue|lost my)\b/;

/** A name or a number that somebody would rather keep. */
const WITHHELD =
  /\b(?:(?:dont (?:want|like) to|id rather not|rather not|not going to|wont|not) (?:give|say|tell|share|leave)|private|none of your)\b/;

/** What stays as it was. */
const SAME = /\bsame (?:time|day|name|number|one|as)\b/;

/** A stretch of time without a day. */
const STRETCH = /\b(?:(?:next|this) (?:week|month)|weekend|week after next)\b/;

/** What is decided from. */
interface Evidence {
  readonly asks: ExpectedSlot;
  readonly task: Task | undefined;
  /** The plain words, and the same without a greeting. */
  readonly text: string;
  readonly bare: string;
  readonly ranked: readonly Ranked[];
  /** A day, a time or a phone number was given. */
  readonly answered: boolean;
  /** A name was given, and whether one was waited for. */
  readonly named: boolean;
  readonly nameAsked: boolean;
  /** What was asked for was given. */
  readonly complete: boolean;
  /** A yes that nothing takes back. */
  readonly clearYes: boolean;
}

/** What is said beside the thing that is wanted. */
const SMALL = new Set<Intent>(["thanks", "greet", "yes", "no"]);
const TASKS = new Set<Intent>(["book", "move", "cancel", "demo", "human"]);
const ASIDES = new Set<Intent>(["back", "repeat", "goodbye", "medical"]);

const STEP =
  /\b(?:back|previous|undo|step|before|return|again|over|rewind|start|last)\b/;

/** There is something else, still to be said. */
const MORE =
  /^(?:(?:yes|yeah|yep|aye|actually|oh|please|there is|i do|i have|ive got|theres|just|have|one more|another|one other|a|thing|question|something else|can i|ask|you|another thing|ive|got|one|i|quick) ?)+$/;

/** Asked, not told. */
const ASKING =
  /^(?:(?:and|but|so|sorry|er|also|right|oh|actually|yes|no) )*(?:whats?|how|wheres?|whos?|why|when|which|do|does|did|is|are|can|could|will|would|have|has)\b|\b(?:how (?:much|long|many|do|does)|can (?:i|you) (?:tell|speak|talk|ask)|do you|are you)\b/;

const count = (text: string) => (text ? text.split(" ").length : 0);

/** A taxi or a table is booked elsewhere. */
const ELSEWHERE =
  /\b(?:flights?|taxi|uber|hotel|table|pizza|restaurant|cinema|tickets?)\b/;

/** The thing that is most likely wanted, unless nothing is likely enough. Small talk goes with a booking. */
function wanted(
  ranked: readonly Ranked[],
  text: string,
  busy: boolean,
): Ranked | undefined {
  const task = ranked.find(({ intent, cue }) => TASKS.has(intent) && cue >= 2);
  const talks = (busy || task !== undefined) && !ELSEWHERE.test(text);
  const top = ranked.find(
    ({ intent }) => !SMALL.has(intent) && !(talks && intent === "unknown"),
  );
  const first = ranked.find(({ intent }) => !(talks && intent === "unknown"));
  return top &&
    top.intent !== "unknown" &&
    isEnough(top) &&
    (top === first || top.cue >= 3)
    ? top
    : undefined;
}

/** The one thing that is wanted. */
export function decide(evidence: Evidence): Intent {
  const { asks, text, bare, answered, named, nameAsked, ranked } = evidence;
  const best = wanted(ranked, text, evidence.task !== undefined);
  // Nothing that a receptionist is for, though it may name a day.
  if (
    !evidence.task &&
    (ranked[0]?.cue ?? 0) >= 8 &&
    ranked[0]?.intent === "unknown"
  )
    return "unknown";
  if (asks === "current-day" && DONT_KNOW.test(text)) return "inform";
  if ((asks === "name" || asks === "phone") && WITHHELD.test(text)) return "no";
  if (asks === "confirm" && evidence.clearYes) return "yes";
  if (asks === "anything-else" && MORE.test(text)) return "yes";
  const sure = best !== undefined && best.cue >= 3;
  // What was read back is wrong: that is a no, unless a step back is wanted.
  if (
    asks === "confirm" &&
    best?.intent === "back" &&
    !answered &&
    !STEP.test(text)
  )
    return "no";
  if (
    asks === "confirm" &&
    named &&
    !(best && TASKS.has(best.intent) && best.cue >= 4)
  )
    return "inform";
  if (evidence.complete && !(best && isElsewhere(best, text))) return "inform";
  if (evidence.task && SAME.test(text) && !sure) return "inform";
  if ((asks === "day" || asks === "time") && partOf(text) && !sure)
    return "inform";
  if (named && nameAsked && !(best && isStrong(best) && count(bare) > 3))
    return "inform";
  return (
    answer(evidence, best) ??
    courtesy(evidence, best) ??
    (answered ? given(evidence, best) : undefined) ??
    other(evidence, best)
  );
}

/** Wants something else than to answer: clearly so, or as a question. */
function isElsewhere(best: Ranked, text: string): boolean {
  if (best.intent === "book" || best.intent === "inform") return false;
  return isQuestion(best.intent)
    ? ASKING.test(text) && isStrong(best)
    : best.cue >= 4;
}

/** A yes or a no, where it is the main thing. */
function answer(
  { asks, task, text, bare, answered, named }: Evidence,
  best: Ranked | undefined,
): Intent | undefined {
  const readBack = asks === "confirm";
  const said = yesOrNo(text, readBack) ?? yesOrNo(bare, readBack);
  if (!said) return undefined;
  if (asks === "confirm" && said === "no" && !answered && !named) {
    const elsewhere =
      best !== undefined &&
      best.intent !== task &&
      best.cue >= 4 &&
      best.intent !== "medical";
    const asked = elsewhere && ASKING.test(withoutAnswer(bare));
    if (
      !asked &&
      !(elsewhere && (TASKS.has(best.intent) || ASIDES.has(best.intent)))
    )
      return "no";
  }
  const thanked = /\b(?:thanks?|cheers|ta)\b/.test(text);
  if (asks !== "confirm" && said === "yes" && !best && thanked)
    return /\b(?:yes|yeah|yep)\b/.test(text) ? "yes" : "thanks";
  const more =
    best !== undefined &&
    withoutAnswer(bare) !== "" &&
    !(asks === "confirm" && best.intent === task) &&
    (best.cue >= 3 ||
      /\b(?:what|how|when|where|who|can|could|do)\b/.test(text));
  if (!answered && !named && !more) return said;
  const ends = best?.intent === "goodbye" && !/bye/.test(bare);
  return ends && (said === "no" || /\b(?:correct|right|fine)\b/.test(text))
    ? said
    : undefined;
}

/** A greeting or thanks, where nothing else is wanted. */
function courtesy(
  { text, bare, answered }: Evidence,
  best: Ranked | undefined,
): Intent | undefined {
  if (best && best.cue >= 3) return undefined;
  const first = rank(text)[0]?.intent;
  const greeting = greetingIn(text);
  if (first === "thanks") return first;
  if (first === "greet" && (!answered || greeting >= 2)) return first;
  return !best && greeting >= 2 && count(bare) < 8 ? "greet" : undefined;
}

/** What is wanted by somebody who gives a day, a time or a number: often just to give it. */
function given(
  { text, bare, task }: Evidence,
  best: Ranked | undefined,
): Intent {
  if (!best) return "inform";
  const { intent, cue, weight } = best;
  if (TASKS.has(intent) && cue >= 2 && isStrong(best)) {
    const changes =
      task === "book" &&
      intent === "move" &&
      !/\b(?:already|existing)\b/.test(text);
    return changes || (task === intent && count(bare) < 7) ? "inform" : intent;
  }
  if (intent === "hours" && cue >= 3) return intent;
  if (isQuestion(intent) && intent !== "contact" && (cue >= 4 || weight >= 8))
    return intent;
  if (ASIDES.has(intent) && cue >= 4) return intent;
  return intent === "book" && !task ? "book" : "inform";
}

function other(
  { task, text, named, ranked }: Evidence,
  best: Ranked | undefined,
): Intent {
  const vague =
    ANY.test(text) || partOf(text) !== undefined || STRETCH.test(text);
  if (task && vague && !(best && best.cue >= 3)) return "inform";
  if (best) return best.intent;
  if (named) return "inform";
  const [first] = ranked;
  if (first && SMALL.has(first.intent) && isEnough(first)) return first.intent;
  if (greetingIn(text) > 0) return "greet";
  return vague ? "inform" : "unknown";
}
