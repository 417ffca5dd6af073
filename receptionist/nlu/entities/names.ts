import { type Frame, type Run, runsIn } from "./name-run.ts";
import { isFirst, isLast, signsOf } from "./name-signs.ts";
import { LETTERS, withSpelled } from "./name-spelling.ts";
import {
  capitalise,
  isCapital,
  isName,
  isParticle,
  isTitle,
} from "./name-words.ts";

interface FoundName {
  readonly name: string;
  /** The words without the name. */
  readonly rest: string;
}

/** "No, not Clark, Clarke" */
const NOT_NAME =
  /[\s,]*\bnot (\p{L}[\p{L}'’-]*)(?: \p{Lu}[\p{L}'’-]*)?(?:[\s,.]+but)?(?=[\s,.!?]|$)/giu;
/** "Sarah with an h", "Philip with one l", "Ellie with an i e" */
const DESCRIBED =
  /[\s,]+with(?:out)? (?:(?:an?|one|two|no) )?(?:\p{L}(?:[ -]\p{L})?|ph)(?:['’]?s)?(?![\p{L}'’]),?/giu;

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

function found(text: string, frame: Frame): FoundName | undefined {
  const runs = runsIn(text, frame === "asked" || frame === "correction");
  const signed = runs
    .map((run) => ({ run, rank: signsOf(run, frame).indexOf(true) }))
    .filter(({ rank }) => rank >= 0);
  const [best] = signed.toSorted((a, b) => a.rank - b.rank);
  if (!best) return undefined;
  const parts = partsOf(runs, best.run, text);
  const words = parts.flatMap((part, i) =>
    i > 0 ? untitled(part.words) : part.words,
  );
  const name = capitalise(once(words));
  return PLACE.test(name) ? undefined : { name, rest: without(parts, text) };
}

/** "Alfie first, then Maisie, then me, I'm Claire Hodgson": so many people in their order, or undefined if others were named. */
export function namesIn(words: string, count: number): string[] | undefined {
  const names = runsIn(words, true)
    .map((run) => run.words)
    .filter((run) => run.every((word) => isParticle(word) || isCapital(word)))
    .map((run) => run.join(" "));
  // "Oliver first, Oliver Marsh" is one.
  const people = [...new Set(names)].filter(
    (name) => !names.some((other) => other.startsWith(`${name} `)),
  );
  return people.length === count ? people : undefined;
}

/** "Harley House Medical" is no person. */
const PLACE =
  /\b(?:medical|dental|clinics?|practice|surgery|aesthetics?|health|healthcare|skin|smiles?|centre|hospital|group)$/i;

/** "It's K-A-T-A-R-Z-Y-N-A. People always get it wrong" */
const SENTENCE_AFTER = /(?<=\p{L}[.!])\s+\p{Lu}\p{Ll}+ \p{Ll}.*$/u;

/** "Test Patient": nothing but a name, though one of its words is an everyday one */
const CAPITALS = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

export function nameIn(words: string, framed?: Frame): FoundName | undefined {
  const said = words
    .slice(0, 300)
    .replaceAll(/(?<=\p{L})(?:\.{2,}|…)\s*(?=\p{L})/gu, " ")
    // "It's under hers, Jean Whitlock"
    .replaceAll(/\bunder (?:hers|his|mine)\b/gi, "under")
    .replaceAll(/\s+(?:hyphen|dash)\s+/gi, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [first = ""] = said.split(" ", 1);
  const isTitled = said.split(" ").some(isTitle);
  if (framed === "asked" && CAPITALS.test(said) && isName(first) && !isTitled)
    return { name: said, rest: "" };
  const spelled = withSpelled(
    LETTERS.test(said) ? said.replace(SENTENCE_AFTER, "") : said,
  ).replaceAll(DESCRIBED, "");
  if (!framed || framed === "awaited") return found(spelled, framed);
  // "No, Clarke with an E" and "it's spelt H A R T E" can only be names.
  const frame = spelled === said ? framed : "asked";
  const text = spelled.replaceAll(NOT_NAME, (all, not: string) =>
    isName(not) ? " " : all,
  );
  // "Jane, sorry, Jayne Baker"
  const right =
    text.split(/\b(?:sorry|i mean|actually)\b[\s,.]*/i).at(-1) ?? "";
  return (
    (right !== text ? found(right, frame) : undefined) ?? found(text, frame)
  );
}
