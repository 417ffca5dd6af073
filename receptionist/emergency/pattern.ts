import { WORDS } from "./signs/words.ts";

/** Whether plain words hold it. */
export type Pattern = (text: string) => boolean;

/** What may stand between two words of a line. */
const GAP = "(?:\\w+ ){0,6}?";

const group = (source: string): string =>
  `(?:${source
    .replaceAll(/\$(\w+)/g, (_, name: string) => WORDS[name] ?? "")
    .split("/")
    .map((way) =>
      way
        .trim()
        // "His throat's closing": the plain words have no apostrophes.
        .replaceAll(/\b\w{3,}(?<!s)\b(?!\*)/g, "$&s?")
        .replaceAll("*", "\\w*"),
    )
    .join("|")})`;

/** Reads a line of signs.ts: "chest .. pain*", "rash + fever". */
export function patternOf(line: string): Pattern {
  const parts = line
    .split(" + ")
    .map(
      (part) =>
        new RegExp(`\\b${part.split(" .. ").map(group).join(` ${GAP}`)}\\b`),
    );
  return (text) => parts.every((part) => part.test(text));
}

/** Whether one of the lines holds. */
export function anyOf(lines: string): Pattern {
  const patterns = lines.trim().split("\n").map(patternOf);
  return (text) => patterns.some((pattern) => pattern(text));
}
