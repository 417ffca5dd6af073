import { FAMILY } from "./entities/name-words.ts";

/** Begins to speak, and says nothing of the matter: "right" and "so" only before a pause or a new start. */
const BEGINNING =
  /^(?:(?:(?:(?:well |no )?not (?:quite|exactly|really)(?=[,.])|hi|hiya|hello|(?:good )?(?:morning|afternoon|evening)(?=[,.]|\s(?:can|could|i|it|is)\b)|(?:i['’]?d like to|let me|i want to) tell you (?:what happened|about it)(?: first)?|hang on|hold on|you can|please do|go on then|yes|yeah|yep|aye|oh|send it(?: please)?(?! (?:when|after|later|tomorrow|once|if|not)\b)|go (?:on|ahead)(?: then)?|ok|okay|um+|er+m?|uh|basically|while i['’]?(?:ve| have) got you|and|but|also|plus|because|cos|anyway|actually|listen|look|(?:it['’]?s )?just that|(?:it['’]?s )?(?:just )?to say)\b|(?:right|fine|well|so|now|no|just|like|then|sorry|please)(?=[,.]|\s(?:i|its?|he|she|my|can you|could you|send|put|tell)\b))[\s,.]*)+(?=\S+ \S)/i;

export const withoutBeginning = (words: string): string =>
  words.trim().replace(BEGINNING, "");

const ASKING =
  "(?:they can|are you able to|(?:can|could|will|would|may|might) (?:you|i|we|they|(?:(?:the|a) )?(?:someone|somebody|doctor|dentist|nurse))|(?:i|we)(?:['’]?d| would)? (?:(?:just|only) )?(?:like|want|need)(?: (?:you|her|him|them|someone|somebody|(?:the|a) \\w+))?(?: to)?|please|just)";
const NOTE =
  "note (?:this|it) down for your team|(?:leave|take|send|pass on|give|get|put|make|write|have|drop)(?: (?:him|her|them|the \\w+|dr \\w+))?(?: (?:an?|the|my))?(?: quick| little)? (?:messages?|note)";
const RING =
  "(?:(?:ask|get) (?:them|someone|somebody|him|her|the \\w+) to |have (?:someone|somebody|them) )?(?:(?:ring|call|phone|contact) (?:me|us)|get back to (?:me|us)|give (?:me|us) a (?:ring|call|bell))(?: back)?";
/** Asks for a note or a call, before the matter of it. */
const LEAD = new RegExp(
  `^(?:${ASKING}[\\s,]+)*(?:(?:${NOTE}|${RING}|tell them|(?:add|mention|include|put|say)(?= that\\b))\\b)?(?:[\\s,]*\\b(?:please|thanks|thank you|then|say|saying|that)\\b)*[\\s,.?!:]*`,
  "i",
);
/** "A note please, say I need more" */
const SAYING =
  /^(?:(?:an?|the) note,? (?:please,? )?(?:say(?:ing)?|that says)|(?:no,? )?(?:the note|the message|it) (?:should|has to|needs to|can) (?:just )?say|change (?:the|my) (?:note|message)(?: to)?)[\s,:]+(?:that )?/i;
/** "Could you pass a message to the dentist for me? Tell her the crown is rough" */
const PASSED_ON =
  /^(?:(?:can|could|would) you )?pass (?:on )?a message (?:to|for) [^,.?!]+[,.?!]\s+(?=\S+ \S)(?:tell (?:him|her|them) (?:that )?)?/i;
/** What is said before it: "is that the surgery, I want to leave a message", "don't just say you'll ring, I want it in the note that I've waited", "do a new one that says I'm deaf" */
const BEFORE =
  /^.*?\b(?:(?=i(?:['’]?d| would)? (?:want|need|like) to (?:leave|send|pass on) an? (?:message|note)\b)|(?:in|on|into) (?:the|a) note that\s+|(?:note|message|one) that says\s+)(?=\S+ \S)/i;
const REQUEST =
  /^(?:can|could|would|will|may) (?:(?:you|i) (?:just |please )*(?:tell|add|mention|say|note|put)\b|(?:i|we|he|she|it) (?:see|have|be)\b.*\b(?:lady|female|woman|man|male)\b)/i;
/** Fewer words tell nothing of the matter, and nor does whom it is for. */
const MIN_MATTER = 2;
const ONLY_FOR =
  /^(?:about|on) (?:it|that|this)\W*$|^(?:for|to) (?:(?:the|my|your|a|dr|doctor|mr|mrs|miss|ms)\.? )?[\p{L}'’-]+(?: (?:manager|team|desk))?(?: about (?:my|his|her|the) \p{L}+)?(?:,? (?:please|then))*\W*$/iu;

/** "I want you to write down what I'm saying" */
const ONLY_WRITE =
  /^(?:(?:but|yes|and|no|please) )*i want (?:you to (?:write|take|put|note) (?:it |that |this |all )?down|it (?:written|put|noted) down)(?: what i['’]?m saying)?\W*$/i;

/** What the team is to be told, in the caller's own words; undefined if it was only asked to leave a note or to be rung. */
export function messageIn(words: string): string | undefined {
  const said = withoutBeginning(words.replace(BEFORE, "")).replace(
    PASSED_ON,
    "",
  );
  const bare = said.replace(SAYING, "").replace(LEAD, "");
  // "Could I add that I'm nervous?" asks nothing.
  const matter = REQUEST.test(said) ? bare.replace(/\s*\?$/, "") : bare;
  const isTold =
    matter.split(/\s+/).length >= MIN_MATTER &&
    !ONLY_FOR.test(matter) &&
    !ONLY_WRITE.test(said);
  return isTold ? matter : undefined;
}

const RECEIVER =
  /\b(?:for|to|ask|get|tell|have) ((?:the|your|my) (?:(?:practice|dental) )?(?:dentist|doctor|nurse|hygienist|gp|physio|surgeon|manager|receptionist)|(?:dr|doctor|mr|mrs|ms)\.? \p{L}+)/iu;

/** Whom of the clinic it is for: "the dentist", "Dr Shah". */
export const receiverIn = (words: string): string | undefined =>
  RECEIVER.exec(words)?.[1];

const LETTER = "[a-z\\u00c0-\\u024f]";
const NAME = `${LETTER}(?:${LETTER}|['’-])+`;
const SENDER = new RegExp(
  `\\b(?:i['’]?m|i am|this is)\\s+(?:${NAME},?\\s+)?(?:i['’]?m\\s+)?(?:her|his|their|the|${NAME}['’]s)\\s+${FAMILY}(?:[- ]in[- ]law)?\\b(?:[\\s,]+${NAME})?`,
  "i",
);

/** "And my husband's called Imran": who else comes. */
const OTHER_CALLED = new RegExp(
  `[\\s,]*(?:and )?\\b(?:my|our) ${FAMILY}(?:['’]?s| is)? (?:called|name(?:['’]?s| is)) (${LETTER}+)`,
  "i",
);

export const otherIn = (words: string): string | undefined =>
  OTHER_CALLED.exec(words)?.[1];

export const withoutOther = (words: string): string =>
  words.replace(OTHER_CALLED, "");

/** Without who speaks for somebody else: "I'm Sharon, her daughter" names no patient. */
export const withoutSender = (words: string): string =>
  words.replace(SENDER, "");
