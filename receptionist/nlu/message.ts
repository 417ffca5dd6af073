import { capital } from "../format-spoken.ts";
import { QUESTION } from "./cues.ts";
import { FAMILY, isCapital, isOrdinary } from "./entities/name-words.ts";
import { plain } from "./normalise.ts";
import { withoutAnswer, withoutGreeting } from "./yes-no.ts";

/** What stands of a message in the words by which one is left. */
export interface Message {
  /** "The dentist", "Dr Shah" */
  readonly receiver?: string | undefined;
  /** What they are to be told, in the caller's own words, unless it was only asked to leave a message or to be rung. */
  readonly matter?: string | undefined;
  /** What led up to it: "leave a message", "tell her", "can somebody ring me". */
  readonly kind?: "message" | "tell" | "ring" | undefined;
}

/** Flags and classes for all of Unicode would take long to prepare. */
const LETTER = "[a-z\\u00c0-\\u024f]";
const STAFF =
  "(?:practice |dental )?(?:dentist|doctor|nurse|hygienist|gp|physio|surgeon|therapist|specialist|consultant|manager|receptionist|lady|girl|people|staff|team|clinic|practice|surgery|desk|reception)s?";
const WHOM = `(?:one of )?(?:the|your|my) ${STAFF}\\b|(?:dr|doctor|mr|mrs|miss|ms)\\.? (?!(?:because|that|if|about|he|she|i|to|know)\\b)${LETTER}+|doctor|him|her|them|they|s?he|someone|somebody|whoever(?: (?:does|did|sees|treats|looks after)(?: (?:the|my|me|him|her))? ?${LETTER}*)?`;
const NOBODY =
  /^(?:him|her|them|they|s?he|someone|somebody|whoever|(?:the|your|my) (?:team|clinic|practice|surgery|desk|reception\w*))$/i;

/** "Could you just", "I only want somebody to": stands before what is asked for. */
const ASKING = [
  "(?:can|could|will|would|may|might) (?:you|i|we|they|someone|somebody|one of you)",
  "(?:i|we)(?:['’]?d| would)? (?:(?:just|only|really) )*(?:like|want(?:ed)?|need)(?: (?:you|someone|somebody|them))?(?: just)?(?: to)?",
  "you (?:can|could)|get (?:them|someone|somebody) to|please|just|only",
].join("|");

const NOUN =
  "(?:(?:quick|little) )?(?<!\\b(?:fit|sick) )(?:message|note|word)\\b";
const LEAVE = `(?<message>(?:leave|take|send|pass|give|get|put|make|write|add|have|drop|pop)(?: (?:you|him|her|them|the \\w+|dr \\w+))?(?: (?:on|down))?(?: (?:an?|the|my|this|that))? ${NOUN}(?: (?:on|down)(?: (?:it|there))?)?|(?:just|only) (?:an?|the) ${NOUN})(?: (?:for|to|with) (?<for>${WHOM}))?|(?<word>(?:get )?${NOUN}) (?:for|to|with) (?<to>${WHOM})`;
const TELL = `(?:tell|remind|warn|ask|(?:pass (?:it|that|this) on|mention) to|(?:let|make sure)(?=.{2,40}? knows?\\b)|get(?=.{2,40}? to (?:ring|call|phone)\\b)|(?:want|need|like)(?=.{2,40}? to know\\b)) (?<whom>${WHOM})(?: (?:to )?knows?\\b)?(?! wh)|pass (?:it|that|this) on|put (?:that|this) (?:in|on|down)|mention|should(?: have|['’]?ve)? (?:said|mentioned)`;
/** "Put on it that I'm deaf" */
const SAY =
  "(?<=^|[,.] |\\b(?:and|also|but|to|please|just|well|dear|love|can you|could you) )(?:put|write|add|say|note)(?: (?:it|in|on|down|there))*(?: that\\b|(?= (?:i|he|she|we|they|my|his|her|our|both|its?|about)\\b))";
const LINK =
  "[\\s,:.?!]*(?:(?:please|then|that|saying|(?:it['’]?s )?to say)[\\s,:]+)*";
const NEGATED =
  "(?<!\\b(?:don['’]?t|not|never|needn['’]?t|no need to|or|(?:do|should|shall|must)(?: i)?|i['’]?ll|we['’]ll|(?:i|we) (?:will|might|must)|s?he|they)(?: (?:need|have|want) (?:you )?to)?(?: just)? )";
const LEAD = new RegExp(
  `${NEGATED}(?:(?:${ASKING})[\\s,]+){0,6}\\b(?:${LEAVE}|${TELL}|${SAY})(?!['’]|${LETTER})${LINK}`,
  "i",
);

const RING = new RegExp(
  `${NEGATED}(?:(?:${ASKING})[\\s,]+){0,6}\\b(?:(?:ring|call|phone|contact|email|get back to) (?:me|us|him|her)\\b|let (?:me|us) know|(?<!\\b(?:i|we|i['’]?ll|we['’]ll|will) )(?:ring|call|phone) back|give (?:me|us|him|her) an? (?:ring|call|bell|shout|buzz)|an? call ?back)`,
  "i",
);
/** "Ring me back on this number, please", and "about that", whatever follows */
const ADDS_NOTHING =
  /^(?:[\s,]*\b(?:back|on|please|then|thanks|for|the|mobile|phone|number|my|his|her|this|at|later|demo|first|when you can|as soon as possible)\b)*(?:[\s,.?!]*$|\s(?:about|on) (?:it|that|this|them)\b)/i;

