import { writeFileSync } from "node:fs";
import { corpus } from "./corpus.ts";
import { moduleOf } from "./train.ts";

writeFileSync(new URL("../model.ts", import.meta.url), moduleOf(corpus));
