import { type Frame, type Run, runsIn } from "./name-run.ts";
import { cue, isFirst, isLast, signsOf, SPOKEN_OF } from "./name-signs.ts";
import { withSpelled } from "./name-spelling.ts";
import {
  capitalise,
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

/** "No, not Clark, Clarke" */
const NOT_NAME =
  /[\s,]*\bnot (\p{L}[\p{L}'’-]*)(?: \p{Lu}[\p{L}'’-]*)?(?:[\s,.]+but)?(?:[\s,.]+(?=\p{L})|\.?$)/giu;
const DOUBLE_BARRELLED =
  /[\s,]*(?:\b(?:it['’]?s|that['’]?s|and)\s+)?\bdouble[\s-]barrel+ed\b[\s,:]*/gi;
/** "My name's no Mondays, it's Moira": whatever it is not */
const NO_NAME = /(\bname(?:['’]?s| is)) (?:no|not) \p{L}+(?=[\s,.])/giu;
/** "Sarah with an h", "Philip, that's Philip with one l" */
const DESCRIBED =
  /(?:[\s,]+that['’]?s \p{L}+)?[\s,]+with(?:out)? (?:(?:an?|one|two|no) )?(?:\p{L}|ph|th|ck)(?:['’]?s)?(?: and (?:an?|one) \p{L})*(?![\p{L}'’]),?/giu;
/** "Everyone calls me Baz but it's Barry Hogan", "Jane, sorry, Jayne Baker" */
const PUT_RIGHT =
  /^[\s\S]*\b(?:(?:but|actually|no|now)[\s,.]+(?=(?:it|that|the|my|make|put|under|on|in|i['’]?(?:ll|m))\b)|(?:sorry|i mean)[\s,.]+)(?=.*\p{L})|^(?:it['’]?s )?\p{L}+[\s,.]+(?:actually|well)[\s,.]+(?=\p{L})/iu;

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
