import { anyOf } from "../any-of.ts";
import type { Task } from "../../types.ts";

export interface Entity<Value> {
  readonly value: Value;
  /** The words that name it. */
  readonly said: string;
  readonly at: number;
  readonly end: number;
  /** It was ruled out, or it belongs to the appointment that there already is. */
  readonly old: boolean;
  readonly out: boolean;
  /** "Before nine" and "after four" are limits and no wishes. */
  readonly limit: Limit | undefined;
}

/** "Back on the 24th" is from that day on, and "after the 24th" begins a day later. */
type Limit = "until" | "from" | "after";

const SMALL =
  "(?: (?:on|the|this|that|next|for|at|in|an?|is|are|it|about|around|from|before|after|until|till|_+ to _+|_+ (?:or|nor|and)))* ?";

/** "I did", "it flared up", and no wish: "I wanted", "I moved it to" */
const DID = [
  "(?:over)?did|went|lost|ate|bit|hit|cut|split|caught|woke|began|put|burnt|stuck|threw|tore|felt|got (?!an? |the |my |any )[a-z]+",
  "had an? (?:fall|accident|bump|knock|crash|[a-z]+ (?:done|out|fitted))",
  "(?!need|want|hop|book|ask|prefer|fanc|plan|mov|chang|miss|decid|pick|figur|mention|offer|cancel|rearrang)[a-z]{3,}ed",
].join("|");
/** "My crown broke", "he tripped", "I did my back in": what has happened */
const HAPPENED = [
  "broke|chipped|cracked|knocked|snapped|fell|fall|started|happened|hurt|came|come off",
  `\\b(?:i|it|s?he|we|they|(?:my|his|her|our|the) [a-z]+(?: [a-z]+)?)(?:s|ve| just| only| first)* (?:${DID})`,
].join("|");

/** What is said of a day or a time that is not wanted, right before it */
const OUT_BEFORE = new RegExp(
  `\\b(?:${[
    "not|never|except|but not|instead of|rather than|apart from|(?:any|anything|any day|any time) but|bar|avoid|forget",
    "it was only|cant(?: (?:be|do|make|manage|come(?: in)?))?|couldnt be|dont want|wont be|(?:im|were|s?hes) no good",
    "born|date of birth|since|was (?:in|there|here)|saw [a-z ]{2,20}",
    `(?:${HAPPENED})(?: (?!and |but |so |can |could |want |need |id |like |is |any|have |do |mean |said |then )[a-z]+){0,7}`,
    "(?:[a-z]{3,}s|are|is) (?:coming|visiting|calling|due)(?: round| over| in)?",
    "(?:ive got|i have|got|have) (?:(?:an?|my|some|another) )?(?:somebody|someone|client|patient|class|lecture|seminar|lesson|appointment with)s?",
    "(?:might|may|could|should|will|probably|ill|shell|hell) be (?:working|away|busy|out|at work)",
    "(?<!_ )(?:i|we|he|she|im|were|always|usually) (?:work(?:ing|s)?|away|busy|out|at work|flying|leaving)(?: every)?",
  ].join("|")})${SMALL}$`,
);
const EVENT =
  "(?:wedding|birthday|party|holiday|flight|exam|interview|funeral|meeting|train|bus|shift)";
/** "My wedding's on the 21st", "we fly on the 21st", "the week of the 21st" */
const EVENT_BEFORE = new RegExp(
  `\\b(?:an? ${EVENT}|${EVENT}(?:s| is| on| at)|(?:get|getting|got) married|fly(?:ing)?(?: out)?|go(?:ing)? (?:away|on holiday)|(?:off|flying|travelling|going) to [a-z]+|(?:off|away)(?: school| work)? (?:for|over|at)|week (?:of|beginning|commencing|starting))(?: (?:on|at|for))* ?$`,
);
/** And right after it */
const OUT_AFTER = anyOf([
  new RegExp(
    `^s?(?: is| was)? when (?:${HAPPENED}|(?:i|we|he|she|they|my [a-z]+|[a-z]+s) (?:\\w+ ?){0,2}(?:com(?:es?|ing)|visit\\w*|due|pick|start|finish))`,
  ),
  /^s?(?: (?:and|or|nor)(?: on)? _+s?)* ?(?:so not (?:then|them|those|that day)\b|(?:is |are |was |being |s )?(?:(?:the|my|our|her|his) (?:wedding|party|birthday|funeral|holiday)|no good|not good|not great|no use|(?:going to be )?(?:(?:a bit|a little|quite|really|usually|always) )?(?:tight|tricky|difficult|awkward|hopeless|impossible|tough|hard|bad|a nightmare)|(?:doesnt|wont) (?:work|suit|do)|(?:too|a bit|bit|a little) (?:early|late|soon|far)|taken|isnt(?! it)|not possible|(?:isnt it |oh |ooh |no )*(?:i |we )?(?:couldnt|cant) (?:get|make|do|come|manage)\b(?! (?:on |the )?_)(?!.{0,20}\b(?:before|until|till|after)\b)|wasnt(?! it)|is wrong|not (?!_|[ap]m|too|before|until|till|after|earlier|later|1th)|clashes|im (?:away|busy|working|out)$))/,
]);
/** In "not Monday, I'm at work, Tuesday would do", Tuesday is not ruled out by what stands before it. */
const SUITS_AFTER =
  /^s? ?(?:(?:would|could|might|will|ll) (?:do|be|suit|work)|(?:is )?(?:fine|ok|okay|good|better)|works|suits)\b(?! (?:no|not|too|an?|bad|pushing)\b)/;

