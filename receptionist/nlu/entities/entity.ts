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
export type Limit = "until" | "from" | "after";

const OUT_BEFORE =
  /\b(?:not|except|instead of|rather than|apart from|other than|but not|(?:im|were|s?hes) no (?:good|use)|(?:any|anything|any day|any time) but|bar|cant (?:be|do|make|manage)|couldnt be|dont want|wont be|cant come(?: in)?|avoid|never|scrap|forget|born|date of birth|(?<!_ )(?:i|we|he|she|ill be|im|were|always|usually) (?:work(?:ing|s)?|away|busy|out|abroad|on shift|at work|on nights|tied up|flying(?: to \w+)?|leaving|going (?:away|to (?!be|come|need|book|see|have|make)\w+))(?: every| until| till)?)(?: (?:on|the|this|that|next|for|at|in|an?|is|it|before|after|until|till|from|_+ to _+|_+ (?:or|nor|and)))* ?$/;
/** "My wedding's on the 21st", "we fly on the 21st", "the week of the 21st" */
const EVENT_BEFORE =
  /\b(?:(?:my|our|her|his|their|the|an?)(?: [a-z]+){0,2} (?:weddings?|birthdays?|part(?:y|ies)|holidays?|flights?|exams?|interviews?|funerals?|anniversary|christening|shift|meetings?|train|bus|concert|match)(?: is| are)?|(?:get|getting|got) married|fly(?:ing)?(?: out)?|go(?:ing)? (?:away|on holiday)|start(?:ing)? (?:a|my|the) new job|back (?:to|at) (?:work|school)|(?:off|away|work)(?: school| work)? (?:for|over|at)|week (?:of|beginning|commencing|starting))(?: (?:on|at|for|the))* ?$/;
const OUT_AFTER =
  /^s?(?: (?:and|or|nor)(?: on)? _+s?)* ?(?:[^_]{0,20}\b(?:not|so (?:i|we|s?he) (?:cant|wont)(?: [a-z]+){0,4}) (?:then|that day)\b|so (?:not|no) (?:then|them|those|that day)\b|(?:in the (?:morning|afternoon|evening) )?(?:is |are |was |s )?(?:(?:the|my|our|her|his) (?:wedding|big day|party|birthday|funeral|holiday)|no good|not good|no longer|no use|(?:doesnt|wont) (?:work|suit|do)|(?:is |being )?too (?:early|late|soon|far)|taken|isnt|is out|not possible|wasnt|is wrong|not (?!_|[ap]m|too|before|until|till|after|earlier|later|1th)|clashes|(?:im (?:away|busy|working|out)|ive (?:work|got work))(?: then| that day)?$))/;
/** In "not Monday, I'm at work, Tuesday would do", Tuesday is not ruled out by what stands before it. */
const SUITS_AFTER =
  /^s? ?(?:(?:would|could|might|will|ll) (?:do|be|suit|work)|(?:is )?(?:fine|ok|okay|good|better)|works|suits)\b(?! (?:no|not|too|an?|bad|pushing)\b)/;
const AT = "(?: (?:about|around|at|on|by|for|from|the|say))* ?#";
const THEN = "#(?! or\\b)[^_]{0,60}?\\b";
const NO =
  "(?:not|cant|couldnt|wont|dont|doesnt|isnt|arent|wasnt)(?: (?!wait|leave|can |free )[a-z]+){0,4}|(?:no|nothing|none|never)(?: any)?";
const WHO = "(?:i|im|ive|weve|we|he|she|they|my|our|her|his|their|the)";
/** A clause that has no other day or time in it. */
const CLAUSE = `${WHO}(?: (?!so |and |or |but |then )[a-z]+){0,5}`;

