import type { Entry } from "../handbook.ts";
import { capital, fillIn } from "../format-spoken.ts";
import { tellingIn } from "../nlu/follow-up.ts";
import { linesOf } from "../nlu/matcher.ts";
import { plain } from "../nlu/normalise.ts";
import { stemsOf } from "../nlu/tokenize.ts";
import { yesOrNo } from "../nlu/yes-no.ts";
import type { State } from "../types.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

const ASKS =
  /^(?:what|where|when|who|why|how|which|is|are|do|does|can|could|will)\b/;
/** Without an apostrophe these are words of their own, or none. */
const ABBREVIATED = /\b(?:i|gp|nhs|ai|crm|vat|gdpr|uk|dpa|hc2)\b/g;
const SHORT =
  /\b(?:i(?:d|ll|m|ve)|(?:we|she|he|they|you|it|that|there|what|who|where|when|how)(?:s|d|ll|re|ve)|were|\w+nt)\b/;

/** Of the entry's own questions the one most like what was said, as one would write it. */
function likestQuestion({ ask }: Entry, text: string): string | undefined {
  const said = new Set(tellingIn(text));
  const shared = (line: string) =>
    stemsOf(line).filter((word) => said.has(word)).length;
  const [line] = linesOf(ask)
    .filter((each) => ASKS.test(each) && !SHORT.test(each))
    .toSorted((one, other) => shared(other) - shared(one));
  return (
    line &&
    `${capital(
      line.replaceAll(ABBREVIATED, (word) => word.toUpperCase()),
    ).replace("ellaira", "Ellaira")}?`
  );
}

/** Offers what comes nearest to words that nothing is like enough to. */
export function clarify({ state, heard }: Situation): Turn | undefined {
  const questions = heard.nearest.flatMap(
    (entry) => likestQuestion(entry, heard.text) ?? [],
  );
  if (questions.length === 0 || state.offer?.kind === "about") return undefined;
  const all = questions.map((question) => `“${question}”`).join(" or ");
  return {
    state: {
      ...state,
      offer: { kind: "about", questions, words: heard.words },
    },
    complete: true,
    say: [wording.notSure, fillIn(wording.isItAbout, { questions: all })],
    chips: [...questions, wording.noneOfThese],
  };
}

/** The question that a yes, or a word of it, takes of those that were offered. */
export function chosenQuestion(
  words: string,
  { offer }: State,
): string | undefined {
  if (offer?.kind !== "about") return undefined;
  const text = plain(words);
  const [first] = offer.questions;
  if (yesOrNo(text) === "yes") return first;
  const said = stemsOf(text).filter((word) => word.length > 3);
  if (said.length > 3) return undefined;
  const named = offer.questions.filter((question) =>
    stemsOf(plain(question)).some((word) => said.includes(word)),
  );
  return named.length === 1 ? named[0] : undefined;
}
