import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Model } from "./train.ts";

/** All that the tables are made from. */
const SOURCES = [
  "phrases.txt",
  "emergencies.txt",
  "read-lists.ts",
  "fit.ts",
  "train.ts",
  "../classify.ts",
  "../tokenize.ts",
  "../normalise.ts",
  "../spelling.ts",
  "../words.json",
];

/** Learning takes a minute, so a test compares this instead: it changes with the tables and with their sources. */
export function checksumOf({ intents, emergencies }: Model): string {
  const hash = createHash("sha256");
  for (const file of SOURCES) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    hash.update(text.replaceAll("\r\n", "\n"));
  }
  return hash.update(JSON.stringify([intents, emergencies])).digest("hex");
}