/** What stands beside a day or a time, which is the #; the first that holds counts. */
const LIMITS = (
  [
    // "Nothing after ten", "my wedding's on the 21st so before that"
    [
      "until",
      `\\b(?:${NO}) (?:(?<!\\bweek )after|past|later than)${AT}|${THEN}before (?:then|that)\\b`,
    ],
    [
      "from",
      `${THEN}from (?:then|there)\\b|# ?(?:onwards?|or (?:after|later)|and (?:after|later))\\b`,
    ],
    [
      "after",
      `${THEN}(?:after (?:then|that)|(?:time|be|anything|so|day) after(?! _| (?:school|work|lunch|my|the|about|half|quarter|\\d)))\\b`,
    ],
    // "Not before ten", "I don't finish till ten", "school's out at ten", "she's back on the 24th"
    [
      "from",
      `\\b(?:(?:${NO}) (?:before|until|till|while|earlier than)|finish(?:es|ed)?|(?:works?|working|shift)(?: from)? \\d+ (?:to|till|until)|(?:school|college|nursery)s?(?: is)? (?:out|over)|(?:gets?|comes?|knocks?|clocks?) (?:off|out|in from)(?: of [a-z]+)?|(?:im|were|hes|shes|theyre|is|be|are|am|gets?|comes?)(?: only)? (?:back|home)(?: [a-z]+){0,2})${AT}`,
    ],
    // "I'm away until the 24th", "after my holiday on the 24th"
    [
      "after",
      `\\b(?:(?<!\\bweek )(?:after|past|breaks? up|breaking up)|after ${CLAUSE} (?:at|on)|(?:${CLAUSE}|(?:were|hes|shes|theyre)(?: [a-z]+){0,5})(?<!\\b(?:free|available|can|could|off|here|open|only|(?:got|have|ive) the)\\b[^_]*|\\b(?:got|have|ive)) (?:until|till))${AT}`,
    ],
    // "Before I go to work at ten", "he starts at ten"
    [
      "until",
      `\\b(?:(?:before|until|till|by|later than|starts?|closes?|due)(?: (?:work|school|me))*|before ${CLAUSE}|leave|pick(?: [a-z]+){0,3} up|start(?: (?:work|school))?|(?:i?ve|have|need|got|supposed) to be(?: [a-z]+){0,4} for)${AT}`,
    ],
  ] as const
).map(([limit, source]) => [limit, new RegExp(source)] as const);

const PAST_BEFORE =
  /\b(?:was|were) (?:in|there|here|seen|with you)\b(?: on| last)* ?$|\bsaw (?:[a-z]+ ){1,3}(?:on |last )*$|\bsince(?: (?:about|around|the|last|on))* ?$|\b(?:cracked|chipped|broke|snapped|fell|lost|came|knocked|hurt|started|began|happened)\b(?: (?!and |so |can |could )\w+){0,6}? ?(?:on |last |this )*$/;
const OLD_BEFORE =
  /\b(?:(?:move|push|shift|change|bring|rearrange|reschedule|swap|cancel) .*\bits|from|my|our|his|her|their|the (?:one|appointment|booking)|instead of|(?:appointment|booking|booked|visit|one|slot|check ?up|consultation)s?(?: is| was| booked)?(?: in)?(?: (?:on|for|at))?)(?: (?:the|on|this|next|_+|at|for))* ?$/;
const OLD_AFTER =
  /^s?(?: [_ ]+)? ?(?:at [_ ]+)?(?:(?:that )?(?:im|i was|were|we were|hes|shes) (?:down|booked|in) for\b|it was before\b|appointment|booking|visit|slot|one\b|1 (?:gone|off|cancelled|out)\b|check ?up|consultation)/;
/** "I've the hygienist tomorrow and I need to move it" */
const HAS_BEFORE =
  /\b(?:i?ve|have|im|got|down|booked|due|seeing|supposed|meant)\b.*$/;
const MOVES_AFTER =
  /^.*\b(?:move|shift|change|rearrange|reschedule|swap|cancel|make it|come .*instead)\b/;

const CORRECTION =
  /\bits (?:the )?(?:_|$)|\b(?:no|sorry|mean|meant|actually|rather|wait|make (?:it|that)|scratch that|instead|correction|or rather|so|but|better|prefer|how about|what about|im (?:in|at|away|working)|(?:can|could) (?:we|i|you)|lets)\b/;

