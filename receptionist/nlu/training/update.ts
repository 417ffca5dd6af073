import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { checksumOf } from "./checksum.ts";
import { corpus } from "./corpus.ts";
import { train } from "./train.ts";

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value)};\n`;

const model = train(corpus);
const text = [
  "// Made from the lists in training/, never by hand: node receptionist/nlu/training/update.ts",
  "// The long texts are tables of learned weights (classify.ts).\n",
  constant("INTENTS", model.intents),
  constant("EMERGENCIES", model.emergencies),
  "/** Of the tables and all that they are made from (training/checksum.ts). */",
  constant("CHECKSUM", checksumOf(model)),
].join("\n");
writeFileSync(
  new URL("../model.ts", import.meta.url),
  await format(text, { parser: "typescript" }),
);
