import lists from "./words.json" with { type: "json" };

export const listsIn = (list: keyof typeof lists): readonly string[][] =>
  lists[list].map((line) => line.split(/\s+/));

export const wordsIn = (list: keyof typeof lists): ReadonlySet<string> =>
  new Set(listsIn(list).flat());
