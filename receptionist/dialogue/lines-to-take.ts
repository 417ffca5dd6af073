import { urgencyOf } from "../emergency/urgency.ts";
import { SURE } from "../nlu/evidence.ts";
import { QUESTION } from "../nlu/cues.ts";
import { isForTeam, linesIn } from "../nlu/lines.ts";
import { plain } from "../nlu/normalise.ts";
import { STRONG_YES, withoutGreeting } from "../nlu/yes-no.ts";
import type { Heard } from "../nlu/understand.ts";
import type { Intent, State } from "../types.ts";
import { edited } from "./edit-note.ts";
import { ANEW } from "./note.ts";
import { COMES_FIRST, sentencesOf, yesOfItsOwn } from "./yes-beside.ts";

/** What hangs on something, or asks what may well decide it. */
const MAY_DECIDE =
  /\b(?:but|if|unless|nhs|private|insur\w+|bupa|cover\w*|lady|wom[ae]n|m[ae]n|(?:fe)?male|fees?|charg\w+|cost\w*|much|free|chang\w+|cancel|move)\b/i;

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
  // "Blimey. Alright. Do you do it in instalments?" has not said yes yet.
  const isWeak =
    QUESTION.test(plain(words)) &&
    !lines.some(
      (line, i) => heard[i] === "yes" && STRONG_YES.test(plain(line)),
    );
  const waits =
    isWeak ||
    MAY_DECIDE.test(words) ||
    lines.some((line) => COMES_FIRST.test(plain(line))) ||
    lines.some((line) => isForTeam(line, plain(line))) ||
    !heard.every((intent) => BESIDE_YES.has(intent));
  return waits ? lines.filter((_, i) => heard[i] !== "yes") : lines;
}

/** "Yes, book it, but add that I'm deaf" */
const HAS_IT_DONE =
  /\b(?:book|send|move|cancel) (?:it|that)\b|\bgo ahead\b|^yes please\b/;

const CHANGES_MIND = /\bactually no\b|\bno wait\b|\bno (?:hang|hold) on\b/;

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
    /^(?:unknown|goodbye)$/.test(whole.intent) ||
    (whole.intent === "ask" && !isClear(whole));
  if (!isVague || sentences.length < 2) return undefined;
  const isBye = whole.intent === "goodbye";
  const clear = sentences.filter(
    (each) =>
      withoutGreeting(plain(each)) !== "" &&
      isClear(hear(each)) &&
      (!isBye || QUESTION.test(plain(each))),
  );
  // "Should I bring my tablets? Ta-ra then" ends with the answer.
  const bye = isBye ? sentences.slice(-1) : [];
  return clear.length > 0 ? [...clear, ...bye] : undefined;
}

function isHarmless(words: string): boolean {
  const { number, help, doubtful } = urgencyOf(words);
  return !(number ?? help ?? doubtful);
}

/** As which lines a line is taken: those of its sentences that are clear by themselves, but for a yes that has to wait. */
export function linesToTake(
  words: string,
  { asks, task, slots, offer, coming, isAtForm }: State,
  hear: (line: string) => Heard,
): readonly string[] {
  if (asks === "message") return [words];
  // "That's a mess, I said four hundred, and I was told three fifty" is all about the note.
  const isEdit =
    slots.message !== undefined &&
    (ANEW.test(plain(words)) ||
      (edited(slots.message, words) !== undefined &&
        !HAS_IT_DONE.test(plain(words))));
  if (isEdit) return [words];
  // "I'd like one on Thursday. It's Karen Boyle" goes into the form.
  const isForForm = isAtForm && !task && hear(words).name !== undefined;
  if (isForForm && !QUESTION.test(plain(words))) return [words];
  const agreed =
    offer || asks === "confirm"
      ? yesOfItsOwn(words, { task, coming, slots }, hear)
      : undefined;
  const several =
    agreed ??
    linesIn(words, hear, task !== undefined) ??
    clearSentences(words, hear);
  // What tells of an emergency, or seems to in one of its sentences, is heard as a whole.
  const isCalm = !several || [words, ...several].every(isHarmless);
  if (agreed && isCalm) return agreed;
  const lines = (isCalm && several) || [words];
  if (task && asks === "confirm")
    return atReadBack(words, lines, (line) => hear(line).intent);
  return lines.filter(
    (line) =>
      lines.length === 1 ||
      hear(line).intent !== "yes" ||
      // "OK, and does it hurt" and "yes, actually no, hold on" take nothing that was offered.
      (offer &&
        !CHANGES_MIND.test(plain(words)) &&
        !/^(?:(?:oh|ah|well|for (?:goodness|gods|heavens) sake) )*(?:ok|okay|right)$/.test(
          plain(line),
        )),
  );
}
