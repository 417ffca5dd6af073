import { CALM_SIGNS } from "./signs/calm.ts";
import { GRAVE_SIGNS } from "./signs/grave.ts";
import { MIND_SIGNS } from "./signs/mind.ts";
import { TOLD_SIGNS } from "./signs/told.ts";
import { URGENT_SIGNS } from "./signs/urgent.ts";
import { WORDS } from "./signs/words.ts";

interface Sign {
  /** The number to call, or "calm" for what calms the signs of its kinds, or how something is told. */
  readonly says: string;
  readonly kinds: readonly string[];
  readonly parts: readonly RegExp[];
  /** Whether plain words hold it. */
  readonly isIn: (text: string) => boolean;
}

/** What may stand between two words of a line. */
const GAP = "(?:\\w+ ){0,6}?";
/** And in what is taken out, which is a phrase: "on the phone and collapsed" is none. */
const NEAR_GAP = "(?:(?!and |but |then )\\w+ ){0,5}?";

/** @throws where a line names a list that does not exist, because its sign would never be heard */
function wordsOf(name: string): string {
  const words = WORDS[name];
  if (words === undefined) throw new Error(`$${name} is no list of words.`);
  return words;
}

const group = (source: string): string =>
  `(?:${source
    .replaceAll(/\$(\w+)/g, (_, name: string) => wordsOf(name))
    .split("/")
    .map((way) =>
      way
        .trim()
        // "His throat's closing": the plain words have no apostrophes.
        .replaceAll(/\b\w{3,}(?<!s)\b(?!\*)/g, "$&s?")
        .replaceAll("*", "\\w*"),
    )
    .join("|")})`;

function signOf(heading: string, line: string): Sign {
  const [says = "", ...kinds] = heading.split(" ");
  const gap = says === "harmless" ? NEAR_GAP : GAP;
  const parts = line
    .split(" + ")
    .map(
      (part) =>
        new RegExp(`\\b${part.split(" .. ").map(group).join(` ${gap}`)}\\b`),
    );
  return {
    says,
    kinds,
    parts,
    isIn: (text) => parts.every((part) => part.test(text)),
  };
}

/**
 * Signs of an emergency after public NHS guidance, one a line, under their number and kind. Without a sign there is no
 * alarm. "pain*" is any ending; what stands between "/" is one way or the other, each of one word or several; ".." stands
 * for up to six words between; and what stands on both sides of "+" is needed in whichever order. "$no" stands for the
 * words listed under that name in signs/words.ts.
 */
export const SIGNS: readonly Sign[] = [
  GRAVE_SIGNS,
  MIND_SIGNS,
  URGENT_SIGNS,
  CALM_SIGNS,
  TOLD_SIGNS,
].flatMap((table) =>
  table
    .trim()
    .split(/^# /m)
    .filter(Boolean)
    .flatMap((section) => {
      const [heading = "", ...lines] = section.trim().split("\n");
      return lines.map((line) => signOf(heading, line));
    }),
);

/** Whatever is told in one way. */
export const wordsTold = (how: string): RegExp =>
  new RegExp(
    SIGNS.filter(({ says }) => says === how)
      .flatMap(({ parts }) => parts.map(({ source }) => source))
      .join("|"),
    "g",
  );
