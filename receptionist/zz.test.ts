import { test } from "vitest";
import { BOOKING, talk } from "./testing/talk.ts";
test("x", () => {
  for (const lines of [
   [...BOOKING, "yes please", "and one for my son", "the same day", "noon", "same name"],
   ["cancel my appointment on Thursday", "Jo Bell", "no don't cancel it, can you move it to the 20th instead"],
   ["can I have an appointment in 8 months"],
   [...BOOKING, "Friday instead", "and the name is Ann"],
  ]) {
    console.log("=== ");
    let i = 0;
    for (const r of talk(...lines))
      console.log(
        "> " +
          lines[i++] +
          "\n< " +
          r.say.join(" ") +
          ` [${r.asks}] ${r.understood.intent} ${JSON.stringify(r.state.slots)} ${r.chips.join("|")}`,
      );
  }
});
