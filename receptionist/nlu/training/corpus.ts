import { readFileSync } from "node:fs";
import { type List, readLists } from "./read-lists.ts";
import type { Corpus } from "./train.ts";

const read = (file: string): List[] =>
  readLists(readFileSync(new URL(file, import.meta.url), "utf8"));

export const corpus: Corpus = {
  phrases: read("phrases.txt"),
  emergencies: read("emergencies.txt"),
};

/** Phrases that nothing is learned from. */
export const validation = read("validation.txt");
