/**
 * Small patterns over plain words, one element a word: `speak|talk` is any word that starts so; one of
 * three letters at most, or with a point (`plan.`), is that very word. `?the` may be missing, `*` is up
 * to four words of any kind, `~` up to two, `^` and `$` are the ends.
 *
 * Not regular expressions: a thousand of those take a quarter of a second to get ready.
 */
export interface Pattern {
  readonly parts: readonly Part[];
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Words of any kind before the end. */
  readonly endGap: number;
}

interface Part {
  /** The element: which words it stands for is in the tables below. */
  readonly element: number;
  readonly optional: boolean;
  /** Words of any kind before it. */
  readonly gap: number;
}

const GAPS: Readonly<Record<string, number>> = { "*": 4, "~": 2 };
/** From this many letters on an element's word stands for all that start so. */
const MIN_PREFIX = 4;
/** No element is longer than this. */
const MAX_PREFIX = 20;

const elements = new Map<string, number>();
const exact = new Map<string, number[]>();
const prefixes = new Map<string, number[]>();

/** The number of an element, whose words are put into the tables when it is new. */
function elementOf(alternatives: string): number {
  const known = elements.get(alternatives);
  if (known !== undefined) return known;
  const element = elements.size;
  elements.set(alternatives, element);
  for (const word of alternatives.split("|")) {
    const whole = word.endsWith(".") || word.length < MIN_PREFIX;
    const key = word.replace(".", "");
    const table = whole ? exact : prefixes;
    table.set(key, [...(table.get(key) ?? []), element]);
  }
  return element;
}

function compile(source: string): Pattern {
  const parts: Part[] = [];
  let gap = 0;
  for (const item of source.split(" "))
    if (GAPS[item]) gap += GAPS[item];
    else if (item !== "^" && item !== "$") {
      const optional = item.startsWith("?");
      parts.push({ element: elementOf(item.replace("?", "")), optional, gap });
      gap = 0;
    }
  return {
    parts,
    atStart: source.startsWith("^"),
    atEnd: source.endsWith("$"),
    endGap: gap,
  };
}

/** What is still to be prepared: all at once keeps a phone busy for a while. */
const waiting: (() => void)[] = [];

/** Puts work off until `prepareNext` or the first sentence that is read. */
export const later = (work: () => void): void => {
  waiting.push(work);
};

/** Does a further piece of what was put off. @returns whether there was one */
export function prepareNext(): boolean {
  const work = waiting.shift();
  work?.();
  return work !== undefined;
}

/** The patterns of a text, one a line. */
export function compileAll(lines: string): readonly Pattern[] {
  const list: Pattern[] = [];
  later(() => {
    for (const line of lines.trim().split(/\s*\n\s*/)) list.push(compile(line));
  });
  return list;
}

/** Words with the elements that each of them is one of. */
interface Sentence {
  readonly words: readonly string[];
  readonly elements: readonly ReadonlySet<number>[];
  readonly all: ReadonlySet<number>;
}

function elementsOf(word: string): Set<number> {
  const found = new Set(exact.get(word));
  for (let end = MIN_PREFIX; end <= Math.min(word.length, MAX_PREFIX); end++)
    for (const element of prefixes.get(word.slice(0, end)) ?? [])
      found.add(element);
  return found;
}

export function read(text: string): Sentence {
  // Which elements a word is one of depends on all patterns.
  while (prepareNext());
  const words = text.split(" ").filter(Boolean);
  const each = words.map(elementsOf);
  return {
    words,
    elements: each,
    all: new Set(each.flatMap((set) => [...set])),
  };
}

/** Where a pattern that goes on with a part at a place ends; nothing when it does not match. */
function endOf(
  pattern: Pattern,
  sentence: Sentence,
  index: number,
  place: number,
): number | undefined {
  const part = pattern.parts[index];
  if (!part)
    return pattern.atEnd && sentence.words.length - place > pattern.endGap
      ? undefined
      : place;
  for (let at = place; at <= place + part.gap; at++)
    if (sentence.elements[at]?.has(part.element)) {
      const end = endOf(pattern, sentence, index + 1, at + 1);
      if (end !== undefined) return end;
    }
  return part.optional ? endOf(pattern, sentence, index + 1, place) : undefined;
}

export function matches(pattern: Pattern, sentence: Sentence): boolean {
  const { parts, atStart } = pattern;
  const isPossible = parts.every(
    ({ element, optional }) => optional || sentence.all.has(element),
  );
  const starts = !isPossible ? 0 : atStart ? 1 : sentence.words.length;
  for (let from = 0; from < starts; from++)
    if ((endOf(pattern, sentence, 0, from) ?? 0) > from) return true;
  return false;
}

interface RuleGroup {
  readonly name: string;
  readonly patterns: readonly Pattern[];
}

/** Groups of rules, an empty line between two, each with its name in the first line. */
export const readGroups = (text: string): RuleGroup[] =>
  text.split("\n\n").map((group) => {
    const end = group.indexOf("\n");
    return {
      name: group.slice(0, end),
      patterns: compileAll(group.slice(end + 1)),
    };
  });

/** Which groups have a rule that matches plain words, and which have several: features for the classifier. */
export function firedGroups(
  text: string,
  groups: readonly RuleGroup[],
): string[] {
  const sentence = read(text);
  return groups.flatMap(({ name, patterns }) => {
    let count = 0;
    for (const pattern of patterns)
      if (matches(pattern, sentence) && ++count > 1) break;
    return count === 0
      ? []
      : count === 1
        ? [`!${name}`]
        : [`!${name}`, `!!${name}`];
  });
}
