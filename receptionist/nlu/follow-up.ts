import type { Entry } from "../handbook.ts";
import { withoutPadding } from "./clauses.ts";
import { QUESTION } from "./cues.ts";
import {
  type Evidence,
  isLike,
  LIKELY,
  SURE,
  TASKS,
  UNKNOWN,
} from "./evidence.ts";
import type { Knowledge, Meaning, Scored } from "./knowledge.ts";
import { plain } from "./normalise.ts";
import type { Context } from "./reading.ts";
import { isAskedFor } from "./everyday.ts";
import { stemsOf } from "./tokenize.ts";

/** Something of the handbook, and no small talk, answers it. */
const isAnswer = ({ entry, source }: Scored): boolean =>
  entry !== undefined && source !== "smalltalk";

/** "And on Sundays", "how long has she been there": it is asked of what was asked before. */
export const GOES_ON = /^(?:and|or|what about|how about)\b/;
const REFERS =
  /\b(?:it|its|that|thats|they|them|their|she|he|her|his|there|those|these)\b/;
const MAX_FOLLOWING_WORDS = 7;

/** Nobody else than who was asked about is meant. */
const OF_PERSON = /\b(?:she|he|her|his|him)\b/;

/** What has no clear meaning of its own may have one together with what was asked before. */
const MAY_FOLLOW = new Set(["unknown", "ask", "inform", "medical", "note"]);

export function ofTopic(
  decided: Meaning,
  { text, isOwner, task, treatment, named, scores: [first] }: Evidence,
  { topic }: Context,
  knowledge: Knowledge,
): Meaning {
  if (task || treatment || named || !topic || topic.treatment) return decided;
  const isAgain = topic.missed === true && decided.intent === "unknown";
  const isFollowing =
    !topic.missed &&
    // To an owner "it" is the product.
    (GOES_ON.test(text) || (!isOwner && REFERS.test(text))) &&
    text.split(" ").length <= MAX_FOLLOWING_WORDS &&
    MAY_FOLLOW.has(decided.intent) &&
    (OF_PERSON.test(text) || !(first && decided.entry && isLike(first, SURE)));
  if (!isAgain && !isFollowing) return decided;
  const best = knowledge
    .score([`${topic.text} ${withoutPadding(text)}`], isOwner)
    .find(isAnswer);
  return best && isLike(best, LIKELY) ? best : decided;
}

/** An owner asks how appointments are made, and wants none. */
export const withoutTask = (decided: Meaning, evidence: Evidence): Meaning =>
  !evidence.task &&
  evidence.isOwner &&
  TASKS.has(decided.intent) &&
  QUESTION.test(evidence.text)
    ? (evidence.scores.find((each) => isAnswer(each) && isLike(each)) ??
      UNKNOWN)
    : decided;

/** So like must be what may be meant; and what is much less like than the best is not offered with it. */
const NEAR = 0.2;
const NEARLY_AS = 0.75;
const MAX_NEAREST = 3;
/** Of so many telling words one must be known. */
const MAX_UNTOLD = 3;

/** The words that tell what is talked about. */
export const tellingIn = (text: string): string[] =>
  stemsOf(text).filter((word) => word.length > 2 && !isAskedFor(word));

const sharedWith = ({ ask }: Entry, telling: readonly string[]): number => {
  const own = new Set(stemsOf(plain(ask, ask.length)));
  return telling.filter((word) => own.has(word)).length;
};

/** What comes nearest to words that nothing is like enough to. */
export function nearestOf(
  { text, scores, isOwner, forPractice }: Evidence,
  { topic }: Context,
  knowledge: Knowledge,
): readonly Entry[] {
  const said = topic?.missed ? `${topic.text} ${text}` : text;
  const all = topic?.missed ? knowledge.score([said], isOwner) : scores;
  const telling = tellingIn(said);
  // A patient is not asked whether the product was meant.
  const side = isOwner || forPractice ? "product" : "clinic";
  const near = all.flatMap(({ source, likeness, entry }) => {
    if (!entry || source !== side || likeness < NEAR) return [];
    const shared = sharedWith(entry, telling);
    return shared * MAX_UNTOLD >= telling.length && shared > 0
      ? [{ entry, likeness }]
      : [];
  });
  const least = (near[0]?.likeness ?? 1) * NEARLY_AS;
  return near
    .filter(({ likeness }) => likeness >= least)
    .map(({ entry }) => entry)
    .slice(0, MAX_NEAREST);
}
