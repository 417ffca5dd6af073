import { minutes, toTime, WEEKDAY } from "../../clinic/diary.ts";
import { HOMOPHONES } from "./numbers.ts";
import { type Entity, type Groups, type Patterns, scan } from "./entity.ts";
import type { Part } from "../../types.ts";

const { raw } = String;

/** It depends on the day which times these are. */
export const isClock = (time: string): boolean => /^\d/.test(time);
export const FIRST = "first";
export const LAST = "last";

const GREETING =
  /^(?:(?:hello|hi|hey) (?:good )?|good )(?:morning|afternoon|evening)\b|^(?:morning|afternoon|evening) (?=(?:i|im|id|ive|can|could|there|love|do|whats?|is|hows?)\b)/;

const MORNING: Part = { from: "00:00", until: "12:00" };
const AFTERNOON: Part = { from: "12:00", until: "24:00" };
const EVENING: Part = { from: "17:00", until: "24:00" };
const ALL_DAY: Part = { from: MORNING.from, until: AFTERNOON.until };

const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/^before (?:work|school)/, { from: "00:00", until: "09:00" }],
  [/^early m/, { from: "00:00", until: "10:00" }],
  [/^late m|^before/, { from: "10:30", until: "12:00" }],
  [/^late a|^tea/, { from: "15:00", until: "24:00" }],
  [/school/, { from: "15:30", until: "24:00" }],
  [/work|evening|night/, EVENING],
  [/^m/, MORNING],
  [/^(?:lunch|dinner)/, { from: "12:00", until: "14:00" }],
];

const PART = new RegExp(
  `(?<!\\b(?:parents|all|half|last|not|no|no good|cant (?:do|make|manage)|dont (?:do|like|want)|work|working|exams?|lessons?|busy|tied up) (?:in |of )?(?:the |an? |most |every )?)\\b((?:late|early) (?:morning|afternoon|evening)|mornings?|afternoons?|evenings?|tonight|night|after (?:lunch|dinner|work|school)|before (?:work|school|lunch)|(?:lunch|dinner|tea) ?times?)\\b`,
);

const NOT_IN =
  /\b(?:not|no|cant (?:do|make)|dont (?:do|like|want)) (?:in )?(?:the |an? )?(?<part>morning|afternoon|evening)s?\b/;

const NOT_BEFORE = /\bnot (?:before|till|until)(?: after)? (?:lunch|dinner)\b/;

/** "Not mornings" leaves the rest of the day, as does "not before lunch". */
function partBut(text: string): Part | undefined {
  if (NOT_BEFORE.test(text)) return AFTERNOON;
  const part = NOT_IN.exec(text)?.groups?.["part"];
  if (!part) return undefined;
  if (part === "morning") return AFTERNOON;
  return part === "afternoon" ? MORNING : { ...ALL_DAY, until: EVENING.from };
}

export function partOf(text: string): Part | undefined {
  const said = PART.exec(text.replace(GREETING, ""))?.[1];
  return said === undefined
    ? undefined
    : (PARTS.find(([words]) => words.test(said))?.[1] ?? AFTERNOON);
}

/** Nothing but small words stands beside "later" in these. */
const SMALL =
  "(?:no|not|sorry|oh|hmm|well|and|but|ok|could|can|would|do|you|i|we|it|is|there|be|have|got|anything|something|any|a|an|bit|little|touch|slightly|much|rather|prefer|like|id|need|want|make|that|thats|its|this|thing|time|one|slot|appointment|please|thanks|for|me|us|the|then|too|so|as|quite|actually|instead|maybe|perhaps|possible|if|better|go|what|about|how|than|come|in|to|day|on|(?:morning|afternoon|evening)s?|preferably not|ideally|preferably|nothing|_+)";
