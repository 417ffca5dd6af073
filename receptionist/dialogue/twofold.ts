import { anyOf } from "../nlu/any-of.ts";
import { withoutPadding, withStops } from "../nlu/clauses.ts";
import { ANOTHER, LEAVES_NOTE, PRICE, QUESTION } from "../nlu/cues.ts";
import { isCapital, isOrdinary } from "../nlu/entities/name-words.ts";
import type { Knowledge } from "../nlu/knowledge.ts";
import { messageIn } from "../nlu/message.ts";
import { plain } from "../nlu/normalise.ts";
import { type FoundTreatment, isStaff } from "../nlu/entities/treatments.ts";
import { ownsPractice } from "../nlu/owner.ts";
import { isTold } from "../nlu/second-question.ts";
import { isPlainYes, leaving, isStrong, takesBack } from "../nlu/yes-no.ts";
import type { State, Task } from "../types.ts";
import { mentionsOther } from "./others.ts";

/** Where a yes may end, and more begin: "yes cancel it my car's died", "go on but do you do Welsh". */
const BESIDE_YES = anyOf(
  [
    /[,.!?;–—]+\s+|\s+(?=and\s(?!another thing))/,
    /\s+(?=but\s+(?:what|how(?! much)|where|do you|does (?:your|the)|is there|are there)\b)/,
    /(?<=\b(?:(?:book|cancel|move|send) (?:it|that)|go (?:on|ahead)|do it|please)(?: then| please| for me)?)\s+(?=(?:i|i['’]\w+|my|we|it['’]?s|he|she|they|sorry|what|how|where|do|does|is|are)\s)/,
  ],
  "i",
);
/** Fewer words after a yes want nothing. */
const MIN_MORE = 3;
const ASKS = new RegExp(`^(?:\\w+ )?(?:${QUESTION.source})`);
const REFUSES =
  /^(?:no|nah|nope)(?: (?:no|thanks|thank you|ta|love|youre alright|thats alright|forget it|leave it|dont .*))*$/;
const LEADS_ON = /^(?:(?:and|but|also|oh|then)[\s,]+)+/i;

