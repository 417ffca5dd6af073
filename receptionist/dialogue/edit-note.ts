import { plain } from "../nlu/normalise.ts";
import { stemsOf } from "../nlu/tokenize.ts";
import { addTo, sentencesIn } from "./written-note.ts";

/** "Take the bit about the money out", "don't write that I'm clever" */
const TAKES_OUT =
  /\b(?:(?:take|leave|cut) (?:out |off )?(?:that |the )(?:bit|part|thing)s?|(?:take|leave) out|don['’]?t (?:write|put|say|note)(?! (?:it|that|this)\b(?=[.,!?]|$)))\s*(?:(?:about|that|where|with) )?(?<what>(?:(?! (?:out|off|and|just|but)\b)[^.,!?])+)(?: (?:out|off))?/i;

/** "Put he's got a temperature", "but add sore ear please", "you missed the bit about the lady on the desk" */
const PUTS_IN =
  /\b(?:(?:put|add|mention)(?: in| down)?|just (?:ask|say|write)|you(?:['’]?ve)? (?:missed|forgot(?:ten)?|left out|not (?:put|said)|didn['’]?t (?:put|say|write|mention))(?: out)?(?: the (?:bit|part))?(?: about)?)(?: that(?! (?:in|on|down)\b))? (?!(?:it(?! (?:was|is|has|hurts)\b)|that|this|me(?! \w+ing\b)|us|him|her|them|(?:my|the|an?other) (?:number|name|note|message))\b)(?<what>\S+ (?:(?!,? and (?:take|leave)\b|[.!?]|\band\s*$).)+)/i;

/** "But without that last bit" */
const LAST =
  /\b(?:without|(?:take|leave) out|(?:take|leave)(?= (?:\w+ )*out\b)|not|drop|remove|delete) (?:that|the) last (?:bit|part|line|sentence|thing)\b/i;

/** "Take that bit out and put he's got a temperature" */
const TAKES_THAT_OUT =
  /\b(?:take|leave) (?:that|this|it)(?: (?:bit|part))? (?:out|off)\b/i;

/** "I only want the lady one, so can you put that in the note" */
const TELLS_FIRST =
  /^(?<what>\S+ \S+ .+?)[,.]?(?: so| and)? (?:(?:can|could|will) you )?(?:please |just )?(?:put|write|add) (?:that|it|this) (?:in|on|to|down)\b/i;

/** They say nothing of the matter. */
const EMPTY =
  /^(?:about|my|the|a|an|i|im|ive|it|that|this|is|was|of|to|do|what|s?he|hes|shes|you|we|they|in|on|at|for|with|and|got|have|has|had|be|been|really|very|bit|going)$/;

const mattersIn = (words: string): string[] =>
  stemsOf(plain(words)).filter((stem) => !EMPTY.test(stem));

const asOne = (sentences: readonly string[]): string =>
  sentences.join(" ").replace(/\.$/, "");

/** The sentences that say nothing of it; undefined where none does. */
function without(message: string, what: string): string | undefined {
  const taken = new Set(mattersIn(what));
  const sentences = sentencesIn(message);
  const left = sentences.filter(
    (each) => !mattersIn(each).some((stem) => taken.has(stem)),
  );
  return left.length < sentences.length ? asOne(left) : undefined;
}

/** Whether the note says something of it. */
export function holds(message: string, what: string): boolean {
  const told = new Set(mattersIn(message));
  return mattersIn(what).some((stem) => told.has(stem));
}

/**
 * The note as the caller wants it changed: "take that bit off and put he's got a temperature".
 * @returns an empty note where nothing is left; undefined where nothing is to be changed
 */
export function edited(message: string, words: string): string | undefined {
  const told = TELLS_FIRST.exec(words)?.groups?.what;
  if (told) return addTo(message, told);
  const out = TAKES_OUT.exec(words)?.groups?.what;
  const put = PUTS_IN.exec(words.replace(TAKES_OUT, " "));
  const what = put?.groups?.what;
  const isLast = LAST.test(words) || (what && TAKES_THAT_OUT.test(words));
  if (!isLast && out === undefined && what === undefined) return undefined;
  // What is not in it can't be taken out.
  const left = isLast
    ? asOne(sentencesIn(message).slice(0, -1))
    : out === undefined
      ? message
      : (without(message, out) ?? (what && message));
  const asks = what && /\bask\b/i.test(put?.[0] ?? "") ? `Ask ${what}` : what;
  return asks ? addTo(left || undefined, asks) : (left ?? "");
}
