import { capital } from "../format-spoken.ts";
import { withoutPadding } from "./clauses.ts";
import { QUESTION } from "./cues.ts";
import { FAMILY, isCapital, isOrdinary } from "./entities/name-words.ts";
import { inDigits } from "./entities/numbers.ts";
import { isVague } from "./evidence.ts";
import { plain } from "./normalise.ts";
import { withoutAnswer, withoutGreeting } from "./yes-no.ts";

/** What stands of a message in the words by which one is left. */
export interface Message {
  /** "The dentist", "Dr Shah" */
  readonly receiver?: string | undefined;
  /** What they are to be told, unless it was only asked to leave a message or to be rung. */
  readonly matter?: string | undefined;
  /** What led up to it: "leave a message", "tell her", "can somebody ring me". */
  readonly kind?: "message" | "tell" | "ring" | undefined;
}

/** Flags and classes for all of Unicode would take long to prepare. */
const LETTER = "[a-z\\u00c0-\\u024f]";
const STAFF =
  "(?:practice |dental )?(?:dentist|doctor|nurse|hygienist|gp|physio|surgeon|therapist|specialist|consultant|manager|receptionist|lady|girl|people|staff|team|clinic|practice|surgery|desk|reception)s?";
const WHOM = `(?:one of )?(?:the|your|my) ${STAFF}\\b|(?:dr|doctor|mr|mrs|miss|ms)\\.? (?!(?:because|that|if|about|he|she|i|to|know)\\b)${LETTER}+|doctor|him|her|them|they|s?he|someone|somebody|whoever`;
const NOBODY =
  /^(?:him|her|them|they|s?he|someone|somebody|whoever|(?:the|your|my) (?:team|clinic|practice|surgery|desk|reception\w*))$/i;

const SUBJECT =
  "(?:i|he|she|they|we|it|there|my|me|his|her|our|the|that|can|could|please)(?:['’]?(?:m|s|re|ve|d|ll))?";

/** "Could you just", "I only want somebody to": stands before what is asked for. */
const ASKING = [
  "(?:can|could|will|would|may|might) (?:you|i|we|they|someone|somebody|one of you)",
  "(?:i|we)(?:['’]?d| would)? (?:(?:just|only|really) )*(?:like|want(?:ed)?|need)(?: (?:you|someone|somebody|them))?(?: just)?(?: to)?",
  "you (?:can|could)|get (?:them|someone|somebody) to|please|just|only",
].join("|");

const NOUN =
  "(?:(?:quick|little) )?(?<!\\b(?:fit|sick) )(?:message|note|word)\\b";
const LEAVE = `(?<message>(?:leave|take|send|pass|give|get|put|make|write|add|have|drop|pop)(?: (?:you|him|her|them|the \\w+))?(?: (?:on|down))?(?: (?:an?|the|my|this|that))? ${NOUN}(?: (?:on|down))?|(?:just|only) (?:an?|the) ${NOUN})(?: (?:for|to|with) (?<for>${WHOM}))?|(?<word>(?:get )?${NOUN}) (?:for|to|with) (?<to>${WHOM})`;
const TELL = `(?:tell|remind|warn|ask|(?:pass (?:it|that|this) on|mention) to|(?:let|make sure)(?=.{2,40}? knows?\\b)|get(?=.{2,40}? to (?:ring|call|phone)\\b)|(?:want|need|like)(?=.{2,40}? to know\\b)) (?<whom>${WHOM})(?: (?:to )?knows?\\b)?(?! wh)|pass (?:it|that|this) on|mention|should(?: have|['’]?ve)? (?:said|mentioned)`;
/** Said of much besides: only of what the caller or who comes has or is. */
const SAY = `(?<=^|[,.;!?]\\s+|\\b(?:and|also|to|please|just|then|you|yes|yeah|well)\\s+)(?:(?:put|write)(?:(?: it)? (?:in|on|down)(?: (?:there|(?:his|her|my|the) notes?))?|(?= that\\b))|add|say|note)(?=(?:,? (?:that|saying))?,? ${SUBJECT}\\b)`;
const LINK =
  "(?:[\\s,]+(?:please|then|instead|will you|would you|for me|if you (?:can|could|would)))*[\\s,:.?!]*(?:(?:that|saying|asking|(?:it['’]?s )?to (?:say|tell (?:him|her|them))|just that)[\\s,:]+)*";
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

const ALWAYS =
  "hi|hiya|hello|yes|yeah|yep|aye|oh|ok|okay|um+|er+m?|uh|basically|and|but|also|plus|anyway|actually|listen|look";