/** "I don't want a note he's got toothache", of what was offered */
const REFUSES_NOTE =
  /^(?:(?:oh|no|nah)[\s,.]+)*(?:i )?don['’]?t (?:want|need) (?:an?|the|that|any) (?:note|message|form|call ?back|demo)[\s,.]+(?=\S+ \S+ \S)/i;

/** "No, not an appointment, just the prescription", of what is being booked or moved */
const NOT_THAT =
  /^(?:(?:no|sorry|right|well|look|i said)[\s,]+)*(?:(?:i don['’]?t want (?:an )?|not (?:an )?|no )(?:appointment|booking)|(?:you can )?forget (?:it|that|all that|the booking|the appointment)|i(?:['’]m| am) not booking(?=(?:\S* \S+){5}))[\s,.]+(?:(?:and|but|then)[\s,]+)*(?=\S+ \S)(?!(?:for|with|on|at|in|about|before|until|till|today|tomorrow)\b)/i;

interface Twofold {
  /** A yes, or a no to a task or an offer. */
  readonly first: string;
  readonly more: string;
}

/** The clear yes with which words begin, and what is said after it. */
function yesAndMore(
  words: string,
  task: Task | undefined,
): Twofold | undefined {
  if (isPlainYes(plain(words), task)) return undefined;
  const clauses = withStops(words).split(BESIDE_YES);
  for (let n = clauses.length - 1; n > 0; n--) {
    const yes = clauses.slice(0, n).join(", ").replace(/ oh$/i, "");
    const more = clauses.slice(n).join(", ").replace(LEADS_ON, "");
    const isMore = more.split(" ").length >= MIN_MORE;
    if (isMore && isPlainYes(plain(yes), task)) return { first: yes, more };
  }
  return undefined;
}

/** "No, I don't want one, do you take card" leaves the task, and asks. */
function leavesAndMore(
  { task, offer }: State,
  words: string,
): Twofold | undefined {
  const refused = offer && !task ? REFUSES_NOTE.exec(words) : undefined;
  if (refused) return { first: "no", more: words.slice(refused[0].length) };
  const left = task === "book" || task === "move" ? NOT_THAT.exec(words) : null;
  if (left) return { first: "forget it", more: words.slice(left[0].length) };
  const [first = "", ...others] = withStops(words).split(BESIDE_YES);
  const isAsked = others.some((clause) => ASKS.test(plain(clause)));
  const isLeft =
    task && task !== "note" && leaving(plain(first), task) === "no";
  // "No, don't leave a note. What does she do if someone's in pain"
  const isRefused = offer && !task && REFUSES.test(plain(first));
  return isAsked && (isLeft || isRefused)
    ? { first, more: others.join(", ") }
    : undefined;
}

/** A yes, or a leaving, with something after it that is heard as a line of its own. */
export function twofold(
  state: State,
  words: string,
  knowledge: Knowledge,
): Twofold | undefined {
  const { offer, task, asks } = state;
  const left = leavesAndMore(state, words);
  if (left) return left;
  const isNote = offer?.kind === "question";
  const said = yesAndMore(words, isNote ? "note" : offer ? "book" : task);
  // "Yes please, can I come on Saturday" is said of the booking that was offered.
  const isTwofold = offer
    ? offer.kind === "book" || isNote
    : asks === "confirm" &&
      said &&
      (leavesYes(said, state, knowledge) || wantsMore(said, state, knowledge));
  return isTwofold ? said : undefined;
}

/** A treatment that is named, and is not the one at hand. */
function otherTreatment(
  text: string,
  { slots }: State,
  knowledge: Knowledge,
): FoundTreatment | undefined {
  const found = knowledge.treatmentIn(text);
  return found?.as === "called" && found.treatment.id !== slots.treatment
    ? found
    : undefined;
}

/** "Yes please, and I'll need a hand at the door": what is asked or told leaves the yes as it is, unless it names another person or treatment. */
function leavesYes(
  { first: yes, more }: Twofold,
  state: State,
  knowledge: Knowledge,
): boolean {
  const text = plain(more);
  const { task } = state;
  // What the team should know goes into the note with the yes itself.
  const isNoted =
    (task !== "cancel" && isTold(text, knowledge)) ||
    (task === "note" && !QUESTION.test(text));
  const other = otherTreatment(text, state, knowledge);
  const isOther =
    other !== undefined &&
    !(isStaff(other) && (task === "cancel" || QUESTION.test(text))) &&
    !WANTS_ANOTHER.test(text);
  const mayName = more
    .split(" ")
    .some((word) => isCapital(word) && !isOrdinary(plain(word)));
  return (
    isStrong(plain(yes)) &&
    !isNoted &&
    !isOther &&
    !mayName &&
    !/\b(?:under|names?|called|though)\b/.test(text) &&
    !(task !== "book" && PRICE.test(text)) &&
    !takesBack(text, task) &&
    (ownsPractice(text) || !takesBack(withoutPadding(text), task)) &&
    !LEAVES_NOTE.test(text)
  );
}

/** Another appointment, or a note: one that has still to be told, or that stands beside nothing. */
function wantsMore(
  { first: yes, more }: Twofold,
  state: State,
  knowledge: Knowledge,
): boolean {
  const text = plain(more);
  if (HOLDS.test(text)) return false;
  const isNote = LEAVES_NOTE.test(text) && messageIn(more).matter === undefined;
  const isOther =
    /\b(?:book|move) (?:it|that)\b/i.test(yes) &&
    otherTreatment(text, state, knowledge) !== undefined &&
    WANTS_ANOTHER.test(text);
  // "Yes, under Ann Hart" puts the name right, though she was booked before.
  const isNext =
    ANOTHER.test(text) ||
    (mentionsOther(more, state) &&
      !/^(?:for|in)\b|\b(?:under|names?|called)\b/.test(text));
  return isNote || isOther || isNext;
}

/** "Could you ask them to ring first": the yes waits for it. */
const HOLDS =
  /\b(?:first|before|until|till|unless|if|not|dont|hold|wait|once|when|rather|prefer|keep|probably|maybe|might|think|thoughts|decide|whether|confirm|make sure|check\w*|mov\w+|out of)\b/;

/** "Can I get the hygienist straight after", and not instead */
const WANTS_ANOTHER =
  /^(?!or\b|.*\b(?:instead|rather|change|not|make it|while|same|(?:one|1) visit|that day|(?:for|in) (?:it|that))\b).*\b(?:as well|too|also|another|after(?:wards)?|separate\w*|next)\b/;
