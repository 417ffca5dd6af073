import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { plain } from "../normalise.ts";
import { scoreIntents } from "../score-intents.ts";
import { corpus, validation } from "./corpus.ts";
import type { List } from "./read-lists.ts";
import { moduleOf } from "./train.ts";

const share = (lists: readonly List[]) => {
  const right = lists.flatMap(({ heading, lines }) =>
    lines.map((words) => scoreIntents(plain(words))[0]?.intent === heading),
  );
  return right.filter(Boolean).length / right.length;
};

/** What formatting adds. */
const bare = (text: string) => text.replaceAll(/[\s,"]/g, "");

describe("what is learned", () => {
  test("model.ts is what the lists make", () => {
    const kept = readFileSync(new URL("../model.ts", import.meta.url), "utf8");
    expect(bare(kept)).toBe(bare(moduleOf(corpus)));
  }, 60_000);

  test("most phrases that nothing was learned from are understood", () => {
    expect(share(validation)).toBeGreaterThan(0.9);
  });

  test("no phrase stands in two lists", () => {
    const all = [...corpus.phrases, ...validation].flatMap(({ lines }) => [
      ...new Set(lines.map((line) => line.toLowerCase())),
    ]);
    const seen = new Set<string>();
    const twice = all.filter((line) => seen.size === seen.add(line).size);
    expect(twice).toEqual([]);
  });
});
