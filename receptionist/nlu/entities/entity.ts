import type { Task } from "../../types.ts";

export interface Entity<Value> {
  readonly value: Value;
  readonly at: number;
  readonly end: number;
  /** It was ruled out, or it belongs to the appointment that there already is. */
  readonly old: boolean;
  readonly out: boolean;
  /** "Before nine" and "after four" are limits and no wishes. */
  readonly until: boolean;
  readonly since: boolean;
}

const OUT_BEFORE =
  /\b(?:not|except|instead of|rather than|apart from|other than|but not|(?:any|anything|any day|any time) (?:but|bar)|cant do|cant make|cant manage|dont want|wont be|cant come(?: in)?|avoid|never|scrap|forget|born|date of birth|(?<!_ )(?:i|we|he|she|ill be|im|were|always|usually) (?:work(?:ing|s)?|away|busy|out|abroad|on shift|at work|on nights|tied up|flying(?: to \w+)?|leaving|going (?:away|to (?!be|come|need|book|see|have|make)\w+))(?: every| until| till)?)(?: (?:on|the|this|that|next|for|at|in|an?|is|it|before|after|until|till|_+ (?:or|nor|and)))* ?$/;
const OUT_AFTER =
  /^s? ?(?:in the (?:morning|afternoon|evening) )?(?:is |are |was |s )?(?:no good|not good|no longer|no use|(?:doesnt|wont) (?:work|suit|do)|(?:is )?too (?:early|late|soon|far)|taken|isnt|is out|not possible|wasnt|is wrong|not (?!_|[ap]m)|clashes|(?:im (?:away|busy|working|out)|ive (?:work|got work))(?: then| that day)?$)/;
/** In "not Monday, I'm at work, Tuesday would do", Tuesday is not ruled out by what stands before it. */
const SUITS_AFTER =
  /^s? ?(?:(?:would|could|might|will|ll) (?:do|be|suit|work)|(?:is )?(?:fine|ok|okay|good|better)|works|suits)\b(?! (?:no|not))/;
const UNTIL_BEFORE =
  /\b(?:before|until|till|by|later than|starts?|closes?|due)(?: (?:work|school|me))*(?: (?:at|about|around|the|on|say))* ?$/;
const NOT = "\\b(?:not|no|nothing|none|never)(?: any)? ";
/** "Not before ten" is from ten on, and "nothing after four" is before it. */
const NOT_BEFORE = new RegExp(
  `${NOT}(?:before|until|till|earlier than)(?: (?:about|around|the|say))* ?$`,
);
const NOT_AFTER = new RegExp(
  `${NOT}(?:after|past|later than)(?: (?:about|around|the|say))* ?$`,
);
const SINCE_BEFORE =
  /\b(?:any ?time )?(?<!\bweek )(?:after|past)(?: (?:about|around))? ?$/;
const PAST_BEFORE =
  /\bsince(?: (?:about|around|the|last|on))* ?$|\b(?:cracked|chipped|broke|snapped|fell|lost|came|knocked|hurt|started|began|happened)\b(?: (?!and |so |can |could )\w+){0,6}? ?(?:on |last |this )*$/;
const OLD_BEFORE =
  /\b(?:(?:move|push|shift|change|bring|rearrange|reschedule|swap|cancel) .*\bits|from|my|our|his|her|their|the (?:one|appointment|booking)|instead of|(?:appointment|booking|booked|visit|one|slot|check ?up|consultation)s?(?: is| was| booked)?(?: in)?(?: (?:on|for|at))?)(?: (?:the|on|this|next|_+|at|for))* ?$/;
const OLD_AFTER =
  /^s?(?: [_ ]+)? ?(?:at [_ ]+)?(?:appointment|booking|visit|slot|one\b|1 (?:gone|off|cancelled|out)\b|check ?up|consultation)/;
/** "I've the hygienist tomorrow and I need to move it" */
const HAS_BEFORE =
  /\b(?:i?ve|have|im|got|down|booked|due|seeing|supposed|meant)\b.*$/;
const MOVES_AFTER =
  /^.*\b(?:move|shift|change|rearrange|reschedule|swap|cancel|make it|come .*instead)\b/;

const CORRECTION =
  /\b(?:no|sorry|mean|meant|actually|rather|wait|make (?:it|that)|scratch that|instead|correction|or rather|so|but|better|prefer|how about|what about|im (?:in|at|away|working)|(?:can|could) (?:we|i|you)|lets)\b/;

const WANTED_BEFORE =
  /\b(?:want(?:ed)?|meant|said|say|prefer(?:ably)?|ideally|id like|make it|instead|can do|can manage|can make)(?: (?:the|on|for|it|at|_+))* ?$/;

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
  const isEither = text.slice(other?.end, found[wanted]?.at) === " or ";
  if (wanted >= 0) return (isEither ? other : found[wanted])?.value;
  return CORRECTION.test(text.slice(first.end, last.at))
    ? last.value
    : first.value;
}

export type Groups = Readonly<Partial<Record<string, string>>>;

const compiled = new Map<string, RegExp>();

/** Finds whole words by each pattern in turn: what one has found, the later ones do not see. */
export function scan<Value, Read>(
  text: string,
  patterns: readonly (readonly [source: string, read: Read])[],
  meaning: (read: Read, groups: Groups, before?: Value) => Value | undefined,
): { mentions: Entity<Value>[]; rest: string } {
  const found: { value: Value; at: number; end: number }[] = [];
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
      found.push({ value: meant, at, end });
      found.sort((a, b) => a.at - b.at);
      // The spaces around it stay, so that the words beside it still end there.
      rest =
        rest.slice(0, at) +
        whole.replace(/\S(?:.*\S)?/, (said) => "_".repeat(said.length)) +
        rest.slice(end);
    }
  }
  const mentions = found.map(({ value, at, end }) => {
    const before = rest.slice(0, at);
    const after = rest.slice(end);
    const isLimit = NOT_BEFORE.test(before) || NOT_AFTER.test(before);
    const out =
      (!isLimit && OUT_BEFORE.test(before) && !SUITS_AFTER.test(after)) ||
      (OUT_AFTER.test(after) && !/\bis $/.test(before)) ||
      PAST_BEFORE.test(before);
    const until = isLimit ? NOT_AFTER.test(before) : UNTIL_BEFORE.test(before);
    const old =
      out ||
      OLD_BEFORE.test(before) ||
      OLD_AFTER.test(after) ||
      (HAS_BEFORE.test(before) && MOVES_AFTER.test(after));
    const since = isLimit ? NOT_BEFORE.test(before) : SINCE_BEFORE.test(before);
    return { value, at, end, out, old, until, since };
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
  const possible = found.filter(
    ({ out, until, since }) => !out && !until && !since,
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
