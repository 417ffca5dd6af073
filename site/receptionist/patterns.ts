/**
 * Small patterns over plain words, one element a word: `speak|talk` is any word that starts so; one of
 * three letters at most, or with a point (`plan.`), is that very word. `?the` may be missing, `*` is up
 * to four words of any kind, `~` up to two, `^` and `$` are the ends.
 */
function pattern(source: string): string {
  return source
    .split(" ")
    .map((element) => {
      if (element === "^" || element === "$") return element;
      if (element === "*") return "(?:\\S+ ){0,4}?";
      if (element === "~") return "(?:\\S+ ){0,2}?";
      const words = element
        .replace("?", "")
        .split("|")
        .map((word) =>
          word.length < 4 || word.endsWith(".")
            ? word.replace(/\.$/, "")
            : `${word}\\S*`,
        )
        .join("|");
      return element.startsWith("?") ? `(?:(?:${words}) )?` : `(?:${words}) `;
    })
    .join("")
    .replace(/^(?!\^)/, "(?<!\\S)");
}

export const compile = (source: string): RegExp => new RegExp(pattern(source));

/** The patterns of a text, one a line, as one. */
export const compileAll = (lines: string): RegExp =>
  new RegExp(
    lines
      .trim()
      .split(/\s*\n\s*/)
      .map(pattern)
      .join("|"),
    "g",
  );

export interface Cue {
  readonly weight: number;
  readonly pattern: RegExp;
}

/** One cue a line: its weight, then its pattern. */
export const cues = (lines: string): readonly Cue[] =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => ({
      weight: Number(line.slice(0, line.indexOf(" "))),
      pattern: compile(line.slice(line.indexOf(" ") + 1)),
    }));

/** How much each further cue adds to the strongest: several ways to say the same are little more evidence than one. */
const FURTHER = 0.3;

export function weigh(list: readonly Cue[], text: string): number {
  let most = 0;
  let sum = 0;
  for (const { weight, pattern } of list)
    if (pattern.test(text)) {
      sum += weight;
      most = Math.max(most, weight);
    }
  return most + (sum - most) * FURTHER;
}
