/**
 * Small patterns over plain words, one element a word: `speak|talk` is any word that starts so, `iso.`
 * that very word, `?the` may be missing, `*` is up to four words of any kind, `^` and `$` the ends.
 */
function pattern(source: string): string {
  let out = "";
  for (const element of source.split(" ")) {
    if (element === "^" || element === "$") {
      out = element === "^" ? "^" : `${out.replace(/ $/, "")}$`;
    } else if (element === "*") out += "(?:\\S+ ){0,4}?";
    else {
      const optional = element.startsWith("?");
      const words = element
        .slice(optional ? 1 : 0)
        .split("|")
        .map((word) =>
          word.endsWith(".") ? word.slice(0, -1) + "(?!\\S)" : `${word}\\S*`,
        );
      const any = words.length === 1 ? words[0] : `(?:${words.join("|")})`;
      out += optional ? `(?:${any} )?` : `${any} `;
    }
  }
  return out.startsWith("^") ? out.trimEnd() : `(?<!\\S)${out.trimEnd()}`;
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

export const weigh = (list: readonly Cue[], text: string): number =>
  list.reduce((sum, cue) => sum + (cue.pattern.test(text) ? cue.weight : 0), 0);
