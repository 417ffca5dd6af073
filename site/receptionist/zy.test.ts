import { test } from "vitest";
import { readFileSync } from "node:fs";
import { understand } from "./understand.ts";
import { weigh } from "./patterns.ts";
import { wants } from "./wants.ts";
import { questions } from "./questions.ts";
import { plain } from "./words.ts";
import { guess } from "./guess.ts";
test("x", () => {
  const src = readFileSync(process.env["PH"]!, "utf8");
  let out = "",
    n = 0,
    bad = 0;
  const g: [string, string][] = [];
  if (src.startsWith("# ")) {
    let y = "";
    for (const l of src.split("\n")) {
      if (l.startsWith("# ")) y = l.slice(2);
      else if (l.trim()) g.push([y, l]);
    }
  } else
    for (const m of src.matchAll(/^\s*"?([a-z-]+)"?: `([^`]+)`/gm))
      for (const p of m[2]!
        .split("|")
        .map((s) => s.trim())
        .filter(Boolean))
        g.push([m[1]!, p]);
  for (const [y, p] of g) {
    n++;
    const h = understand(p, {
      asks: "anything",
      task: undefined,
      today: "2026-03-11",
    });
    if (h.intent !== y) {
      bad++;
      const gs = guess(plain(p));
      const r = Object.entries({ ...questions, ...wants })
        .map(
          ([k, c]) =>
            [k, weigh(c!, plain(p) + " "), gs.get(k as never) ?? 0] as const,
        )
        .filter((x) => x[1] + x[2] > 0)
        .sort((a, b) => b[1] + 1.7 * b[2] - a[1] - 1.7 * a[2])
        .slice(0, 4)
        .map(
          (x) => x[0] + ":" + x[1].toFixed(1) + "+" + (1.7 * x[2]).toFixed(1),
        )
        .join(" ");
      out += `${y}\t${p}\t=> ${h.intent}\t${r} ${h.name ? "NAME " + h.name : ""}${h.day ?? ""} ${h.time ?? ""}\n`;
    }
  }
  console.log(out + `\n${n - bad}/${n}`);
});
