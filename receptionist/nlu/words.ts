import lists from "./words.json" with { type: "json" };

/** The words of a list in `words.json`. */
export const wordsIn = (list: keyof typeof lists): ReadonlySet<string> =>
  new Set(lists[list].flatMap((line) => line.split(/\s+/)));
