import type { Task } from "../types.ts";
import { withoutPadding, withStops } from "./clauses.ts";
import { LEAVES_NOTE } from "./cues.ts";
import { plain } from "./normalise.ts";
import { asksOfReadBack, isClearYes } from "./yes-no.ts";

/** Where a yes may end, and more begin. */
const BESIDE_YES = /[,.!?;–—]+\s+|\s+(?=and\s(?!another thing))/i;
/** Fewer words after a yes want nothing. */
const MIN_MORE = 3;
const LEADS_ON = /^(?:(?:and|also|oh|then)[\s,]+)+/i;

/** The clear yes with which words begin, and what is said after it. */
export function yesAndMore(
  words: string,
  task: Task | undefined,
): { readonly yes: string; readonly more: string } | undefined {
  if (isClearYes(plain(words), task)) return undefined;
  const clauses = withStops(words).split(BESIDE_YES);
  for (let n = clauses.length - 1; n > 0; n--) {
    const yes = clauses.slice(0, n).join(", ");
    const more = clauses.slice(n).join(", ").replace(LEADS_ON, "");
    const isMore = more.split(" ").length >= MIN_MORE;
    if (isMore && isClearYes(plain(yes), task)) return { yes, more };
  }
  return undefined;
}

/** What makes a yes depend on the answer, or takes it back. */
const DEPENDS =
  /\b(?:how much|tell me)\b.*\bfirst\b|\b(?:not|dont|cant|wont|no|wait|actually|change|instead|rather|unless|depends?|if|before|once|after i|same|moved?|cancel\w*|think|thought|only got|suppose|guess|maybe|perhaps|probably|might|hope|otherwise|or (?:ill|leave|forget)|for my|forward|hold it|pencil|confirm|again|repeat|minute|while|else|others?)\b/;
/** It begins with the question, or ends with one: "I get a text, do I". */
const IS_ASKED =
  /^(?:hows?|whats?|which|whos?|why|whens?|wheres?|is|are|am|do|does|did|can|could|will|would|should|have|has)\b|\b(?:do|will|can|does|is) (?:i|he|she|it|they|we)$/;

/** Whether what stands beside a yes only asks, and of nothing that the yes is to. */
export function leavesYesAsIs(words: string): boolean {
  const text = withoutPadding(plain(words));
  return (
    IS_ASKED.test(text) &&
    !DEPENDS.test(text) &&
    !asksOfReadBack(text) &&
    !LEAVES_NOTE.test(text)
  );
}
