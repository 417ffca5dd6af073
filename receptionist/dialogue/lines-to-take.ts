import { WANTS_NO_NOTE } from "./note.ts";
import { CALM, urgencyOf } from "../emergency/urgency.ts";
import { SURE } from "../nlu/evidence.ts";
import { BOOKS, QUESTION } from "../nlu/cues.ts";
import { isForTeam, linesIn } from "../nlu/lines.ts";
import { plain } from "../nlu/normalise.ts";
import { othersIn } from "./others.ts";
import { STRONG_YES } from "../nlu/yes-no.ts";
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
  // "Blimey. Alright. Do you do it in instalments?" has not said yes yet.
  const isWeak =
    QUESTION.test(plain(words)) &&
    !lines.some(
      (line, i) => heard[i] === "yes" && STRONG_YES.test(plain(line)),
    );
  const waits =
    isWeak ||
    MAY_DECIDE.test(words) ||
    lines.some((line) => isForTeam(line, plain(line))) ||
    !heard.every((intent) => BESIDE_YES.has(intent));
  return waits ? lines.filter((_, i) => heard[i] !== "yes") : lines;
}

/** "Yes, cancel it, and can I have another one after Easter" is as good as two sentences. */
const ENDS =
  /(?<=[.!?])\s+|[,.]?\s(?=(?:and|but) (?:can|could) (?:i|we) (?:have|book|get|rebook)\b(?! (?:it|that|mine)\b))/i;

const sentencesOf = (words: string): readonly string[] => words.split(ENDS);

/** What takes back the yes beside it, or makes it hang on something. */
const TAKES_BACK =
  /^(?:(?:oh|well|and) )*(?:but|only|if|unless|provided|after|when(?! (?:will|do|does|is|are|would)\b)|once|as (?:long|soon) as|so long as|no|hang on|hold on|wait|is (?:that|it))\b|\b(?:hang on|hold on|actually|instead|wrong|(?:need|have|got) to (?:ask|check|speak|talk)|think about|have a think|ring back|not sure|let me|lets me|depend\w*|assuming|all being|otherwise|nhs|private|insur\w+|bupa|cover\w*|lady|wom[ae]n|female|have (?:that|this) one)\b/;
const CHANGES_MIND = /\bactually no\b|\bno wait\b|\bno (?:hang|hold) on\b/;
const CHANGES = /\b(?:chang\w+|cancel|move)\b/;

/** It goes on from the yes to something else, whatever that may be. */
const GOES_ON =
  /^(?:and|also|plus|right|now|so|you (?:said|can)|thats)\b|^(?:oh|well) and\b/;
/** "My sister's coming down, you see" */
const EXPLAINS = /\byou (?:see|know)$/;
/** Of the appointment that comes next */
const OF_NEXT =
  /^(?:(?:and|then|now|ok|so) )*(?:then )?(?:mine|his|hers|for me|my \w+|the other one)\b/;
const CLOSES = new Set<Intent>(["yes", "thanks", "goodbye", "demo"]);
const ASKS = new Set<Intent>([
  "ask",
  "treatment",
  "price-of-treatment",
  "medical",
]);
const ARRANGES = new Set<Intent>(["book", "move", "cancel"]);
const MAY_GO_ON = new Set<Intent>(["book", "unknown", "inform"]);

/** It asks for something else than what was read back. */
const ASKS_FOR_OTHER = new Set<Intent>([
  ...ARRANGES,
  "no",
  "back",
  "sooner",
  "inform",
]);

/** "Yes please. Does he know about the dizziness?" asks something, and changes nothing of what was read back. */
function leavesAsItIs(said: Heard): boolean {
  const { intent, day, time, name, phone, part, denied } = said;
  const text = said.text.replace(/^actually /, "");
  return (
    QUESTION.test(text) &&
    (day ?? time ?? name ?? phone ?? part) === undefined &&
    denied.length === 0 &&
    !ASKS_FOR_OTHER.has(intent) &&
    !TAKES_BACK.test(text) &&
    !CHANGES.test(text)
  );
}

