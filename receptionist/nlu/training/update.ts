import { readFileSync, writeFileSync } from "node:fs";
import { moduleOf, readPhrases } from "./train.ts";

const here = (path: string) => new URL(path, import.meta.url);

writeFileSync(
  here("../model.ts"),
  moduleOf(readPhrases(readFileSync(here("phrases.txt"), "utf8"))),
);
