/** Some lines under a heading, such as all phrases of an intent. */
export interface List {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Reads a text of headings ("# book") with lines under each. */
export function readLists(text: string): List[] {
  const lists: { heading: string; lines: string[] }[] = [];
  for (const line of text.split("\n"))
    if (line.startsWith("# "))
      lists.push({ heading: line.slice(2), lines: [] });
    else if (line.trim()) lists.at(-1)?.lines.push(line.trim());
  return lists;
}
