import { test } from "vitest";
import { readFileSync } from "node:fs";
import { understand } from "./understand.ts";
import { weigh } from "./patterns.ts";
import { wants } from "./wants.ts";
import { questions } from "./questions.ts";
import { plain } from "./words.ts";
test("x", () => {
  let src = readFileSync(
    process.env["PH"] ?? "site/receptionist/understand.test.ts",
    "utf8",
  );
  let out = "",
    n = 0,
    bad = 0;
  for (const m of src.matchAll(/^\s*"?([a-z-]+)"?: `([^`]+)`/gm))
    for (const p of m[2]!
      .split("|")
      .map((s) => s.trim())
      .filter(Boolean)) {
      n++;
      const h = understand(p, {
        asks: "anything",
        task: undefined,
        today: "2026-03-11",
      });
      if (h.intent !== m[1]) {
        bad++;
        const r = Object.entries({ ...questions, ...wants })
          .map(([k, c]) => [k, weigh(c!, plain(p))] as const)
          .filter((x) => x[1] > 0)
          .sort((a, b) => b[1] - a[1])
          .slice(0, 4)
          .map((x) => x.join(":"))
          .join(" ");
        out += `${m[1]}\t${p}\t=> ${h.intent}\t${r} ${h.name ? "NAME " + h.name : ""}${h.day ?? ""} ${h.time ?? ""}\n`;
      }
    }
  console.log(out + `\n${n - bad}/${n}`);
});
