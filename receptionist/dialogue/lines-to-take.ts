import { urgencyOf } from "../emergency/urgency.ts";
import { SURE } from "../nlu/evidence.ts";
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

const sentencesOf = (words: string): readonly string[] =>
  words.split(/(?<=[.!?])\s+/);

/** What takes back the yes beside it, or makes it hang on something. */
const TAKES_BACK =
  /^(?:(?:oh|well|and) )*(?:but|only|if|unless|provided|as long as|so long as|no|hang on|hold on|wait)\b|\b(?:hang on|hold on|actually|instead|nhs|private|insur\w+|bupa|cover\w*|lady|wom[ae]n|female|chang\w+|cancel|move)\b/;

/** "Yes, please. And do I have to pay for a child?": a yes that is a sentence of its own counts before what is asked beside it. */
function yesOfItsOwn(
  words: string,
  hear: (line: string) => Heard,
): readonly string[] | undefined {
  const sentences = sentencesOf(words);
  const yes = sentences.findLast((each) => hear(each).clearYes);
  if (yes === undefined) return undefined;
  const others = sentences.filter((each) => each !== yes);
  const changes = (each: string) => {
    const { intent, day, time, name, phone } = hear(each);
    return (
      intent === "no" ||
      intent === "move" ||
      (day ?? time ?? name ?? phone) !== undefined
    );
  };
  // What was said before the last yes takes nothing of it back.
  const after = sentences.slice(sentences.indexOf(yes) + 1);
  const isTakenBack =
    others.some(changes) || after.some((each) => TAKES_BACK.test(plain(each)));
  const rest = others.filter((each) => !hear(each).clearYes).join(" ");
  return rest === "" || isTakenBack ? undefined : [yes, rest];
}

/** What a sentence may mean that counts for more than what all of the talk is a little like. */
const CLEAR = new Set<Intent>([
  "ask",
  "treatment",
  "price-of-treatment",
  "book",
  "move",
  "cancel",
  "note",
  "human",
]);

const isClear = ({ intent, source, likeness = 1 }: Heard): boolean =>
  CLEAR.has(intent) && source !== "smalltalk" && likeness >= SURE;

/** Of a talk that is like nothing as a whole, the sentences that mean something: "I've had such a day. Do you do fillers?" */
function clearSentences(
  words: string,
  hear: (line: string) => Heard,
): readonly string[] | undefined {
  const sentences = sentencesOf(words);
  const whole = hear(words);
  const isVague =
    whole.intent === "unknown" || (whole.intent === "ask" && !isClear(whole));
  if (!isVague || sentences.length < 2) return undefined;
  const clear = sentences.filter((each) => isClear(hear(each)));
  return clear.length > 0 ? clear : undefined;
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
  const { number, help, doubtful } = urgencyOf(words);
  const isCalm = !(number ?? help ?? doubtful);
  const [yes = "", rest] =
    offer || asks === "confirm" ? (yesOfItsOwn(words, hear) ?? []) : [];
  if (rest && isCalm) return [yes, rest];
  const lines = (isCalm && (several ?? clearSentences(words, hear))) || [words];
  if (task && asks === "confirm") {
    const [, cancels = "", another = ""] = AND_ANOTHER.exec(words) ?? [];
    if (task === "cancel" && another && hear(cancels).clearYes)
      return [cancels, another];
    return atReadBack(words, lines, (line) => hear(line).intent);
  }
  return lines.filter(
    (line) =>
      lines.length === 1 ||
      hear(line).intent !== "yes" ||
      // "OK, and does it hurt" takes nothing that was offered.
      (offer && !/^(?:(?:oh|ah|well) )?(?:ok|okay|right)$/.test(plain(line))),
  );
}