const WANTED_BEFORE =
  /\b(?:want(?:ed)?|meant|said|say|prefer(?:ably)?|ideally|id like|make it|instead|can do|can manage|can make|have you (?:got |really )*(?:nothing|anything|owt))(?: (?:the|on|for|it|at|_+))* ?$/;

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
  // "Tuesday or Wednesday instead" would have the first.
  const other = found[wanted - 1];
  const isEither =
    text.slice(other?.end, found[wanted]?.at) === " or " &&
    // "Two, or half past two is better"
    !/^ (?:is |would be )?(?:better|best)\b/.test(
      text.slice(found[wanted]?.end),
    );
  if (wanted >= 0) return (isEither ? other : found[wanted])?.value;
  return CORRECTION.test(text.slice(first.end, last.at))
    ? last.value
    : first.value;
}

export type Groups = Readonly<Partial<Record<string, string>>>;

const compiled = new Map<string, RegExp>();

/** Finds whole words by each pattern in turn: what one has found, the later ones do not see. Null is none of it, nor for them. */
export function scan<Value, Read>(
  text: string,
  patterns: readonly (readonly [source: string, read: Read])[],
  meaning: (
    read: Read,
    groups: Groups,
    before?: Value,
  ) => Value | null | undefined,
): { mentions: Entity<Value>[]; rest: string } {
  const found: { value: Value; said: string; at: number; end: number }[] = [];
  let rest = text;
  for (const [source, read] of patterns) {
    const pattern =
      compiled.get(source) ?? new RegExp(`\\b(?:${source})\\b`, "g");
    compiled.set(source, pattern);
    for (const { 0: whole, index: at, groups = {} } of rest.matchAll(pattern)) {
      const before = found.findLast((other) => other.at < at);
      const meant = meaning(read, groups, before?.value);
      if (meant === undefined) continue;
      const end = at + whole.length;
      if (meant !== null) found.push({ value: meant, said: whole, at, end });
      found.sort((a, b) => a.at - b.at);
      // The spaces around it stay, so that the words beside it still end there.
      rest =
        rest.slice(0, at) +
        whole.replace(/\S(?:.*\S)?/, (said) => "_".repeat(said.length)) +
        rest.slice(end);
    }
  }
  const mentions = found.map(({ value, said, at, end }) => {
    const before = rest.slice(0, at);
    const after = rest.slice(end);
    const beside = `${before}#${after}`;
    const limit = LIMITS.find(([, words]) => words.test(beside))?.[0];
    const out =
      (!limit &&
        (OUT_BEFORE.test(before) || EVENT_BEFORE.test(before)) &&
        !SUITS_AFTER.test(after)) ||
      (OUT_AFTER.test(after) && !/\bis $/.test(before)) ||
      PAST_BEFORE.test(before);
    const old =
      out ||
      OLD_BEFORE.test(before) ||
      OLD_AFTER.test(after) ||
      (HAS_BEFORE.test(before) && MOVES_AFTER.test(after));
    return { value, said, at, end, out, old, limit };
  });
  return { mentions, rest };
}

const NEW_BEFORE =
  /\b(?:to|until|till|(?<!\b(?:down|booked|in|due) )for|into|make it|do|instead|rather|come(?: in)?(?: on)?|be|try|free)(?: (?:the|on|like|say|some(?:time|thing)(?: on)?|_+))* ?$/;

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
  if (task !== "move" && task !== "cancel")
    return { next: chosen(text, possible) };
  // "I'm booked in Thursday, any chance of Friday": what they have, and then what they want.
  // What is cancelled is on the day that is named, in whatever words.
  if (task === "cancel")
    return {
      next: undefined,
      old: chosen(text, possible.length > 0 ? possible : found),
    };
  const [first, second] = possible;
  const before = first && text.slice(0, first.at);
  const isHad =
    second !== undefined &&
    !possible.some(({ old }) => old) &&
    HAS_BEFORE.test(before ?? "");
  const isOld = (each: Entity<Value>) => each.old || (isHad && each === first);
  const next = possible.filter(
    (each) => !isOld(each) || NEW_BEFORE.test(text.slice(0, each.at)),
  );
  return {
    next: chosen(text, next),
    old: found.find((each) => isOld(each) && !next.includes(each))?.value,
  };
}