const AT = "(?: (?:about|around|at|on|by|for|from|gone|the|say))* ?#";
const NO =
  "(?:not|cant|couldnt|wont|dont|doesnt|isnt)(?: (?!wait|leave|can |free )[a-z]+){0,4}|(?:no|nothing|none|never)(?: any)?";
/** A clause that has no other day or time in it. */
const CLAUSE =
  "(?:i|im|ive|we|he|she|they|my|our|her|his|the)(?: (?!so |and |or |but |then )[a-z]+){0,5}";

/** What stands beside a day or a time, which is the #; the first that holds counts. */
const LIMITS = (
  [
    // "Nothing after ten", "my wedding's on the 21st so before that"
    [
      "until",
      `\\b(?:${NO}) (?:after|past|later than)${AT}|#(?![^_]{0,60}\\b(?:busy|away|working|tied up)\\b)[^_]{0,60}?\\bbefore (?:then|that)\\b`,
    ],
    ["from", "# ?(?:onwards?|(?:or|and) (?:after|later))\\b"],
    ["after", "#[^_]{0,60}?\\b(?:after (?:then|that)|(?:time|be|so) after$)"],
    // "Not before ten", "I don't finish till ten", "she's back on the 24th"
    [
      "from",
      `\\b(?:(?:${NO}) (?:before|until|till|while|earlier than)|work(?:s|ing)?(?: from)? \\d+ (?:to|till|until)|finish(?:es|ed)?(?: (?:work|school))?|(?:gets?|comes?|schools?)(?: is)? out(?: of [a-z]+)?|back|home)${AT}`,
    ],
    // "I'm away until the 24th", "after my holiday on the 24th"
    [
      "after",
      `\\b(?:(?<!\\b(?:week|look|looks|looking) )after(?: ${CLAUSE})?|past|breaks? up|(?:im|were|hes|shes|working|away|meeting)(?: (?!free|available|here|so )[a-z]+){0,4} (?:until|till))${AT}`,
    ],
    // "Before I go to work at ten", "he starts at ten"
    [
      "until",
      `\\b(?:(?:before|until|till|by|later than|starts?|closes?)(?: (?:work|school|me))*|before ${CLAUSE}|leave|pick(?: [a-z]+){0,3} up|to be(?: [a-z]+){0,4} for)${AT}`,
    ],
  ] as const
).map(([limit, source]) => [limit, new RegExp(source)] as const);

const OLD_BEFORE =
  /\b(?:(?:move|bring|change|rearrange|reschedule|swap|cancel) .*\bits|from|my|our|his|her|their|instead of|\bi(?:ve got| have) it(?: booked)?(?: on)?|(?:appointment|booking|booked|visit|one|(?:old|current|original|present) 1|slot|check ?up|consultation)s?(?: is| was| booked)?(?: in)?(?: (?:on|for|at))?)(?: (?:the|on|this|next|_+|at|for))* ?$/;
const OLD_AFTER =
  /^s?(?: _+)? ?(?:at _+ ?)?(?:(?:im|were|hes|shes) (?:down|booked|in) for\b|(?:1 )?(?:that )?ive got (?:now|at the moment|already)\b|1 (?:gone|off)\b|it was before\b|appointment|booking|visit|slot|one\b|check ?up|consultation)/;
/** "I've the hygienist tomorrow and I need to move it" */
const HAS_BEFORE =
  /\b(?:i?ve|have|im|got|down|booked|due|seeing|supposed|meant)\b.*$/;
const MOVES_AFTER =
  /^.*\b(?:move|shift|change|rearrange|reschedule|swap|cancel|make it|come .*instead)\b/;
const NEW_BEFORE =
  /\b(?:to|until|till|(?<!\b(?:down|booked|in|due) )for|into|make it|do|instead|rather|come(?: in)?(?: on)?|be|try|free)(?: (?:the|on|like|say|_+))* ?$/;

const CORRECTION =
  /\bits (?:the )?(?:_|$)|\b(?:no|sorry|mean|meant|actually|rather|wait|make (?:it|that)|scratch that|instead|so|but|better|prefer|(?:how|what) about|im (?:in|at|away|working)|(?:can|could) (?:we|i|you)|lets)\b/;
