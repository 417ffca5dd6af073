import { withoutPadding } from "./clauses.ts";
import { type Evidence, isLike, LIKELY, SURE } from "./evidence.ts";
import type { Knowledge, Meaning, Scored } from "./knowledge.ts";
import type { Context } from "./reading.ts";

/** Something of the handbook, and no small talk, answers it. */
const isAnswer = ({ entry, source }: Scored): boolean =>
  entry !== undefined && source !== "smalltalk";

/** "And on Sundays", "how long has she been there": it is asked of what was asked before. */
export const GOES_ON =
  /^(?:and|or|what about|how about)\b|\b(?:as well|too)(?: i take it| then)?$/;
const REFERS =
  /\b(?:it|its|that|thats|they|them|their|she|he|her|his|there|those|these)\b/;
const MAX_FOLLOWING_WORDS = 8;

/** The person who was asked about is meant. */
const OF_PERSON = /\b(?:she|he|her|his|him)\b/;

/** What has no clear meaning of its own may have one together with what was asked before. */
const MAY_FOLLOW = new Set(["unknown", "ask", "inform", "medical", "note"]);

export function ofTopic(
  decided: Meaning,
  { text, owner, task, treatment, named, scores: [first] }: Evidence,
  { topic, isOwner }: Context,
  knowledge: Knowledge,
): Meaning {
  if (task || treatment || named || !topic || topic.treatment) return decided;
  const isFollowing =
    // To an owner "it" is the product.
    (GOES_ON.test(text) || (!isOwner && REFERS.test(text))) &&
    text.split(" ").length <= MAX_FOLLOWING_WORDS &&
    MAY_FOLLOW.has(decided.intent) &&
    (OF_PERSON.test(text) || !(first && decided.entry && isLike(first, SURE)));
  if (!isFollowing) return decided;
  const best = knowledge
    .score([`${topic.text} ${withoutPadding(text)}`], owner)
    .find(
      (each) =>
        isAnswer(each) &&
        // A patient asks nothing of the product.
        (isOwner !== false || each.source === "clinic" || each.entry?.anyone),
    );
  return best && isLike(best, LIKELY) ? best : decided;
}