/** "Yes, please. And do I have to pay for a child?": a yes that is a sentence of its own counts before what is asked beside it. */
function yesOfItsOwn(
  words: string,
  { task, coming }: Pick<State, "task" | "coming">,
  hear: (line: string) => Heard,
): readonly string[] | undefined {
  const sentences = sentencesOf(words);
  const yes = sentences.findLast((each) => hear(each).clearYes);
  if (yes === undefined) return undefined;
  const at = sentences.indexOf(yes);
  const isStrong = STRONG_YES.test(plain(yes));
  const isMore = coming.length > 0;
  // "There's three of us, him, then Maisie, then me", of three, and "I think I saw that somewhere" ask for nothing.
  const addsNothing = (each: string): boolean => {
    const { intent, text, name, phone, day, time, part } = hear(each);
    if (QUESTION.test(text) || TAKES_BACK.test(text) || CHANGES.test(text))
      return false;
    const isAllOfThem = isMore && othersIn(text) === coming.length;
    const isVisit = task !== undefined && task !== "note";
    const isIdle = isVisit && isStrong && at === 0 && intent === "unknown";
    const tells = (name ?? phone ?? day ?? time ?? part) !== undefined;
    return EXPLAINS.test(text) || isAllOfThem || (isIdle && !tells);
  };
  const others = sentences.filter((each) => !hear(each).clearYes);
  // "Yes please. You needn't write that note" leaves it out before the rest is done.
  const left = plain(others.join(" "));
  const isNoted =
    others.length > 0 && others.every((each) => isForTeam(each, plain(each)));
  // "Nobody's to ring Gemma. Just book it, yes" is put in the note before.
  if (task && task !== "note" && (isNoted || WANTS_NO_NOTE.test(left)))
    return [others.join(" "), yes];
  const isBeside = (each: string) => {
    const { intent, source, text, day, time, name, phone } = hear(each);
    if (!isStrong && QUESTION.test(text)) return false;
    if (addsNothing(each)) return true;
    // "Yes please. And then mine after that, the filling"
    if (isMore && OF_NEXT.test(text)) return true;
    // "Yes, send it. And can you move Alfie's to Friday" changes nothing of the note.
    const isElse = ARRANGES.has(intent) || BOOKS.test(text);
    if (task === "note" && isElse && !TAKES_BACK.test(text)) return true;
    // "Yes, send it. When will they ring, do you think?"
    const asks = QUESTION.test(text) && MAY_GO_ON.has(intent);
    if (task === "note" && asks && !TAKES_BACK.test(text)) return true;
    if (task && isStrong && leavesAsItIs(hear(each))) return true;
    return (
      (day ?? time ?? name ?? phone) === undefined &&
      (CLOSES.has(intent) ||
        source === "smalltalk" ||
        (ASKS.has(intent) && QUESTION.test(text)) ||
        (MAY_GO_ON.has(intent) && GOES_ON.test(text))) &&
      // What was said before the yes takes nothing of it back.
      (sentences.indexOf(each) < at ||
        !(TAKES_BACK.test(text) || CHANGES.test(text)))
    );
  };
  if (others.length === 0 || !others.every(isBeside)) return undefined;
  const more = others.filter((each) => !addsNothing(each));
  return more.length > 0 ? [yes, more.join(" ")] : [yes];
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
    /^(?:unknown|goodbye)$/.test(whole.intent) ||
    (whole.intent === "ask" && !isClear(whole));
  if (!isVague || sentences.length < 2) return undefined;
  const isBye = whole.intent === "goodbye";
  const clear = sentences.filter(
    (each) => isClear(hear(each)) && (!isBye || QUESTION.test(plain(each))),
  );
  // "Should I bring my tablets? Ta-ra then" ends with the answer.
  const bye = isBye ? sentences.slice(-1) : [];
  return clear.length > 0 ? [...clear, ...bye] : undefined;
}

/** As which lines a line is taken: those of its sentences that are clear by themselves, but for a yes that has to wait. */
export function linesToTake(
  words: string,
  { asks, task, offer, coming, isAtForm }: State,
  hear: (line: string) => Heard,
): readonly string[] {
  if (asks === "message") return [words];
  // "I'd like one on Thursday. It's Karen Boyle" goes into the form.
  const isForForm = isAtForm && !task && hear(words).name !== undefined;
  if (isForForm && !QUESTION.test(plain(words))) return [words];
  const agreed =
    offer || asks === "confirm"
      ? yesOfItsOwn(words, { task, coming }, hear)
      : undefined;
  const several =
    agreed ??
    linesIn(words, hear, task !== undefined) ??
    clearSentences(words, hear);
  // What tells of an emergency is heard as a whole.
  const { number, help, doubtful } = several ? urgencyOf(words) : CALM;
  const isCalm = !(number ?? help ?? doubtful);
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
        !/^(?:(?:oh|ah|well) )?(?:ok|okay|right)$/.test(plain(line))),
  );
}
