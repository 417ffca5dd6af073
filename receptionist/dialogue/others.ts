import { fillIn } from "../format-spoken.ts";
import { ANOTHER } from "../nlu/cues.ts";
import type { Intent, State } from "../types.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** "For me and my husband", "two appointments" */
export const TWO =
  /\bback to back\b|\b(?:(?:both|two|three|pair) of us|me and (?:my|our|(?:an?|one|another) for)|my \w+ and (?:me|i|myself|my)|(?:cancel|move) both|both (?:of them|cancelled|moved)|(?:cancel|move|want|book) (?:them|us) both|mine and my \w+|(?:two|three|2|3) (?:appointments|people|kids|children|of (?:them|my))|my (?:two|2)|(?:for|book|both|bring) (?:my|the) (?:two|kids|children|twins))\b/;

/** "Then I’ll book the other one." */
export const sayOthers = ({
  task = "book",
  others,
}: Pick<State, "task" | "others">): string[] =>
  others > 0 ? [fillIn(wording.thenOther, { task })] : [];

/** "And my husband as well", "could you do my sister after me" */
const ALSO =
  /\b(?:as well|too|also|another|one for|after (?:me|mine|him|her|us|them|that|it))\b|\bafter$/;
/** "No, just the one", where she took two to come */
const ONLY_ONE =
  /\b(?:no|just|only|its) (?:the )?(?:one|1)(?: of us)?\b(?! (?:of|on|at|for))/;

/** These are about none of them. */
const ELSEWHERE = new Set<Intent>([
  "emergency",
  "note",
  "human",
  "demo",
  "goodbye",
]);

/** One more is to come, or one fewer. */
export function ofOthers({ state, heard }: Situation): Turn | undefined {
  const { task, slots, others } = state;
  const { text } = heard;
  const isArranging = task !== undefined && task !== "note" && !state.next;
  if (!isArranging || heard.clearYes || ELSEWHERE.has(heard.intent))
    return undefined;
  if (others > 0)
    return !heard.time && ONLY_ONE.test(text)
      ? { state: { ...state, others: 0 }, say: [wording.fine] }
      : undefined;
  const isAnother =
    ANOTHER.test(text) && ALSO.test(text) && !/\bnew\b/.test(text);
  // "No, no, cancel both", "did you get that it's for two people"
  const isBoth = TWO.test(text) && !heard.name;
  if (heard.phone || !((isAnother && slots.name) || isBoth)) return undefined;
  return {
    state: { ...state, changing: undefined, readBack: undefined, others: 1 },
    say: [wording.oneByOne],
  };
}
