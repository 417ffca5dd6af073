import { describe, expect, test } from "vitest";
import { CHECKSUM, EMERGENCIES, INTENTS } from "../model.ts";
import { createClassifier } from "../classify.ts";
import { plain } from "../normalise.ts";
import { scoreIntents } from "../score-intents.ts";
import { featuresOf } from "../tokenize.ts";
import { checksumOf } from "./checksum.ts";
import { corpus, validation } from "./corpus.ts";
import type { List } from "./read-lists.ts";
import { learn } from "./train.ts";

const share = (lists: readonly List[]) => {
  const right = lists.flatMap(({ heading, lines }) =>
    lines.map((words) => scoreIntents(plain(words))[0]?.intent === heading),
  );
  return right.filter(Boolean).length / right.length;
};

describe("what is learned", () => {
  test("tells classes apart, and both from what is neither", () => {
    const said = [
      ["red apple", 0],
      ["green apple", 0],
      ["apple pie", 0],
      ["red bus", 1],
      ["late bus", 1],
      ["bus stop", 1],
      ["red sky", -1],
      ["late night", -1],
    ] as const;
    const table = learn(
      said.map(([text, target]) => ({ features: featuresOf(text), target })),
      ["fruit", "transport"],
      { row: 1, weight: 1 },
    );
    const classify = createClassifier(table);
    const likely = (text: string) =>
      Object.entries({
        neither: 0.5,
        ...Object.fromEntries(classify(featuresOf(text))),
      }).toSorted(([, a], [, b]) => b - a)[0]?.[0];
    expect(likely("my apple")).toBe("fruit");
    expect(likely("the bus")).toBe("transport");
    expect(likely("red night")).toBe("neither");
  });

  test("model.ts was made from these lists, by this code", () => {
    const tables = { intents: INTENTS, emergencies: EMERGENCIES };
    expect(CHECKSUM, "run training/update.ts").toBe(checksumOf(tables));
  });

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
