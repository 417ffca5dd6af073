import type { Frame, Run } from "./name-run.ts";
import {
  FAMILY,
  isAlsoName,
  isCapital,
  isLead,
  isOrdinary,
  isTitle,
} from "./name-words.ts";

/** What stands right before a name. */
const cue = (source: string) =>
  new RegExp(`(?<!\\p{L})(?:${source})[\\s,:]*$`, "iu");

const NAMES = cue(
  "(?:sur|fore)?name['’]?s?(?: is| to| as| was)?(?: it['’]?s)?|name (?:on|for|of) (?:\\p{L}+ ){1,3}to|(?<!\\bit(?:['’]?s| is) )called|should (?:be|read|say)|name of",
);
const LEADS_TO = cue(
  "(?:it|that|this|here)(?:['’]?s| is)(?: me)?|i['’]?m|i am|i (?:said|meant)|(?:calling|ringing|phoning) about|on behalf of|under|as|for me",
);
/** "My name is Agnieszka, but the appointment is for Zofia" */
const FOR_OTHER = cue(
  `(?:appointment|booking|slot|it|this)(?:['’]?s| is| would be) for|for (?:my|our)(?: \\p{L}+)? ${FAMILY}`,
);
/** "Mum is Jean Hartley", "my husband's appointment, Richard Clarke", "she's Maisie Hart" */
const OF_FAMILY = cue(
  `(?:s?he|(?:(?:my|our|the) (?:\\p{L}+ )?)?${FAMILY})(?:['’]?s| is)?(?: appointment| name)?`,
);
const FOR = cue("for");
/** "Tell Dr Shah" and "can I see Dr Shah" name no patient. */
const STAFF = cue(
  "(?:message|note|word|see|tell|ask(?:ed)?|with|by|needs?|wants?|have|does) (?:for |to )?(?:the |an? )?",
);
const UNDER = cue("under");
const DETERMINED = cue("an?|the|my|your|to|of|in|at|near|from|with|by|see");
/** "Three o'clock then gary thackray" */
const AFTER_TIME =
  /(?:day|tomorrow|clock|\d|[ap]m|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:then|please|and))?\s*$/iu;

/** "Jacob Fenn, 07700 900123", "cancel it please, jacob fenn" */
const ENDS_OR_NUMBER = /^[\s,.]*(?:$|(?:on )?[+\d])/;

const calledBy = (kind: string) => {
  const ahead = cue(`${kind} ?name['’]?s?(?: is| was)?`);
  const behind = new RegExp(`^(?:['’]s| is) my ${kind} ?name`, "i");
  return ({ before, after }: Run) => ahead.test(before) || behind.test(after);
};
export const isFirst = calledBy("(?:first|christian|given)");
export const isLast = calledBy("(?:sur|last|second|family)");

const OWNS = /^['’]s (?:appointment|booking|check-?up)(?!\p{L})/iu;
/** "It's Ann Hart on 07700 900123", but not "it's always bedlam in here" */
const ENDS =
  /^(?:['’]s (?:appointment|booking|the name))?\s*(?:$|[^\s\p{L}'’]|(?:and|but|please|thanks?|thank|here|speaking|from|on|same|that['’]s|number|oh|zero|i|i['’]\p{L}+|s?he['’]?s|love)(?!\p{L}))/iu;
const UNLIKELY_ENDING =
  /(?:..ing|(?<!m|fr)ed|ly|ous|ful|less|able|ible|ive|.{4}(?:ant|ic|al))$/;

/** What tells that a run is a name, the surest first. */
export function signsOf(
  { words, before, after }: Run,
  frame: Frame,
): boolean[] {
  const [first = ""] = words;
  if (STAFF.test(before) && isTitle(first)) return [];
  const isAsked = frame === "asked";
  const isDoctor = /^d(?:r|octor)$/i.test(first);
  // "She's under Dr Evans" tells who treats her.
  if (isDoctor && UNDER.test(before)) return [];
  // In "we miss calls" there is no Miss, and in "the lady doing it" no Lady.
  const isTitled =
    isTitle(first) &&
    !isDoctor &&
    (isAsked || !/^(?:miss|lady|lord|sir|dame)$/.test(first));
  const isCased = isCapital(words.find((word) => !isTitle(word)) ?? "");
  const isRare = words.every(
    (word) =>
      isAlsoName(word) ||
      (!isOrdinary(word) && (isCapital(word) || !UNLIKELY_ENDING.test(word))),
  );
  const isWhole = words.length > 1;
  const ends = ENDS.test(after);
  const isNamed = isCased || isTitled || (isRare && ends);
  const clause = before.split(/[,.;:!?…-]/).at(-1) ?? "";
  return [
    (isCased || isRare) &&
      FOR_OTHER.test(before) &&
      (frame !== undefined || isCased || isWhole),
    NAMES.test(before) && (isCased || isRare),
    (isCased || (isAsked && isRare)) &&
      (isWhole || (ends && frame !== undefined)) &&
      OF_FAMILY.test(before),
    isNamed &&
      LEADS_TO.test(before) &&
      (isCased || isTitled || isWhole || isAsked),
    // "Tomorrow at ten for john smith", but not "for composite bonding" as a first sentence
    isWhole &&
      FOR.test(before) &&
      (isCased || (frame !== undefined && isRare && ends)),
    // A bare word may be a name where one is asked for, but not "mornings are best" or "prefer not to say".
    isAsked &&
      isLead(isCased ? clause : before) &&
      !DETERMINED.test(before) &&
      (isCased ||
        (isRare && isWhole) ||
        (ends && words.some((word) => !isOrdinary(word) || isAlsoName(word)))),
    // "Half ten. Sarah"
    isCased &&
      isRare &&
      frame === "awaited" &&
      after === "" &&
      !clause.trim() &&
      AFTER_TIME.test(before.replace(/[\s,.]+$/, "")),
    // "Thursday at three, Priya Patel, 07700 900123", "I told you, Gareth Pugh"
    isWhole &&
      isRare &&
      ends &&
      !isDoctor &&
      !DETERMINED.test(before) &&
      (isCased
        ? isLead(clause) || frame !== undefined
        : AFTER_TIME.test(before.replace(/[\s,.]+$/, "")) ||
          (!isLead(before) && !clause.trim() && ENDS_OR_NUMBER.test(after))),
    // "Will Mr Patel see me" puts no name right.
    (isTitled &&
      frame !== "correction" &&
      (frame !== undefined || isLead(before))) ||
      // "Dr Anand here"
      (isDoctor && isLead(before) && /^ (?:here|speaking)\b/i.test(after)) ||
      (isCased && OWNS.test(after)),
  ];
}
