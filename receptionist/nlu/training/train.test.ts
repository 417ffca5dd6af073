import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { plain } from "../normalise.ts";
import { compileAll, matches, read } from "../patterns.ts";
import { scoreIntents } from "../score-intents.ts";
import { corpus, validation } from "./corpus.ts";
import type { List } from "./read-lists.ts";
import { moduleOf } from "./train.ts";

const INTENTS = new Set<string>(scoreIntents("").map(({ intent }) => intent));

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

/** Rules without two of some lines that no other rule of the list matches. */
function idle(rules: readonly string[], lines: readonly string[]): string[] {
  const patterns = rules.map((rule) => compileAll(rule));
  const matching = lines.map((line) => {
    const sentence = read(plain(line));
    return patterns.flatMap((compiled, i) =>
      compiled.some((pattern) => matches(pattern, sentence)) ? [i] : [],
    );
  });
  return rules.filter(
    (_, i) =>
      matching.filter((found) => found.length === 1 && found[0] === i).length <
      2,
  );
}

describe("no rule without two sentences that need it", () => {
  const emergencies = corpus.emergencies.flatMap(({ lines }) => lines);
  test.each(corpus.rules.map((rules) => [rules.heading, rules] as const))(
    "%s",
    (heading, rules) => {
      const urgent = heading.startsWith("emergency ");
      expect(urgent || INTENTS.has(heading)).toBe(true);
      const lines = urgent
        ? emergencies
        : (corpus.phrases.find((list) => list.heading === heading)?.lines ??
          []);
      expect(idle(rules.lines, lines)).toEqual([]);
    },
    60_000,
  );
});
