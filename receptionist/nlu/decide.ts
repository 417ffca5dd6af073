import type { ExpectedSlot, Intent, Task } from "../types.ts";
import { partOf } from "./entities/times.ts";
import {
  ANOTHER,
  ANY,
  ASKING,
  DONT_KNOW,
  GREETS,
  NO_MATTER,
  SAME,
  STRETCH,
  WITHHELD,
} from "./answer-words.ts";
import { isQuestion, type Scored } from "./score-intents.ts";
import { leaving, withoutAnswer, yesOrNo } from "./yes-no.ts";

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
  /** What was asked for was given. */
  readonly complete: boolean;
  /** A yes that nothing takes back. */
  readonly clearYes: boolean;
}

const TASKS = new Set<Intent>(["book", "move", "cancel", "demo", "human"]);
/** What is said beside the thing that is wanted. */
const COURTESIES = new Set<Intent>(["thanks", "greet", "yes", "no", "unknown"]);
const ASIDES = new Set<Intent>(["back", "repeat", "medical"]);

/** As likely as this, an intent counts at all, against an answer, and against the answer that was asked for. */
const MIN_LIKELY = 0.2;
const LIKELY = 0.5;
const SURE = 0.85;
/** An answer out of the blue, such as a day or a name, has no more words than these. */
const MAX_BARE_ANSWER = 4;

const count = (text: string) => (text ? text.split(" ").length : 0);

const asksWhen = (asks: ExpectedSlot) => asks === "day" || asks === "time";

/** What was most likely meant besides courtesy. */
const wanted = ({ scores }: Evidence): Scored | undefined =>
  scores.find(({ intent }) => !COURTESIES.has(intent));

/** Something else than an answer is wanted, for certain: a question counts only when it is asked. */
function isElsewhere(evidence: Evidence, least = SURE): boolean {
  const best = wanted(evidence);
  if (!best || best.likelihood < least) return false;
  if (best.intent === "book" && evidence.task) return false;
  if (best.intent === evidence.task) return false;
  return !isQuestion(best.intent) || ASKING.test(evidence.text);
}

const isVague = (text: string) =>
  ANY.test(text) || partOf(text) !== undefined || STRETCH.test(text);

/** A yes or a no, unless the same words want something else. */
function answer(evidence: Evidence): Intent | undefined {
  const { asks, text, bare, answered, named } = evidence;
  const readBack = asks === "confirm";
  const said = yesOrNo(text, readBack) ?? yesOrNo(bare, readBack);
  if (!said || answered || named) return undefined;
  const rest = withoutAnswer(bare);
  if (rest === "") return said;
  // Where nothing was asked, praise, greetings and sighs begin like an answer.
  if (asks === "anything") return undefined;
  const ends =
    said === "no" &&
    asks === "anything-else" &&
    wanted(evidence)?.intent === "goodbye";
  return !ends && isElsewhere(evidence, LIKELY) ? undefined : said;
}

/** Talk of other things, which may well name a day or a person. */
const isChatter = ({ task, bare, scores: [best] }: Evidence): boolean =>
  task === undefined &&
  best?.intent === "unknown" &&
  best.likelihood >= LIKELY &&
  count(bare) > MAX_BARE_ANSWER;

/** Within a booking, to move something is to change what is being booked. */
const changesBooking = (
  { asks, task, text }: Evidence,
  intent: Intent,
): boolean =>
  task === "book" &&
  intent === "move" &&
  !/\b(?:already|existing)\b/.test(text) &&
  (asks === "confirm" || !/\bmy (?:appointment|booking)\b/.test(text));

/** What is wanted by somebody who gives a day, a time or a number: within a task often just to give it. */
function given(evidence: Evidence): Intent {
  const { task, bare, text } = evidence;
  if (isChatter(evidence)) return "unknown";
  const best = wanted(evidence);
  if (!best || best.likelihood < (task ? LIKELY : MIN_LIKELY)) return "inform";
  const { intent } = best;
  if (!task) return intent;
  if (TASKS.has(intent))
    return changesBooking(evidence, intent) ||
      (task === intent && count(bare) < 7)
      ? "inform"
      : intent;
  if (isQuestion(intent)) return ASKING.test(text) ? intent : "inform";
  return ASIDES.has(intent) && best.likelihood >= SURE ? intent : "inform";
}