const BESIDE = new RegExp(
  `^(?:${SMALL} )*(?<way>later|earlier|sooner|early|late)(?: ${SMALL})*$`,
);
const TOO = /\b(?:not|too|bit|nothing|rather|thats)\b.*\b(?:early|late)\b/;
/** "Not too early", whatever stands beside it */
const NOT_TOO =
  /\b(?:not|nothing|avoid|anything but|no good)(?: quite)? (?:(?:too|that|so|very) (?<way>early|late)|(?:be )?(?<first>first thing))\b/;

/** "A bit later", "not that early" */
export const isBeside = (text: string): boolean =>
  BESIDE.test(text) || NOT_TOO.test(text);

/** "Straight after me", of two appointments in one call */
export const STRAIGHT_AFTER =
  /\b(?:straight|right) after(?! (?:school|work|lunch))\b|(?<!\b(?:day|week) )\bafter(?: (?:me|him|her|us|them|mine|his|hers)\b|$)|\bone after (?:the other|another)\b|\bback to back\b|\bthe (?:next one|(?:one|slot|time) after)\b/;

/** In minutes. */
const LATER = 30;

const middleOf = ({ from, until }: Part): string => {
  const [open, close] = WEEKDAY;
  const begin = Math.max(minutes(from), open);
  return toTime((begin + Math.min(minutes(until), close)) / 2);
};

/** What is before or after the time at hand, or the earlier or the later half of a part of the day. */
function partBeside(text: string, at?: string): Part | undefined {
  const not = NOT_TOO.exec(text)?.groups;
  // "Late afternoon" is a part of its own.
  if (!not && /\b(?:late|early) (?:morning|afternoon|evening)\b/.test(text))
    return undefined;
  // "Five's a bit late. Is there nothing this morning?"
  if (/\b(?:bit|too) late\b(?! in\b).*\b(?:morning|afternoon)\b/.test(text))
    return undefined;
  const way =
    BESIDE.exec(text)?.groups?.["way"] ?? (not && (not["way"] ?? "early"));
  if (!way) return undefined;
  const named = partOf(text);
  const isToo = not !== undefined || TOO.test(text);
  const isAfter =
    way === "later" ||
    (!/earlier|sooner/.test(way) && (way === "early") === isToo);
  // "Not too early" is from ten on, and "not too late" before four.
  const noon = isToo ? (isAfter ? "10:00" : "16:00") : AFTERNOON.from;
  const edge = named ? middleOf(named) : (at ?? noon);
  const { from, until } = named ?? ALL_DAY;
  if (!isAfter) return { from, until: edge };
  return { from: at && !named ? toTime(minutes(at) + LATER) : edge, until };
}

export const inPart = (time: string, part: Part | undefined): boolean =>
  !part || (time >= part.from && time < part.until);

/** The part of the day that is wanted, within what "before nine" and "after four" leave of it. */
export const partIn = (
  text: string,
  rest: string,
  times: readonly Entity<string>[],
  at?: string,
): Part | undefined =>
  times
    .filter(({ limit, out, value }) => limit && !out && isClock(value))
    .reduce<Part | undefined>(
      (part, { value, limit }) => {
        const { from, until } = part ?? ALL_DAY;
        // Of "in the evening, so before four" the limit counts.
        return limit === "until"
          ? { from: from < value ? from : ALL_DAY.from, until: value }
          : {
              from: from > value ? from : value,
              until: value < until ? until : ALL_DAY.until,
            };
      },
      partBeside(text, at) ??
        partBeside(rest, at) ??
        partOf(text) ??
        partBut(text),
    );

const X = "(?: ?(?:in the )?(?<x>am|pm|morning|afternoon|evening))?";
const H = raw`(?<h>\d{1,2})`;
const NOT_TIME =
  "(?! ?(?:past\\b|mls?\\b|millilit|to$|[a-z]s\\b|sec|mo|people|person|appointments|slots|one after|areas?|teeth|visits?|sessions?|kids|children|boys|girls|more|days?|weeks?|fortnights?|months?|years?|min|hours?|things?|of|th\\b|patients|clinics?|surger|practices?|branches|sites|staff|calls|lines|languages|percent|%|\\d|gone|(?<!\\bat \\d{1,2} )for (?:me|him|her|us|them|my|our|the)\\b|hundred|thousand|pounds|quid|street|road|[:./]\\d))";

