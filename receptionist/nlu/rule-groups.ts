import { compileAll, matches, type Pattern, read } from "./patterns.ts";

export interface RuleGroup {
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
