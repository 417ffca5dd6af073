import { type Frame, type Run, runsIn } from "./name-run.ts";
import { withSpelled } from "./name-spelling.ts";
import {
  capitalise,
  isAlsoName,
  FAMILY,
  isCapital,
  isLead,
  isName,
  isOrdinary,
  isTitle,
} from "./name-words.ts";

export interface FoundName {
  readonly name: string;
  /** The words without the name. */
  readonly rest: string;
  /** Of two names, the second. */
  readonly other?: string;
}

const cue = (source: string) =>
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
  `i (?:said|meant)|it['’]?s|it is|(?:this|here) is|i['’]?m|i am|i['’]?ll be|that['’]?s|that is|(?:it|that) would be|(?:it|that)['’]?(?:ll|d) be|under|on behalf of|for me,?|speaking (?:to|with)|(?:put|book|pencil|down|registered|have|got)(?: \\p{L}+){0,2} as|(?:my|our) ${FAMILY}(?: is| called| named|,)?|(?:the )?patient(?:['’]s| is)`,
);
const INTRODUCES = cue(
  "it['’]?s|it is|(?:this|here) is|i['’]?m|i am|i (?:said|meant)|(?:it['’]?s|be|is|down|that['’]?s) under",
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
const isFirst = calledBy("(?:first|christian|given|fore)");
const isLast = calledBy("(?:sur|last|second|family)");
const OWNS = /^['’]s (?:appointment|booking|slot|visit|check-?up)\b/i;
const DETERMINED = /\b(?:an?|the|my|your|to|of|in|at|on|you|some|any)\s+$/i;
const ENDS =
  /^[\s,.]*(?:(?:and |my |the |on |phone |mobile |tel )*(?:number|phone|mobile|tel)\b|[\d+]|(?:oh|zero|plus)\s|$)/i;
/** "It's always bedlam in here", but not "it's Ann Hart on 07700 900123" */
const CONTINUES =
  /^ (?:in|at|on(?! (?:\d|oh|zero|nought|double|my (?:mobile|number)))|all|every|round)\b/;
/** In "Hi, I'm Ann", a single word is a name. */
const GREETING =
  /^(?:(?:hi|hiya|hello|hey|oh|there|good (?:morning|afternoon|evening)|morning|afternoon|evening)[\s,.!]+)+(?:i['’]?m|i am)\s*$/i;
/** "It's James on 07700 900123" */
const BEFORE_NUMBER = /^[\s,]*(?:on )?(?:oh|zero|nought|0\d)/i;
const UNLIKELY_ENDING =
  /(?:..ing|(?<!m|fr)ed|ly|ous|ful|less|able|ible|ive|.{4}(?:ant|ic|al))$/;
/** "Everyone calls me Baz but it's Barry Hogan", "Jane, sorry, Jayne Baker" */
const PUT_RIGHT =
  /^[\s\S]*\b(?:(?:but|actually|no|now)[\s,.]+(?=(?:it|that|the|my|make|put|under|on|in|i['’]?(?:ll|m))\b)|(?:sorry|i mean)[\s,.]+)(?=.*\p{L})|^(?:it['’]?s )?\p{L}+[\s,.]+(?:actually|well)[\s,.]+(?=\p{L})/iu;
/** "No, not Clark, Clarke" */
const NOT_NAME =
  /[\s,]*\bnot (\p{L}[\p{L}'’-]*)(?: \p{Lu}[\p{L}'’-]*)?(?:[\s,.]+but)?(?:[\s,.]+(?=\p{L})|\.?$)/giu;
/** "Sarah with an h", "Philip, that's Philip with one l" */
const DESCRIBED =
  /(?:[\s,]+that['’]?s \p{L}+)?[\s,]+with(?:out)? (?:(?:an?|one|two|no) )?(?:\p{L}|ph|th|ck)(?:['’]?s)?(?: and (?:an?|one) \p{L})*(?![\p{L}'’]),?/giu;

const DOUBLE_BARRELLED =
  /[\s,]*(?:\b(?:it['’]?s|that['’]?s|and)\s+)?\bdouble[\s-]barrel+ed\b[\s,:]*/gi;

/** "Friday 10am Ann Hart 07700 900123" */
const AFTER_TIME =
  /(?:\d\s?(?:am|pm)?|day|tomorrow|oclock|o['’]?clock|(?:half|past|to|at) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?: (?:then|please|and))?\s*$/i;

/** "My daughter Marcia drives me", "Marcia's my daughter": another person is only spoken of. */
const SPOKEN_OF =
  /^(?: (?:drives|brings|takes|works|says|said|told|lives|looks after|picks)\b|['’]s (?:my|me|our) | (?:his|her|their) (?:mum|mam|mother|dad|father|wife|husband|son|daughter|sister|brother|carer)\b)/i;
/** What tells that a run is a name, the surest first. */
function signsOf({ words, before, after }: Run, frame: Frame): boolean[] {
  const capital = isCapital(words.find((word) => !isTitle(word)) ?? "");
  if (STAFF.test(before) && isTitle(words[0] ?? "")) return [];
  if (SPOKEN_OF.test(after)) return [];
  // In "we miss calls" there is no Miss.
  const addressed =
    /^m(?:r|rs|iss|s|ister|issus)$/i.test(words[0] ?? "") &&
    (frame === "asked" || words[0] !== "miss");
  const many = words.length > 1;
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
    frame !== undefined &&
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
    (many && fresh && apart) || (asked && (likely || onlyLeads)),
    frame === "asked" && IS_CALLED.test(before) && (capital || fresh),
    NICKNAME.test(before),
  ];
}

const inWords = ({ words }: Pick<Run, "words">) =>
  words.join(" ").toLowerCase();

/** Puts "Hart, Ann" and parts that were named apart together, and takes the fullest form. */
function joined(
  runs: readonly Run[],
  given: Run,
  text: string,
  frame: Frame,
): { readonly words: readonly string[]; readonly parts: readonly Run[] } {
  const surname = runs.find(isLast);
  const called = runs.find(isFirst);
  const other = runs.find((run) => run !== surname && run !== called);
  const family = surname ?? (called && other);
  const first = called ?? (surname && other);
  if (family && first)
    return {
      words: [
        ...first.words.slice(0, 1),
        ...family.words.filter((word) => !isTitle(word)),
      ],
      parts: [first, family],
    };
  const next = runs[runs.indexOf(given) + 1];
  const bare = given.words.filter((word) => !isTitle(word));
  const comma = /^\s*[,.]\s*$/.test(text.slice(given.end, next?.at));
  if (
    frame === "asked" &&
    comma &&
    bare.length === 1 &&
    next?.words.length === 1
  )
    return { words: [...next.words, ...bare], parts: [given, next] };
  // "Nadia, Nadia Hussain" and "under Hendry, it's Morag Hendry" end with the full name.
  const full = runs.find(
    (run) =>
      run.at > given.at &&
      run.words.length > bare.length &&
      (inWords(run).startsWith(`${inWords({ words: bare })} `) ||
        inWords(run).endsWith(` ${bare.at(-1)?.toLowerCase()}`)),
  );
  return {
    words: (full ?? given).words,
    parts: full ? [given, full] : [given],
  };
}

/** "Sarah Sarah Jones" and "Mrs Jones Sarah Jones" without the pause between. */
function once(words: readonly string[]): string {
  const bare = words.filter((word) => !isTitle(word));
  const last = bare.findLastIndex((word, i) =>
    bare
      .slice(i + 1)
      .some((other) => other.toLowerCase() === word.toLowerCase()),
  );
  return (last < 0 ? words : bare.slice(last + 1)).join(" ");
}

/** "Ann and Tom Hart", "it's ann hart and tom bell" */
const TWO_NAMES =
  /(?:(\p{L}[\p{L}'’-]+) )?(\p{L}[\p{L}'’-]+) and (\p{L}[\p{L}'’-]+) (\p{L}[\p{L}'’-]+)/u;

function twoNames(words: string): FoundName | undefined {
  const match = TWO_NAMES.exec(words);
  const [all = "", before = "", beside = "", second = "", surname = ""] =
    match ?? [];
  // "It's Ann and Tom Hart" has one surname.
  const isFull = isName(before) && !isOrdinary(before);
  const [first, last] = isFull ? [before, beside] : [beside, surname];
  // Without capitals nothing but "it's" stands before them; with one a surname may be any word.
  const isSaid = isLead(words.slice(0, match?.index));
  const isNamed = [first, last, second, surname].every((word, i) =>
    isCapital(word)
      ? i % 2 === 1 || !isOrdinary(word)
      : isSaid && !isOrdinary(word),
  );
  if (!match || !isNamed) return undefined;
  return {
    name: capitalise(`${first} ${last}`),
    other: capitalise(`${second} ${surname}`),
    rest: words.replace(all, isFull ? " " : before),
  };
}

export function nameIn(words: string, framed?: Frame): FoundName | undefined {
  const two = framed === "asked" ? twoNames(words) : undefined;
  if (two) return two;
  const said = words
    .slice(0, 300)
    .replaceAll(/(?<=\p{L})(?:\.{2,}|…)\s*(?=\p{L})/gu, " ")
    .replaceAll(/\s+(?:hyphen|dash)\s+/gi, "-")
    .replaceAll(DOUBLE_BARRELLED, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const spelled = withSpelled(said).replaceAll(DESCRIBED, "");
  // "No, Clarke with an E" and "it's spelt H A R T E" can only be names.
  const frame = framed && spelled !== said ? "asked" : framed;
  const text = frame
    ? spelled.replaceAll(NOT_NAME, (all, not: string) =>
        isName(not) ? " " : all,
      )
    : spelled;
  const last = frame && text.replace(PUT_RIGHT, "");
  const whole = found(text, frame);
  const put = last && last !== text ? found(last, frame) : undefined;
  if (!put) return whole;
  // "Joanne Matthews, sorry no, Mathers" keeps the first name.
  const [first, surname] = whole?.name.split(" ") ?? [];
  const isLastAlone =
    surname &&
    !put.name.includes(" ") &&
    !isTitle(first ?? "") &&
    put.name !== first;
  return isLastAlone ? { ...put, name: `${first} ${put.name}` } : put;
}

function found(text: string, frame: Frame): FoundName | undefined {
  const runs = runsIn(text, frame !== undefined);
  const [best] = runs
    .map((run) => ({ run, rank: signsOf(run, frame).indexOf(true) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank);
  if (!best) return undefined;
  const { words, parts } = joined(runs, best.run, text, frame);
  // "It's May Hart, the 5th of May" keeps the second May.
  const rest = parts
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`,
      text,
    );
  return { name: capitalise(once(words)), rest };
}
