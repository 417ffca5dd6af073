import { QUESTION } from "./cues.ts";
import { plain } from "./normalise.ts";

/** The caller says that an answer missed, and asks once more, "no, I asked about my job"; or only says it again. */
const ASKS_AGAIN = new RegExp(
  `\\b(?:i (?:just |only )?(?:meant?|said)|(?<missed>${[
    "i (?:just |only )?(?:asked|was asking|am asking)(?: you)?",
    "i['’]?m (?:just |only )?asking(?: you)?",
    "my question (?:is|was)",
    "answer (?:me|(?:my|the) question)",
    "you(?:['’]?ve)?(?: still)? (?:didn['’]?t|did not|haven['’]?t|have not|not|never) (?:answer\\w*|sa(?:y|id)|t(?:ell|old))(?: (?:me|my question))?",
    "that(?:['’]?s| is| was|s) not (?:what i (?:asked|meant|want\\w*)|an answer|my question|the question)",
    "(?:that )?(?:isn['’]?t|is not|wasn['’]?t) (?:what i (?:asked|meant)|an answer|my question|the question)",
  ].join("|")}))\\b[\\s,.:]*(?<about>about |if |whether )?`,
  "gi",
);
/** It is clear without what follows that an answer missed. */
const OBJECTS = /answer|question|what i/i;
/** "About my job, not medical advice" */
const DENIAL = /[\s,]+(?:and )?not (?:about )?(?:\S+ )?\S+$/i;
/** Fewer words ask nothing. */
const MIN_WORDS = 2;

interface AskedAgain {
  /** What is asked, without what only leads to it; "" if nothing is. */
  readonly words: string;
  /** The answer is said to have missed, and not only "I said" or "I mean". */
  readonly isMissed: boolean;
}

/** What is asked once more, if anything is. */
export function askedAgain(words: string): AskedAgain | undefined {
  const match = [...words.matchAll(ASKS_AGAIN)].at(-1);
  if (!match) return undefined;
  const rest = words.slice(match.index + match[0].length).trim();
  const before = words.slice(0, match.index).trim();
  const { missed, about } = match.groups ?? {};
  const isMissed = missed !== undefined;
  const isAsked = about ?? QUESTION.test(plain(rest));
  if (isAsked && rest.split(" ").length >= MIN_WORDS)
    return { words: rest.replace(DENIAL, ""), isMissed };
  // "I said Friday" and "I meant the 10th" answer what she asked.
  if (!OBJECTS.test(match[0])) return undefined;
  return { words: QUESTION.test(plain(before)) ? before : "", isMissed };
}