/** `from` is the time that was named before, or agreed on. */
type Read = (
  said: Groups,
  part: Part | undefined,
  from: string | undefined,
) => string | undefined;

const SHARES: Readonly<Record<string, number>> = { half: 30, quarter: 15 };

/** A bare hour from 1 to 7 is in the afternoon, unless a part of the day was named. */
const clock: Read = (words, part, from) => {
  const { h = from?.slice(0, 2), m = "0", x, past = m, to = "0" } = words;
  if (!h) return undefined;
  const hour = Number(h);
  const after = SHARES[past] ?? Number(past.replaceAll(/\D/g, ""));
  const before = SHARES[to] ?? Number.parseInt(to, 10);
  // "Two oh one" begins a telephone number.
  if (hour > 23 || after > 59 || after % 5 > 0) return undefined;
  const said = x && (/^(?:am|morning)$/.test(x) ? "am" : "pm");
  const half = said ?? (h.startsWith("0") ? "am" : undefined);
  // "Half two, since I'm at the garage in the morning" is no time of the night.
  const isOfPart = part && (part.from >= "12:00" || hour >= 7);
  const bare = isOfPart ? part.from >= "12:00" : hour >= 1 && hour <= 7;
  const late = hour < 12 && (half ? half === "pm" : bare);
  const full = half === "am" && hour === 12 ? 0 : hour + (late ? 12 : 0);
  return toTime((full * 60 + after - before + 1440) % 1440);
};

const inMinutes = (length: string) =>
  /^half|quarter/.test(length)
    ? (SHARES[length.replace(/^a /, "").split(" ")[0] ?? ""] ?? 0)
    : (Number.parseInt(length, 10) || 1) * (length.includes("hour") ? 60 : 1);

const moved: Read = ({ length = "", way }, _, from) =>
  from &&
  toTime(
    minutes(from) + inMinutes(length) * (/later|back/.test(way ?? "") ? 1 : -1),
  );

const first: Read = () => FIRST;
const last: Read = () => LAST;

const HAVE = "(?:you (?:can|have|do|got|ve)|youve got|there is|theres)";

/** The longest come first: what one pattern finds, the later ones do not see. */
const PATTERNS: Patterns<Read> = [
  raw`${H}[:.](?<m>\d{2})${X}\b(?![:./]\d)`,
  raw`(?:a )?(?<past>half|(?:quarter|\d{1,2}(?: minutes?| mins?)?)(?= (?:past|after|gone)))(?: (?:past|after|gone))? ${H}${X}`,
  raw`(?:a )?(?<to>quarter(?= (?:to|till|before|of))|(?<!from )\b(?:5|10|20|25)(?: minutes?| mins?)?(?= to)) \w+ ${H}${X}`,
  // "I work nine to five" leaves what is after it.
  raw`(?<=\b(?:works?|working|shift)(?: from)? (?:9|1\d|[1-8]) (?:to|till|until) )${H}`,
  [raw`(?:12 )?(?:noon|midday)`, () => "12:00"],
  [raw`midnight`, () => "00:00"],
  raw`${H} (?<m>oh? \d|[0-5]\d)${X}\b(?![:./]?\d)`,
  raw`${H} ?(?<x>am|pm)`,
  raw`${H} ?(?:oclock|hundred(?! and)(?: hours)?)${X}`,
  raw`(?<h>[01]\d|2[0-3])(?<m>[0-5]\d)(?: ?hours?)?\b(?!\d)`,
  [
    raw`1th thing|(?:as )?early as (?:poss\w*|${HAVE})|when (?:you|they) open|(?:1th|earliest)(?: (?:2|one|slot|appointment|time))? (?:that )?${HAVE}|(?:1th|earliest) (?:_+ )?(?:morning|afternoon|evening|slot|gap)`,
    first,
  ],
  [
    raw`(?:as )?late as (?:poss\w*|${HAVE})|last thing|end of (?:the )?days?|last (?:slot|appointment)|(?:last|latest)(?: (?:one|slot|appointment|time))? (?:(?:that )?${HAVE}|of the day|possible|available)`,
    last,
  ],
  raw`${H}(?= (?:sharp|prompt|exactly|or so|at the latest|for preference|if (?:possible|you)|would (?:do|be|suit)|will do|suits|works|onwards|is (?:fine|good|ok|best|perfect)|in the (?:morning|afternoon|evening)|at night|tonight))`,
  // "Three on Friday"; "one on Friday" is an appointment.
  raw`^(?<h>[2-9]|1[0-2])(?= (?:on )?_)`,
  raw`(?<=\b(?:at|time (?:\w+ )?(?:is|be|for)|(?:in|down|booked) for|between|around|about|say|by|after|before|make it|make that|from|till|until|to|prefer|or|think|mean|meant|said|nearer|closer to|got|time|back of|gone|just|_ and) (?:about |around |say |the )?|_ (?:at )?)${H}\b${NOT_TIME}`,
];

