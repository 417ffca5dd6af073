import { features } from "./features.ts";
import { INTENTS, TABLE } from "./learned.ts";
import type { Intent } from "./reply.ts";

/** The weight that two characters of the table stand for. */
const weightOf = (code: string) =>
  (code < "A" ? Number(code) : 96 - code.charCodeAt(0)) / 2;

const intentOf = (code: string) =>
  INTENTS[code.charCodeAt(0) - (code >= "a" ? 97 : 65 - 26)];

const learned = new Map(
  TABLE.split("\n").map((line) => {
    const [stem = "", codes = ""] = line.split(" ");
    return [
      stem,
      (codes.match(/../g) ?? []).map(
        ([intent = "", weight = ""]) =>
          [intentOf(intent), weightOf(weight)] as const,
      ),
    ] as const;
  }),
);

/** How much the stems of plain words speak for each intent, as learned from phrases; about 2 is a hint, 5 a conviction. */
export function guess(text: string): Map<Intent, number> {
  const scores = new Map<Intent, number>();
  const known = features(text).flatMap((stem) => learned.get(stem) ?? []);
  const stems = features(text).filter((stem) => learned.has(stem)).length;
  for (const [intent, weight] of known)
    if (intent)
      scores.set(intent, (scores.get(intent) ?? 0) + weight / Math.sqrt(stems));
  return scores;
}
