import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { INTENTS } from "../model.ts";
import type { Intent } from "../../types.ts";
import { understand } from "../understand.ts";
import { moduleOf, readPhrases, type Phrase } from "./train.ts";

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), "utf8");
const phrases = readPhrases(read("phrases.txt"));
const unseen = readPhrases(read("validation.txt"));

const heard = (words: string): Intent =>
  understand(words, { asks: "anything", task: undefined, today: "2026-03-11" })
    .intent;

const share = (list: readonly Phrase[]) =>
  list.filter(({ intent, words }) => heard(words) === intent).length /
  list.length;

/** Without what formatting adds. */
const strip = (text: string) => text.replaceAll(/[\s,]/g, "");

describe("what is learned from phrases", () => {
  test("model.ts is what the phrases make", () => {
    expect(strip(read("../model.ts"))).toBe(strip(moduleOf(phrases)));
  }, 30_000);

  test("every heading is an intent", () => {
    expect(INTENTS).toEqual([...new Set(phrases.map(({ intent }) => intent))]);
    expect(INTENTS).toContain("unknown");
    expect(INTENTS).toHaveLength(37);
  });

  test("nearly all phrases are understood as they are headed", () => {
    expect(share(phrases)).toBeGreaterThan(0.96);
  }, 30_000);

  test("most phrases that nothing was learned from are understood, too", () => {
    const known = new Set(phrases.map(({ words }) => words.toLowerCase()));
    const fresh = unseen.filter(({ words }) => !known.has(words.toLowerCase()));
    expect(fresh.length).toBeGreaterThan(150);
    expect(share(fresh)).toBeGreaterThan(0.9);
  });
});
