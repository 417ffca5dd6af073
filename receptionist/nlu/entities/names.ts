import { type Frame, type Run, runsIn } from "./name-run.ts";
import { isFirst, isLast, signsOf } from "./name-signs.ts";
import { withSpelled } from "./name-spelling.ts";
import {
  capitalise,
  isCapital,
  isName,
  isOrdinary,
  isTitle,
} from "./name-words.ts";

interface FoundName {
  readonly name: string;
  /** The words without the name. */
  readonly rest: string;
  /** Of several people's names, those after the first. */
  readonly others?: readonly string[];
}

/** "No, not Clark, Clarke" */
const NOT_NAME =
  /[\s,]*\bnot (\p{L}[\p{L}'’-]*)(?: \p{Lu}[\p{L}'’-]*)?(?:[\s,.]+but)?(?=[\s,.]|$)/giu;
/** "Sarah with an h", "Philip with one l" */
const DESCRIBED =
  /[\s,]+with(?:out)? (?:(?:an?|one|two|no) )?(?:\p{L}|ph)(?:['’]?s)?(?![\p{L}'’]),?/giu;

const untitled = (words: readonly string[]) =>
  words.filter((word) => !isTitle(word));

/** The parts of one person's name, the first name first. */
function partsOf(runs: readonly Run[], given: Run, text: string): Run[] {
  const surname = runs.find(isLast);
  const called = runs.find(isFirst);
  const other = runs.find((run) => run !== surname && run !== called);
  const family = surname ?? (called && other);
  const first = called ?? (surname && other);
  if (family && first) return [first, family];
  // "Hart, Ann"
  const next = runs[runs.indexOf(given) + 1];
  const isComma = /^[,.] ?$/.test(text.slice(given.end, next?.at));
  if (next && isComma && given.words.length + next.words.length === 2)
    return [next, given];
  // "Under Hendry, it's Morag Hendry" and "Nadia, Nadia Hussain" end with the full name.
  const bare = untitled(given.words).map((word) => word.toLowerCase());
  const full = runs.find(({ at, words }) => {
    const said = untitled(words).map((word) => word.toLowerCase());
    return (
      at > given.at &&
      said.length > bare.length &&
      bare.every((word) => said.includes(word))
    );
  });
  return full ? [given, full] : [given];
}

/** "It's May Hart, the 5th of May" keeps the second May. */
const without = (runs: readonly Run[], text: string): string =>
  runs
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`,
      text,
    );

/** "Sarah Sarah Jones" and "Mrs Jones Sarah Jones" end with the full name. */
function once(words: readonly string[]): string {
  const bare = untitled(words).map((word) => word.toLowerCase());
  const last = bare.findLastIndex((word, i) => bare.lastIndexOf(word) > i);
  return (last < 0 ? words : untitled(words).slice(last + 1)).join(" ");
}

/** "Ann and Tom Hart", "Ann Hart and Tom Bell" */
function pairIn(runs: readonly Run[], text: string): Run[] {
  const at = runs.findIndex(
    ({ words, end }, i) =>
      text.slice(end, runs[i + 1]?.at) === " and " &&
      !isOrdinary(words[0] ?? "") &&
      (runs[i + 1]?.words[1] ??
        [words[0], runs[i + 1]?.words[0]].every(
          (word) => word && isCapital(word),
        )),
  );
  return at < 0 ? [] : runs.slice(at, at + 2);
}

/** Each by the fullest name, and with the surname of the one after: "Zara, that's Zara Qureshi, and Ann and Tom Hart" */
function namesOf(people: readonly Run[]): string[] {
  const names = new Map<string, string>();
  for (const [i, { words }] of people.entries()) {
    const surname =
      words.length > 1 ? [] : (people[i + 1]?.words.slice(1) ?? []);
    const name = once([...words, ...surname]);
    const first = words[0]?.toLowerCase() ?? "";
    if (name.length >= (names.get(first)?.length ?? 0)) names.set(first, name);
  }
  return [...names.values()].map(capitalise);
}

function found(
  text: string,
  frame: Frame,
  isMany: boolean,
): FoundName | undefined {
  const runs = runsIn(text, frame === "asked" || frame === "correction");
  const signed = runs
    .map((run) => ({ run, rank: signsOf(run, frame).indexOf(true) }))
    .filter(({ rank }) => rank >= 0);
  const [best] = signed.toSorted((a, b) => a.rank - b.rank);
  if (!best) return undefined;
  if (frame === "asked") {
    const pair = pairIn(runs, text);
    const named = isMany ? signed.map(({ run }) => run) : [best.run];
    const isPair = named.some((run) => pair.includes(run));
    const people = runs.filter(
      (run) => named.includes(run) || (isPair && pair.includes(run)),
    );
    const [name, ...others] = namesOf(people);
    if (name && others.length > 0)
      return { name, others, rest: without(people, text) };
  }
  const parts = partsOf(runs, best.run, text);
  const words = parts.flatMap((part, i) =>
    i > 0 ? untitled(part.words) : part.words,
  );
  return { name: capitalise(once(words)), rest: without(parts, text) };
}

/** "Test Patient": nothing but a name, though one of its words is an everyday one */
const CAPITALS = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

/** @param isMany more people than one are to be named */
export function nameIn(
  words: string,
  framed?: Frame,
  isMany = false,
): FoundName | undefined {
  const said = words
    .slice(0, 300)
    .replaceAll(/(?<=\p{L})(?:\.{2,}|…)\s*(?=\p{L})/gu, " ")
    .replaceAll(/\s+(?:hyphen|dash)\s+/gi, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [first = ""] = said.split(" ", 1);
  const isTitled = said.split(" ").some(isTitle);
  if (framed === "asked" && CAPITALS.test(said) && isName(first) && !isTitled)
    return { name: said, rest: "" };
  const spelled = withSpelled(said).replaceAll(DESCRIBED, "");
  if (!framed || framed === "awaited") return found(spelled, framed, isMany);
  // "No, Clarke with an E" and "it's spelt H A R T E" can only be names.
  const frame = spelled === said ? framed : "asked";
  const text = spelled.replaceAll(NOT_NAME, (all, not: string) =>
    isName(not) ? " " : all,
  );
  // "Jane, sorry, Jayne Baker"
  const right =
    text.split(/\b(?:sorry|i mean|actually)\b[\s,.]*/i).at(-1) ?? "";
  return (
    (right !== text ? found(right, frame, isMany) : undefined) ??
    found(text, frame, isMany)
  );
}