/** Begins to speak, and says nothing of the matter. */
const BEGINNING = new RegExp(
  `^(?:(?:(?:${ALWAYS})(?=[\\s,.])|(?:right|well|so|now|no|just|like|then|sorry|please)(?=[,.]|\\s(?:${SUBJECT}|${ALWAYS}|no|right|well|so|just|now)\\b)|(?:it['’]?s )?just that\\b|(?:(?:it['’]?s|just) )?to say\\b(?: that\\b)?|it['’]?s just(?= (?:that )?${SUBJECT}\\b))[\\s,.]*)+(?=\\S+ \\S)`,
  "i",
);
/** "It's about the, no sorry, it's my husband's" */
const FALSE_START =
  /^.{0,40}?\b(?:the|an?|my|his|her|for|to|about|is|was|of|with)(?:[,.…–-]+\s+(?:no|sorry|wait|hang on|i mean)|\s+(?:no (?:sorry|wait)|sorry no|i mean))\b[\s,]*(?:(?:no|sorry|wait|i mean)\b[\s,]*)?(?=\S+ \S)/i;

/** Without what only begins to speak, or was begun anew. */
export const withoutBeginning = (words: string): string =>
  words
    .trim()
    .replace(BEGINNING, "")
    .replace(FALSE_START, "")
    .replace(BEGINNING, "");

/** Fewer words tell nothing of the matter. */
const MIN_CLAUSE = 3;
const REFUSES =
  /\b(?:dont|didnt|not|doesnt) (?:want|need|understand|after|book\w*|bother|leave|think|know)\b|\bno (?:appointment|booking)\b|\bd?you know what\b|\bleave it\b|\bgot (?:one|1)$/;

function isPreamble(clause: string): boolean {
  const text = withoutGreeting(withoutAnswer(withoutPadding(plain(clause))));
  return text.split(" ").length < MIN_CLAUSE || REFUSES.test(text);
}

/** What leads up to a message, from where it tells of the matter. */
function matterBefore(words: string): string {
  const clauses = words.split(/(?<=[.,;:!?–—])\s+/);
  const first = clauses.findIndex((clause) => !isPreamble(clause));
  return first < 0
    ? ""
    : clauses
        .slice(first)
        .join(" ")
        .replace(/[\s,]+(?:(?:so|and|but|because|cos)[\s,]*)?$/i, "");
}

/** "He's already got his appointment Friday, I only want you to tell the dentist it's rubbing" */
const OF_APPOINTMENT =
  /\b(?:already|appointment|booked|check-?up|coming|(?:got|has|have) one)\b/i;
const COURTESY =
  /(?:[\s,]+(?:please|will you|would you|can you|could you|for me))+[\s.?!]*$/i;

/** "Ask her to ring me", "ask him if he could" */
const TO_DO = /^(?:to|if (?:he|she|they) (?:can|could|would))(?= )/i;

/** Longer speech must not keep her busy. In characters. */
const MAX_SPEECH = 600;

/** What they are to be told, from whatever leads up to it. */
export const messageIn = (words: string): Message =>
  messageWhereLed(words.slice(0, MAX_SPEECH));

function messageWhereLed(words: string): Message {
  const lead = LEAD.exec(words);
  if (!lead) return messageWhereRung(words);
  const { message, word, ...whom } = lead.groups ?? {};
  const kind = message || word ? "message" : "tell";
  const named = Object.values(whom).find((each) => each !== undefined);
  const receiver = named && !NOBODY.test(named) ? named : undefined;
  const rest = words.slice(lead.index + lead[0].length).replace(COURTESY, "");
  const before = withoutBeginning(matterBefore(words.slice(0, lead.index)));
  if (!/\S\s+\S/.test(rest))
    return {
      kind,
      receiver,
      // What is said before "can I leave a message" is mostly no part of it.
      matter: (kind === "tell" && before) || undefined,
    };
  if (TO_DO.test(rest) && onlyRings(rest))
    return { kind, receiver, matter: before && withoutBeginning(words) };
  const after = messageWhereLed(rest.replace(TO_DO, "please"));
  const goesOn = /^and\b/i.test(rest);
  const isPart = (kind === "tell" && goesOn) || OF_APPOINTMENT.test(before);
  return {
    kind,
    receiver: receiver ?? after.receiver,
    matter: [
      isPart && before,
      goesOn || !isPart ? after.matter : capital(after.matter),
    ]
      .filter(Boolean)
      .join(goesOn ? ", and " : ". "),
  };
}

const onlyRings = (words: string): boolean => {
  const ring = RING.exec(words);
  const rest = words.slice((ring?.index ?? 0) + (ring?.[0].length ?? 0));
  return ring !== null && ADDS_NOTHING.test(rest);
};

