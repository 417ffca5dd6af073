import lists from "./words.json" with { type: "json" };

export const wordsIn = (list: keyof typeof lists): ReadonlySet<string> =>
  new Set(lists[list].flatMap((line) => line.split(/\s+/)));