export type Rule = readonly [
  reason: string,
  decide: (evidence: Evidence) => Intent | undefined,
];

/** In the order of precedence: the first that decides holds. */
export const PRECEDENCE: readonly Rule[] = [
  [
    "asked when the appointment is, not to know is an answer",
    ({ asks, text }) =>
      asks === "current-day" && DONT_KNOW.test(text) ? "inform" : undefined,
  ],
  [
    "who lets a task be ends it, though any day or time may not matter",
    ({ asks, task, text }) =>
      task && !(asksWhen(asks) && NO_MATTER.test(text))
        ? leaving(text)
        : undefined,
  ],
  [
    "who keeps a name or a number back refuses",
    ({ asks, text }) =>
      (asks === "name" || asks === "phone") && WITHHELD.test(text)
        ? "no"
        : undefined,
  ],
  [
    "a clear yes to what was read back is a yes, whatever else it sounds like",
    ({ asks, clearYes }) =>
      asks === "confirm" && clearYes ? "yes" : undefined,
  ],
  [
    "a name at the read-back puts it right",
    (evidence) =>
      evidence.asks === "confirm" && evidence.named && !isElsewhere(evidence)
        ? "inform"
        : undefined,
  ],
  [
    "what was asked for was given",
    (evidence) =>
      evidence.complete && (evidence.asks === "phone" || !isElsewhere(evidence))
        ? "inform"
        : undefined,
  ],
  [
    "what stays the same, or any of some, is an answer within a task",
    (evidence) =>
      evidence.task &&
      (SAME.test(evidence.text) || isVague(evidence.text)) &&
      !isElsewhere(evidence, LIKELY)
        ? "inform"
        : undefined,
  ],
  [
    "a name that was asked for",
    (evidence) =>
      evidence.named &&
      evidence.nameAsked &&
      !(isElsewhere(evidence) && count(evidence.bare) > 3)
        ? "inform"
        : undefined,
  ],
  [
    "nothing but a greeting",
    ({ asks, text, bare }) =>
      asks === "anything" && !bare && GREETS.test(text) ? "greet" : undefined,
  ],
  [
    "thanks are no yes, but to what was read back",
    ({ asks, text, scores: [best] }) =>
      asks !== "confirm" &&
      yesOrNo(text) !== "no" &&
      best?.intent === "thanks" &&
      best.likelihood >= SURE &&
      /\b(?:thank|thanks|ta|cheers)\b/.test(withoutAnswer(text))
        ? "thanks"
        : undefined,
  ],
  [
    "another booking after the first, for somebody else",
    ({ asks, text }) =>
      asks === "anything-else" && ANOTHER.test(text) ? "book" : undefined,
  ],
  ["a yes or a no that stands alone", answer],
  [
    "a day, a time or a number",
    (evidence) => (evidence.answered ? given(evidence) : undefined),
  ],
  [
    "what was most likely meant",
    (evidence) => {
      const [first] = evidence.scores;
      const elsewhere = wanted(evidence);
      // Where nothing was asked there is nothing to say yes or no to.
      const isIdle =
        evidence.asks === "anything" &&
        (first?.intent === "yes" || first?.intent === "no");
      const best = isIdle ? elsewhere : first;
      const least = isIdle ? MIN_LIKELY / 2 : MIN_LIKELY;
      if (!best || best.likelihood < least || best.intent === "unknown")
        return undefined;
      // A call ends in the middle of a task only when that is certain.
      if (best.intent === "goodbye" && evidence.task && best.likelihood < SURE)
        return undefined;
      return changesBooking(evidence, best.intent) ? "inform" : best.intent;
    },
  ],
  [
    "a name alone",
    (evidence) =>
      evidence.named && !isChatter(evidence) ? "inform" : undefined,
  ],
  [
    "a part of a day, or any of them",
    (evidence) =>
      isVague(evidence.text) && !isChatter(evidence) ? "inform" : undefined,
  ],
];

/** The one thing that is wanted. */
export function decide(
  evidence: Evidence,
  rules: readonly Rule[] = PRECEDENCE,
): Intent {
  for (const [, rule] of rules) {
    const intent = rule(evidence);
    if (intent) return intent;
  }
  return "unknown";
}
