import { plain } from "../nlu/normalise.ts";
import { stemsOf } from "../nlu/tokenize.ts";
import { addTo, messageOf } from "./written-note.ts";

/** "Take the bit about the money out", "don't write that I'm clever" */
const TAKES_OUT =
  /\b(?:(?:take|leave|cut) (?:out |off )?(?:that |the )(?:bit|part|thing)s?|(?:take|leave) out|don['’]?t (?:write|put|say|note)(?! (?:it|that|this)\b(?=[.,!?]|$)))\s*(?:(?:about|that|where|with) )?(?<what>(?:(?! (?:out|off|and|just|but)\b)[^.,!?])+)(?: (?:out|off))?/i;

/** "Put he's got a temperature", "but add sore ear please", "you missed the bit about the lady on the desk" */
const PUTS_IN =
  /\b(?:(?:put|add|mention)(?: in| down)?|just (?:ask|say|write)|you(?:['’]?ve)? (?:missed|forgot(?:ten)?|left out|not (?:put|said)|didn['’]?t (?:put|say|write|mention))(?: out)?(?: the (?:bit|part))?(?: about)?)(?: that(?! (?:in|on|down)\b))? (?!(?:it|that|this|me(?! \w+ing\b)|us|him|her|them|(?:my|the|an?other) (?:number|name|note|message))\b)(?<what>\S+ (?:(?!,? and (?:take|leave)\b|[.!?]|\band\s*$).)+)/i;

/** They say nothing of the matter. */
const EMPTY =
  /^(?:about|my|the|a|an|i|im|ive|it|that|this|is|was|of|to|do|what|s?he|hes|shes|you|we|they|in|on|at|for|with|and|got|have|has|had|be|been|really|very|bit|going)$/;

const mattersIn = (words: string): string[] =>
  stemsOf(plain(words)).filter((stem) => !EMPTY.test(stem));

/** Of several sentences, those that say nothing of it; none where they all do, or none does. */
function without(message: string, what: string): string {
  const taken = new Set(mattersIn(what));
  const sentences = message.split(/(?<=[.?!])\s+/);
  const left = sentences.filter(
    (each) => !mattersIn(each).some((stem) => taken.has(stem)),
  );
  return left.length < sentences.length
    ? left.join(" ").replace(/\.$/, "")
    : "";
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
  const out = TAKES_OUT.exec(words)?.groups?.what;
  const put = PUTS_IN.exec(words.replace(TAKES_OUT, " "));
  const what = put?.groups?.what;
  if (out === undefined && what === undefined) return undefined;
  const left = out === undefined ? message : without(message, out);
  const asks = what && /\bask\b/i.test(put?.[0] ?? "") ? `Ask ${what}` : what;
  return messageOf(asks ? addTo(left || undefined, asks) : left);
}