const BARE: Patterns<Read> = [
  [
    raw`^(?:(?:the|ill|have|take) )*(?:1th|earlier)\b(?! (?:of (?!th)|names?\b))`,
    first,
  ],
  [
    raw`^(?:(?:the|ill|have|take) )*(?:last|later|latter|latest)\b(?! week)|latest(?=$)`,
    last,
  ],
  // "She's four", "the wee one"
  raw`(?<!\b(?:s?hes|aged?|turned) (?:only )?)(?<!\b(?:isnt|havent|need|want|got|another|urgent|first|last|same|my|this|that|front|back|top|bottom|sore|bad|loose|broken|right|wrong|cheap|cheaper|big|new|old|other|no|any|each|every|which|gp|doctor|dentist|nurse|hygienist) (?=1\b))${H}\b${NOT_TIME}`,
];

/** "An hour later" and "quarter past" go by the time that was named before. */
const RELATIVE: Patterns<Read> = [
  [
    raw`(?<length>half an hour|(?:a )?quarter of an hour|(?:an|\d{1,2}) hours?|\d{1,2} min(?:ute)?s?) (?<way>later|earlier|sooner)`,
    moved,
  ],
  // "Push it back an hour"
  [
    raw`(?<=(?:bring|move|push|put|shift|shove) (?:it|that|mine|this) )(?<way>back|forward) (?:by )?(?<length>half an hour|an hour|\d{1,2} (?:hours?|min(?:ute)?s?))`,
    moved,
  ],
  raw`(?<past>half|quarter|\d{1,2}) past\b(?! \d)`,
];

/** Takes plain words in digits, without their days; `agreed` is the time from which "an hour later" counts. */
export function findTimes(
  text: string,
  asked = false,
  agreed?: string,
): { mentions: Entity<string>[]; rest: string } {
  const part = partOf(text);
  // A recogniser writes "half past to".
  const heard = asked
    ? text.replace(
        /(?<=\b(?:half|quarter|past|to|at) )(?:to|too|for|tree|free|ate|won)$/,
        (word) => HOMOPHONES[word] ?? word,
      )
    : text;
  const { mentions, rest } = scan<string, Read>(
    heard,
    [...PATTERNS, ...(asked ? BARE : []), ...RELATIVE],
    clock,
    (read, said, before = agreed) =>
      read(said, part, before && /^\d/.test(before) ? before : undefined),
  );
  // "First thing, nine o'clock" is nine, and "first thing, he starts at ten" is not ten.
  const isExact = mentions.some(({ value, limit }) => isClock(value) && !limit);
  return {
    mentions: isExact
      ? mentions.filter(({ value }) => isClock(value))
      : mentions,
    rest,
  };
}
