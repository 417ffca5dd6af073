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
  /** Of several people's names, those after the first. */
  readonly others?: readonly string[];
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
const isFirst = calledBy("(?:first|christian|given|fore)");
const isLast = calledBy("(?:sur|last|second|family)");
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
/** "My name's no Mondays, it's Moira": whatever it is not */
const NO_NAME = /(\bname(?:['’]?s| is)) (?:no|not) \p{L}+(?=[\s,.])/giu;
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
/** "I'm her husband Derek": she is to come. */
const SPEAKER = cue(
  `(?:i['’]?m|i am) (?:her|his|their) ${FAMILY}|(?:with|from|by|off|near|after|visiting|minding) (?:my|our|his|her) ${FAMILY}`,
);

/** What tells that a run is a name, the surest first. */
function signsOf({ words, before, after }: Run, frame: Frame): boolean[] {
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

/** "It's May Hart, the 5th of May" keeps the second May. */
const without = (runs: readonly Run[], text: string): string =>
  runs
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`,
      text,
    );

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

/** "Callum and Skye, surname's Drummond" */
const SURNAME_APART = /\bsur ?names?\b/i;

function twoNames(words: string): FoundName | undefined {
  const match = SURNAME_APART.test(words) ? null : TWO_NAMES.exec(words);
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
    others: [capitalise(`${second} ${surname}`)],
    rest: words.replace(all, isFull ? " " : before),
  };
}

/** "Maisie she's nine and Ted he's six, both Armitage" */
const SHARED = cue("both|all|sur ?names?(?:['’]s| is| are)?");

/** "The second's Maisie Leo Hargreaves and Maisie Hargreaves", after Leo alone was named */
function partedAt(
  alone: ReadonlySet<string>,
  words: readonly string[],
): readonly string[][] {
  const at = words.findIndex(
    (word, i) => i > 0 && alone.has(word.toLowerCase()),
  );
  return at < 0 ? [[...words]] : [words.slice(0, at), words.slice(at)];
}

/** Where several people are expected, each run that may be a name is one. */
function peopleIn(text: string): FoundName | undefined {
  const runs = runsIn(text, true).filter((run) => {
    const words = run.words.filter((word) => !isTitle(word));
    const isSaid = words.length > 1 || isCapital(words[0] ?? "");
    return (
      (isSaid && !words.some(isOrdinary) && !SPOKEN_OF.test(run.after)) ||
      signsOf(run, "asked").includes(true)
    );
  });
  const alone = new Set(
    runs.filter(({ words }) => words.length === 1).map(inWords),
  );
  const shared = runs.find(({ before }) => SHARED.test(before));
  const people = new Map<string, string>();
  for (const name of runs
    .filter((run) => run !== shared)
    .flatMap(({ words }) => partedAt(alone, words))
    .map(once)) {
    const first = name.split(" ", 1).join("").toLowerCase();
    const before = people.get(first)?.split(" ") ?? [];
    // "Zara, that's Zara Qureshi" is one, and "Tom Pike, sorry, Tom Coombes" as well.
    if (name.split(" ").length >= before.length) people.set(first, name);
  }
  const [name, ...others] = [...people.values()].map((each) =>
    capitalise(
      shared && !each.includes(" ")
        ? `${each} ${shared.words.join(" ")}`
        : each,
    ),
  );
  return name && others.length > 0
    ? { name, others, rest: without(runs, text) }
    : undefined;
}

/** @param isMany more people than one are to be named */
export function nameIn(
  words: string,
  framed?: Frame,
  isMany = false,
): FoundName | undefined {
  const two = framed === "asked" ? twoNames(words) : undefined;
  // "Ann Hart, Tom Hart and Lily Hart" are three.
  if (two && !isMany) return two;
  const said = words
    .slice(0, 300)
    .replaceAll(/(?<=\p{L})(?:\.{2,}|…)\s*(?=\p{L})/gu, " ")
    .replaceAll(/\s+(?:hyphen|dash)\s+/gi, "-")
    .replaceAll(DOUBLE_BARRELLED, " ")
    .replaceAll(NO_NAME, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
  const spelled = withSpelled(said).replaceAll(DESCRIBED, "");
  // "No, Clarke with an E" and "it's spelt H A R T E" can only be names, and so can "Kinnear K I N N E A R".
  const isAgain = spelled.split(" ").every((word) => said.includes(word));
  const isSpelled = spelled !== said && (framed !== "awaited" || isAgain);
  const frame = framed && isSpelled ? "asked" : framed;
  const isOpen = frame === "asked" || frame === "correction";
  const text = isOpen
    ? spelled.replaceAll(NOT_NAME, (all, not: string) =>
        isName(not) ? " " : all,
      )
    : spelled;
  const last = isOpen && text.replace(PUT_RIGHT, "");
  const people = isMany && frame === "asked" ? peopleIn(text) : undefined;
  if (people && (!two || people.others?.[1])) return people;
  if (two) return two;
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
  const runs = runsIn(text, frame === "asked" || frame === "correction");
  const [best] = runs
    .map((run) => ({ run, rank: signsOf(run, frame).indexOf(true) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank);
  if (!best) return undefined;
  const { words, parts } = joined(runs, best.run, text, frame);
  return { name: capitalise(once(words)), rest: without(parts, text) };
}
