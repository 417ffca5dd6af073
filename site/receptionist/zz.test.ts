import { test } from "vitest";
import { readFileSync } from "node:fs";
import { greet, step } from "./receptionist.ts";
test("x", () => {
  const now = new Date("2026-03-11T10:00:00Z");
  let r = greet(now);
  let out = "S " + r.say.join(" | ") + " [" + r.chips.join("; ") + "]\n";
  for (const l of readFileSync("/tmp/talk.txt", "utf8").trim().split("\n")) {
    if (l === "---") {
      r = greet(now);
      out += "-----\n";
      continue;
    }
    r = step(r.state, l, now);
    out +=
      "U " +
      l +
      "\n   <" +
      r.understood.intent +
      " " +
      JSON.stringify(r.understood.slots) +
      "> " +
      r.asks +
      " " +
      JSON.stringify(r.effects) +
      "\nS " +
      r.say.join(" | ") +
      " [" +
      r.chips.join("; ") +
      "]\n";
  }
  console.log(out);
});
