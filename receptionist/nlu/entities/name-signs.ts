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
export const cue = (source: string) =>
  new RegExp(`(?<![\\p{L}])(?:${source})[\\s,:]*$`, "iu");

const SURE = cue(
  `(?<!chang\\w+ (?:my|her|his|our) )(?:sur|fore)?name['’]?s?(?: is| to| as| was| would be| will be| should be|['’]ll be)?(?: it['’]?s)?|(?:he|she|they|one|${FAMILY})(?:['’]s| is| are) called|(?:i am|i['’]?m) called|should (?:be|read|say)|name of|(?:man|woman|lady|girl|boy|lad|lass|baby|child) called`,
);
/** "Everyone calls me Baz": it counts if nothing else is a name. */
const NICKNAME = cue("calls? me|known as|i go by");
/** "For Dr Shah" in a message, and "can I see Dr Shah", name no patient. */
const STAFF = cue(
  "(?:(?:message|note|word) (?:for|to|with)|(?:see|tell|ask|remind|with|by|about)) (?:the )?",
);
const LIKELY = cue(
  `i (?:said|meant)|it['’]?s(?: me)?|it is|(?:calling|ringing|phoning) (?:about|for)|(?:this|here) is|i['’]?m|i am|i['’]?ll be|that['’]?s|that is|(?:it|that) would be|(?:it|that)['’]?(?:ll|d) be|under|on behalf of|for me,?|speaking (?:to|with)|(?:put|book|pencil|down|registered|have|got)(?: \\p{L}+){0,2} as|(?:my|our)(?: \\p{L}+)? ${FAMILY}(?: is| called| named|,)?|(?:the )?patient(?:['’]s| is)`,
);
const INTRODUCES = cue(
  "it['’]?s(?: me)?|it is|(?:this|here) is|i['’]?m|i am|i (?:said|meant)|(?:it['’]?s|be|is|down|that['’]?s) under",
);
const FOR_OTHER = cue(
  `(?:appointment|booking|slot|it|this)(?:['’]?s| is| would be|['’]ll be) for|for (?:my|our)(?: \\p{L}+)? ${FAMILY}`,
);
/** "She's Maisie Hart", where a name is asked for */
const IS_CALLED = cue("(?:s?he|they)['’]?(?:s|re)");
const FAMILY_CALLED = cue(
  `(?:(?:my|our|the)(?: \\p{L}+)? )?${FAMILY}(?:['’]?s(?: name(?: is|['’]s)?)?| is| called| named| is called)?`,
);
const calledBy = (kind: string) => {
  const ahead = cue(`${kind} ?name['’]?s?(?: is| was)?`);
  const behind = new RegExp(`^(?:['’]s| is) my ${kind} ?name`, "i");
  return ({ before, after }: Run) => ahead.test(before) || behind.test(after);
};
export const isFirst = calledBy("(?:first|christian|given|fore)");
export const isLast = calledBy("(?:sur|last|second|family)");
const OWNS = /^['’]s (?:appointment|booking|slot|visit|check-?up)\b/i;
const DETERMINED =
  /\b(?:an?|the|my|your|to|of|in|at|(?<!hang |hold )on|you|some|any)\s+$/i;
/** "With Sofia Marin", "near Willow Street" */
const PLACED = /\b(?:the|to|of|in|at|with|near|from|by|see)\s+$/i;
const ENDS =
  /^[\s,.]*(?:(?:and |my |the |on |phone |mobile |tel )*(?:number|phone|mobile|tel)\b|[\d+]|(?:oh|zero|plus)\s|$)/i;
/** "It's always bedlam in here", but not "it's Ann Hart on 07700 900123" */
const CONTINUES =
  /^ (?:in|at|on(?! (?:\d|oh|zero|nought|double|my (?:mobile|number)))|all|every|round)\b/;
/** In "Hi, I'm Ann", a single word is a name. */
const GREETING =
  /^(?:(?:hi|hiya|hello|hey|oh|there|good (?:morning|afternoon|evening)|morning|afternoon|evening)[\s,.!]+)+(?:i['’]?m|i am)\s*$/i;
/** "It's Mondays I'm free", "he's sat by me", "I'm stood at the bus stop": one word that goes on like this is no name. */
const LEADS_TO_MORE =
  /^ (?!(?:and|but|please|thanks?|thank|love|pet|dear|for|from|on|here|speaking|calling|ringing|again|with|not|no|sorry|number|is my|is the|surname|first|oh|zero|nought|double|plus|my)\b|(?:i|s?he|it|that|they)['’])\p{L}/iu;
/** "Ann Hart, same number" */
const NUMBER_AFTER =
  /^[\s,]*(?:(?:and|on|the|my|same) )*(?:number\b|(?:oh|zero|nought) |0\d)/i;
/** "Iestyn Gwynne here, I need to move my appointment" */
const HERE_AFTER = /^ (?:here|speaking)\b/i;
/** "Calling about Mr Fairhurst" names no staff. */
const CALLS_FOR = cue("(?:calling|ringing|phoning) (?:about|for)");
/** "It's James on 07700 900123" */
const BEFORE_NUMBER = /^[\s,]*(?:on )?(?:oh|zero|nought|0\d)/i;
const UNLIKELY_ENDING =
  /(?:..ing|(?<!m|fr)ed|ly|ous|ful|less|able|ible|ive|.{4}(?:ant|ic|al))$/;

/** "Friday 10am Ann Hart 07700 900123" */
const AFTER_TIME =
  /(?:\d\s?(?:am|pm)?|day|tomorrow|oclock|o['’]?clock|(?:half|past|to|at) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?: (?:then|please|and))?\s*$/i;

/** "My daughter Marcia drives me", "Marcia's my daughter": another person is only spoken of. */
export const SPOKEN_OF =
  /^(?: (?:drives|brings|takes|works|says|said|told|lives|looks after|picks)\b|['’]s (?:my|me|our) | (?:his|her|their) (?:mum|mam|mother|dad|father|wife|husband|son|daughter|sister|brother|carer)\b)/i;
/** "I'm her husband Derek": she is to come. */
const SPEAKER = cue(
  `(?:i['’]?m|i am) (?:her|his|their) ${FAMILY}|(?:with|from|by|off|near|after|visiting|minding) (?:my|our|his|her) ${FAMILY}`,
);

/** What tells that a run is a name, the surest first. */
export function signsOf(
  { words, before, after }: Run,
  frame: Frame,
): boolean[] {
  const capital = isCapital(words.find((word) => !isTitle(word)) ?? "");
  const isDoctor = /^d(?:r|octor)\b/i.test(words[0] ?? "");
  const isStaff = isDoctor || !CALLS_FOR.test(before);
  if (STAFF.test(before) && isTitle(words[0] ?? "") && isStaff) return [];
  if (SPOKEN_OF.test(after) || SPEAKER.test(before)) return [];
  // In "we miss calls" there is no Miss.
  const addressed =
    /^m(?:r|rs|iss|s|ister|issus)$/i.test(words[0] ?? "") &&
    (frame === "asked" || words[0] !== "miss");
  const many = words.length > 1;
  const isSaidOf = INTRODUCES.test(before) || IS_CALLED.test(before);
  if (!many && isSaidOf && !SURE.test(before) && LEADS_TO_MORE.test(after))
    return [];
  const whole = many && words.every(isCapital);
  const fresh = words.every(
    (word) =>
      !isOrdinary(word) && (isCapital(word) || !UNLIKELY_ENDING.test(word)),
  );
  const introduces =
    ((INTRODUCES.test(before) || (many && frame === "asked")) &&
      (many ? !CONTINUES.test(after) : BEFORE_NUMBER.test(after))) ||
    GREETING.test(before) ||
    FOR_OTHER.test(before);
  const clause = before.split(/[,.;:!?…-]/).at(-1) ?? "";
  // A whole name between pauses or behind a time: "Thursday at three, Priya Patel, 07700 900123", "cancel it, jacob fenn".
  const isApart =
    !clause.trim() || (AFTER_TIME.test(clause) && ENDS.test(after));
  const apart = isApart && (whole || (before !== "" && ENDS.test(after)));
  // A bare word may be a name where one is expected, but not "mornings are best" or "prefer not to say".
  const ordinary =
    !capital && words.every(isOrdinary) && !words.some(isAlsoName);
  const bare =
    (frame === "asked" || frame === "correction") &&
    !DETERMINED.test(before) &&
    isLead(capital ? clause : before) &&
    !ordinary;
  const ends = !/^[\s,]*\p{L}/u.test(after);
  const likely =
    capital || ends || !words.some((word) => UNLIKELY_ENDING.test(word));
  const asked = bare && frame === "asked";
  const onlyLeads = isLead(words.join(" "));
  return [
    // "My name is Agnieszka, but the appointment is for Zofia", "I'm Rachel Moss, it's for my daughter Ellie"
    frame !== undefined &&
      (((capital || fresh) && FOR_OTHER.test(before)) ||
        (capital && FAMILY_CALLED.test(before))),
    SURE.test(before),
    // "For" comes before a whole name in "Friday at two for Ben Archer", but not in "for Friday".
    (/\bfor\s*$/i.test(before) && (addressed || whole)) ||
      (LIKELY.test(before) && (capital || addressed || (fresh && introduces))),
    addressed || (capital && OWNS.test(after)),
    (many && fresh && (apart || (HERE_AFTER.test(after) && !isDoctor))) ||
      (asked && (likely || onlyLeads)),
    frame === "asked" && IS_CALLED.test(before) && (capital || fresh),
    // "I told you, Gareth Pugh"
    whole &&
      !PLACED.test(before) &&
      (NUMBER_AFTER.test(after) ||
        (frame !== undefined && !isDoctor && ENDS.test(after))),
    NICKNAME.test(before),
  ];
}