const WANTED_BEFORE =
  /\b(?:want(?:ed)?|meant|said|say|prefer(?:ably)?|ideally|id like|make it|instead|can (?:do|manage|make))(?: (?:the|on|for|it|at|_+))* ?$/;

/** "Make it half three, no, hang on, four" */
const RETRACTS = /\b(?:no|wait|hang on|hold on|sorry|actually)\b/;

/** After a correction the last mention counts; of a choice, the first. */
export function chosen<Value>(
  text: string,
  found: readonly Entity<Value>[],
): Value | undefined {
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last) return undefined;
  const wanted = found.findLastIndex(
    ({ at, end }) =>
      WANTED_BEFORE.test(text.slice(0, at)) ||
      SUITS_AFTER.test(text.slice(end)) ||
      /^ (?:then|instead)\b/.test(text.slice(end)),
  );
  const since = text.slice(found[wanted]?.end, last.at);
  if (wanted >= 0 && !RETRACTS.test(since)) {
    // "Tuesday or Wednesday instead" would have the first.
    const other = found[wanted - 1];
    const between = text.slice(other?.end, found[wanted]?.at);
    return (between === " or " ? other : found[wanted])?.value;
  }
  return CORRECTION.test(text.slice(first.end, last.at))
    ? last.value
    : first.value;
}

export type Groups = Readonly<Partial<Record<string, string>>>;

const compiled = new Map<string, RegExp>();

/** Each with how to read it, unless that is the usual way. */
export type Patterns<Read> = readonly (string | readonly [string, Read])[];

/** Finds whole words by each pattern in turn: what one has found, the later ones do not see. */
export function scan<Value, Read>(
  text: string,
  patterns: Patterns<Read>,
  usual: Read,
  meaning: (read: Read, groups: Groups, before?: Value) => Value | undefined,
): { mentions: Entity<Value>[]; rest: string } {
  const found: { value: Value; said: string; at: number; end: number }[] = [];
  let rest = text;
  for (const each of patterns) {
    const [source, read] = typeof each === "string" ? [each, usual] : each;
    const pattern =
      compiled.get(source) ?? new RegExp(`\\b(?:${source})\\b`, "g");
    compiled.set(source, pattern);
    for (const { 0: said, index: at, groups = {} } of rest.matchAll(pattern)) {
      const before = found.findLast((other) => other.at < at);
      const value = meaning(read, groups, before?.value);
      if (value === undefined) continue;
      const end = at + said.length;
      found.push({ value, said, at, end });
      found.sort((a, b) => a.at - b.at);
      // The spaces around it stay, so that the words beside it still end there.
      rest =
        rest.slice(0, at) +
        said.replace(/\S(?:.*\S)?/, (words) => "_".repeat(words.length)) +
        rest.slice(end);
    }
  }
  const mentions = found.map((each) => {
    const before = rest.slice(0, each.at);
    const after = rest.slice(each.end);
    const beside = `${before}#${after}`;
    const limit = LIMITS.find(([, words]) => words.test(beside))?.[0];
    const out =
      (!limit &&
        (OUT_BEFORE.test(before) || EVENT_BEFORE.test(before)) &&
        !SUITS_AFTER.test(after)) ||
      (OUT_AFTER.test(after) && !/\bis $/.test(before));
    const old =
      out ||
      OLD_BEFORE.test(before) ||
      OLD_AFTER.test(after) ||
      (HAS_BEFORE.test(before) && MOVES_AFTER.test(after));
    return { ...each, out, old, limit };
  });
  return { mentions, rest };
}

export function roles<Value>(
  text: string,
  found: readonly Entity<Value>[],
  task: Task | undefined,
): { next: Value | undefined; old?: Value | undefined } {
  // In "not Thursday, he's got swimming Thursdays", neither is wanted.
  const ruledOut = new Set(
    found.filter(({ out }) => out).map(({ value }) => value),
  );
  const possible = found.filter(
    ({ value, limit }) => !limit && !ruledOut.has(value),
  );
  // What is cancelled is on the day that is named, in whatever words.
  if (task === "cancel")
    return {
      next: undefined,
      old: chosen(text, possible.length > 0 ? possible : found),
    };
  if (task !== "move") return { next: chosen(text, possible) };
  // "I'm booked in Thursday, any chance of Friday": what they have, and then what they want.
  const [first, second] = possible;
  const isHad =
    second !== undefined &&
    !possible.some(({ old }) => old) &&
    HAS_BEFORE.test(text.slice(0, first?.at));
  const isOld = (each: Entity<Value>) => each.old || (isHad && each === first);
  const next = possible.filter(
    (each) => !isOld(each) || NEW_BEFORE.test(text.slice(0, each.at)),
  );
  return {
    next: chosen(text, next),
    old: found.find((each) => isOld(each) && !next.includes(each))?.value,
  };
}
