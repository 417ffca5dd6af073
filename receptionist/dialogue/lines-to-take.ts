import { CALM, urgencyOf } from "../emergency/urgency.ts";
import { isForTeam, linesIn } from "../nlu/lines.ts";
import { plain } from "../nlu/normalise.ts";
import type { Heard } from "../nlu/understand.ts";
import type { Intent, State } from "../types.ts";

/** What hangs on something, or asks what may well decide it. */
const MAY_DECIDE =
  /\b(?:but|if|unless|nhs|private|insur\w+|bupa|cover\w*|lady|wom[ae]n|female|fees?|charg\w+|cost\w*|much|free|chang\w+|cancel|move)\b/i;

const BESIDE_YES = new Set<Intent>(["yes", "ask", "demo", "thanks", "goodbye"]);

/**
 * A no asks first what is wrong. A yes counts beside questions that the handbook answers, "yes please, and where do I
 * park", and waits for the answer to any other, "yes, but is that with the hygienist".
 */
function atReadBack(
  words: string,
  lines: readonly string[],
  intentOf: (line: string) => Intent,
): readonly string[] {
  const heard = lines.map(intentOf);
  if (lines.length === 1 || heard.includes("no")) return [words];
  const waits =
    MAY_DECIDE.test(words) ||
    lines.some((line) => isForTeam(line, plain(line))) ||
    !heard.every((intent) => BESIDE_YES.has(intent));
  return waits ? lines.filter((_, i) => heard[i] !== "yes") : lines;
}

/** "Yes, cancel it, and can I have another one after Easter": the new one decides nothing of the old. */
const AND_ANOTHER =
  /^(.+?)[,.]? (?:and|but) ((?:can|could) (?:i|we) (?:have|book|get|rebook)\b(?! (?:it|that|mine)\b).*)$/i;

/** "Yes, cancel it please. What deposit?": a yes that is a sentence of its own counts, unless what follows may decide it. */
function afterYes(
  words: string,
  isClearYes: (line: string) => boolean,
): readonly string[] | undefined {
  const [yes = "", ...others] = words.split(/(?<=[.!?])\s+/);
  const rest = others.join(" ");
  return rest !== "" && !MAY_DECIDE.test(rest) && isClearYes(yes)
    ? [yes, rest]
    : undefined;
}

/** As which lines a line is taken: those of its sentences that are clear by themselves, but for a yes that has to wait. */
export function linesToTake(
  words: string,
  { asks, task, offer }: State,
  hear: (line: string) => Heard,
): readonly string[] {
  if (asks === "message") return [words];
  const several = linesIn(words, hear, task !== undefined);
  // What tells of an emergency is heard as a whole.
  const { number, help, doubtful } = several ? urgencyOf(words) : CALM;
  const lines = (!(number ?? help ?? doubtful) && several) || [words];
  if (task && asks === "confirm") {
    const [, cancels = "", another = ""] = AND_ANOTHER.exec(words) ?? [];
    if (task === "cancel" && another && hear(cancels).clearYes)
      return [cancels, another];
    const agreed =
      lines.length === 1
        ? afterYes(words, (line) => hear(line).clearYes)
        : undefined;
    return agreed ?? atReadBack(words, lines, (line) => hear(line).intent);
  }
  return lines.filter(
    (line) =>
      lines.length === 1 ||
      hear(line).intent !== "yes" ||
      // "OK, and does it hurt" takes nothing that was offered.
      (offer && !/^(?:(?:oh|ah|well) )?(?:ok|okay|right)$/.test(plain(line))),
  );
}