/** "My crown's come off, can somebody ring me": only the wish to be rung is no matter. */
function messageWhereRung(words: string): Message {
  const ring = RING.exec(words);
  if (!ring) return { matter: withoutBeginning(words) };
  const lead = words.slice(0, ring.index).trim();
  const before = matterBefore(lead);
  if (!before && onlyRings(words)) return { kind: "ring" };
  const between = /[,.;:!?–—]$/.test(lead) ? ", " : " ";
  const all = [before, words.slice(ring.index)].filter(Boolean).join(between);
  return { kind: "ring", matter: withoutBeginning(all) };
}

const SEND = /(?:[\s,]+(?:then|and|so|please))*[\s,]+send (?:it|that).*$/i;

/** What is told, without what only leads to it. */
export function toldIn(words: string): string {
  const { kind, matter } = messageIn(words);
  return matter ?? (kind ? "" : withoutBeginning(words));
}

const DIGITS =
  /(?:[\s,]+(?:on|it['’]?s|my number(?:['’]?s| is)?))?[\s,]*(?:\d[\d\s]{8,}\d|(?:\b(?:\d+|oh|zero|nought|double|triple|one|two|three|four|five|six|seven|eight|nine|hundred)\b[\s,]*){6,})/gi;
/** What is told besides of a note at hand, also with the yes to it. */
export function toldBeside(words: string): string | undefined {
  const { kind, matter } = messageIn(words);
  return kind === "tell" ? matter : whenToRing(words);
}

const NAMED =
  "(?:[\\s,]+(?:and )?(?:it['’]?s|i['’]?m|this is|(?:my )?name(?:['’]?s| is)?) |(?<=^|[,.] ))";

/** Without the number, and without the name where it is only given. */
export function withoutPerson(words: string, name = ""): string {
  const text = words.slice(0, MAX_SPEECH).replaceAll(DIGITS, " ").trim();
  const given = name.replaceAll(/[^\p{L}\s]/gu, ".");
  return given
    ? text.replace(
        new RegExp(`${NAMED}${given}(?=[\\s,.]*$|[,.]| and\\b)`, "i"),
        "",
      )
    : text;
}

const WHEN =
  /\b(?:(?:not|only|best|better|any ?time|ideally) )*(?:after|before|until|till|from|between|mornings?|afternoons?|evenings?)\b.*/i;
const ASKS_TO_RING =
  /^(?:can|could) (?:they|you|s?he|someone|somebody) (?:\w+ )?(?:ring|call|phone)\b/;

/** What is said beside a name and a number of when to ring or whom: "after five's best, I'm at work". */
function whenToRing(words: string): string | undefined {
  const clauses = words
    .split(/[,.;!?–—]+\s|\s(?:and|but)\s/i)
    .map(withoutBeginning)
    .filter((clause) => {
      const text = plain(clause);
      const isTold = !QUESTION.test(text) && !/^(?:ill|i will)\b/.test(text);
      return isVague(text)
        ? isTold || ASKS_TO_RING.test(text)
        : isTold && RING.test(clause) && !onlyRings(clause);
    })
    .map((clause) =>
      /\d{3}/.test(inDigits(plain(clause)))
        ? WHEN.exec(clause)?.[0]
        : clause.replace(SEND, ""),
    )
    .filter(Boolean);
  return clauses.join(", ") || undefined;
}

const NAME = `${LETTER}(?:${LETTER}|['’-])+`;
const SENDER = new RegExp(
  `\\b(?:i['’]?m|i am|this is)\\s+(?:(?<name>${NAME}),?\\s+)?(?<kin>(?:her|his|their|${NAME}['’]s)\\s+${FAMILY}(?:[- ]in[- ]law)?)\\b(?:[\\s,]+(?<after>${NAME}))?`,
  "i",
);
const RINGS_FOR = new RegExp(
  `\\b(?:i['’]?m|i am|it['’]?s|this is)\\s+(?<name>${NAME})(?:\\s${NAME})?[\\s,]+(?:and\\s)?(?:i['’]?m\\s)?(?:ringing|calling|phoning)\\s(?:for|on behalf of)\\s(?:my|our)\\s${FAMILY}`,
  "i",
);

const isName = (word: string): boolean =>
  isCapital(word) || !isOrdinary(word.toLowerCase());

export const withoutSender = (words: string): string =>
  words.replace(SENDER, "").replace(RINGS_FOR, "");

/** Who speaks for somebody else: "Sharon, her daughter". */
export function senderIn(words: string): string | undefined {
  const { name, kin, after } =
    (SENDER.exec(words) ?? RINGS_FOR.exec(words))?.groups ?? {};
  const called = [name, after].find((each) => each && isName(each));
  return (
    [called && capital(called), kin].filter(Boolean).join(", ") || undefined
  );
}