/** Begins to speak, and says nothing of the matter: "right" and "so" only before a pause or a new start. */
const BEGINNING =
  /^(?:(?:(?:hi|hiya|hello|yes|yeah|yep|aye|oh|ok|okay|um+|er+m?|uh|basically|and|but|also|plus|anyway|actually|listen|look|(?:it['’]?s )?just that|(?:it['’]?s )?(?:just )?to say)\b|(?:right|well|so|now|no|just|like|then|sorry|please)(?=[,.]|\s(?:i|its?|he|she|my)\b))[\s,.]*)+(?=\S+ \S)/i;

export const withoutBeginning = (words: string): string =>
  words.trim().replace(BEGINNING, "");

/** Fewer words tell nothing of the matter. */
const MIN_MATTER = 3;

/** What was said before it was asked to pass it on: "my crown came off, can you tell them". */
function matterBefore(words: string): string | undefined {
  const text = withoutGreeting(withoutAnswer(plain(words)));
  return text.split(" ").length < MIN_MATTER
    ? undefined
    : withoutBeginning(words).replace(/[\s,]+(?:(?:so|and|but)[\s,]*)?$/i, "");
}

/** Longer speech must not keep her busy. In characters. */
const MAX_SPEECH = 600;

const TELLS_NOTHING =
  /^(?:[\s,.!?]|\b(?:(?:for|from) (?:me|us)|please|thanks|thank you|the (?:dentist|doctor|gp|hygienist|nurse))\b)*$/i;

/** What they are to be told: what follows the lead, or else all that was said. */
export function messageIn(speech: string): Message {
  const words = speech.slice(0, MAX_SPEECH);
  const lead = LEAD.exec(words);
  if (!lead) return messageWhereRung(words);
  const { message, word, ...whom } = lead.groups ?? {};
  const kind = message || word ? "message" : "tell";
  const named = Object.values(whom).find((each) => each !== undefined);
  const receiver = named && !NOBODY.test(named) ? named : undefined;
  const before =
    kind === "tell" ? matterBefore(words.slice(0, lead.index)) : undefined;
  const rest = words.slice(lead.index + lead[0].length);
  const after = /\S\s+\S/.test(rest) ? messageIn(rest) : {};
  // "It's the top one, can you tell him, and it doesn't hurt"
  const isBoth = before && /^and\b/i.test(rest);
  // "A message to the doctor for me, please" has still to be told.
  const isThin = TELLS_NOTHING.test(rest);
  return {
    kind,
    receiver: receiver ?? after.receiver,
    matter: isBoth
      ? withoutBeginning(words)
      : ((isThin ? undefined : after.matter) ?? before),
  };
}

/** "My crown's come off, can somebody ring me": only the wish to be rung is no matter. */
function messageWhereRung(words: string): Message {
  const matter = withoutBeginning(words);
  const ring = RING.exec(words);
  if (!ring) return { matter };
  const isAll =
    matterBefore(words.slice(0, ring.index)) === undefined &&
    ADDS_NOTHING.test(words.slice(ring.index + ring[0].length));
  return { kind: "ring", matter: isAll ? undefined : matter };
}

/** What is told, without what only leads to it. */
export const toldIn = (words: string): string => messageIn(words).matter ?? "";

/** "After five's best, I'm at work", and not "good morning" */
const WHEN =
  /\b(?:after|before|until|till|between|in the (?:morning|afternoon|evening)|mornings|afternoons|evenings)\b/i;

/** "Can they ring after two" is told, and not asked. */
const RINGS = /\b(?:they|you|someone|somebody) (?:ring|call|phone)\b/i;

/** The number at which to ring stands beside the note already. */
const NUMBER = /\+?\d(?:[\d ]{8,}\d)/;

const longest = (parts: readonly string[]): string =>
  parts.reduce((a, b) => (b.length > a.length ? b : a));

/** What is told besides of a note at hand, such as when to ring; also with the yes to it. */
export function toldBeside(words: string): string | undefined {
  const { kind, matter } = messageIn(words);
  if (kind === "tell") return matter;
  const told = words
    // "Between one and two" stays whole.
    .split(/[,.;!?]+\s|(?<!\bbetween \S+)\sand\s/)
    .filter((clause) => WHEN.test(clause))
    .filter((clause) => RINGS.test(clause) || !QUESTION.test(plain(clause)))
    .map((clause) => withoutBeginning(longest(clause.split(NUMBER))));
  return told.join(", ") || undefined;
}

const NAME = `${LETTER}(?:${LETTER}|['’-])+`;
const SENDER = new RegExp(
  `\\b(?:i['’]?m|i am|this is)\\s+(?:(?<name>${NAME}),?\\s+)?(?:i['’]?m\\s+)?(?<kin>(?:her|his|their|the|${NAME}['’]s)\\s+${FAMILY}(?:[- ]in[- ]law)?)\\b(?:[\\s,]+(?<after>${NAME}))?`,
  "i",
);
const isName = (word: string): boolean =>
  isCapital(word) || !isOrdinary(word.toLowerCase());

export const withoutSender = (words: string): string =>
  words.replace(SENDER, "");

/** Who speaks for somebody else: "Sharon, her daughter". */
export function senderIn(words: string): string | undefined {
  const { name, kin, after } = SENDER.exec(words)?.groups ?? {};
  const called = [name, after].find((each) => each && isName(each));
  return (
    [called && capital(called), kin].filter(Boolean).join(", ") || undefined
  );
}
