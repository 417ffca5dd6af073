import { describe, expect, test } from "vitest";
import type { Reply } from "../types.ts";
import { BOOKING, greet, last, NOW, step } from "../testing/talk.ts";

/** Every reply that chips lead to, from the greeting on. */
function reachable(depth: number): { from: Reply; chip: string; to: Reply }[] {
  const found: { from: Reply; chip: string; to: Reply }[] = [];
  const seen = new Set<string>();
  let edge = [
    greet(NOW),
    last(...BOOKING),
    last(...BOOKING, "yes"),
    last("book", "Sunday"),
    last("I run a clinic", "can I speak to a real person"),
    last("cancel my appointment"),
    last("what plans are there"),
    last("move my appointment"),
    last("cancel my appointment on Friday", "Jo Bell"),
    last(
      "move my appointment from Monday to Friday at 3",
      "Jo Bell",
      "07700 900123",
    ),
    last("help he is unconscious"),
    last(...BOOKING, "no"),
  ];
  for (let i = 0; i < depth; i++) {
    const next: Reply[] = [];
    for (const from of edge)
      for (const chip of from.chips) {
        const to = step(from.state, chip, NOW);
        found.push({ from, chip, to });
        const key = `${to.asks} ${to.state.task} ${to.chips.join()}`;
        if (!seen.has(key)) next.push(to);
        seen.add(key);
      }
    edge = next;
  }
  return found;
}

describe("chips", () => {
  const steps = reachable(6);

  test("are four at most, short, and understood", () => {
    for (const { from, chip, to } of steps) {
      expect(from.chips.length).toBeLessThanOrEqual(4);
      expect(chip.length).toBeLessThanOrEqual(28);
      expect(to.understood.intent, chip).not.toBe("unknown");
    }
  });

  test.each([
    ["Book an appointment", "book"],
    ["What can you do?", "help"],
    ["I’d like a demo", "demo"],
    ["Yes, book it", "yes"],
    ["Yes, cancel it", "yes"],
    ["No, keep it", "no"],
    ["No, thank you", "no"],
    ["Go back", "back"],
    ["Go to the form", "demo"],
    ["Starter Plan", "plans"],
    ["Goodbye", "goodbye"],
    ["I don’t know", "inform"],
    ["The phone number", "inform"],
    ["Change the day", "inform"],
  ])("%s", (chip, intent) => {
    const offered = steps.filter((each) => each.chip === chip);
    expect(offered.length).toBeGreaterThan(0);
    for (const { to } of offered) expect(to.understood.intent).toBe(intent);
  });

  test("a day or a time on a chip is taken as it reads", () => {
    for (const { from, chip, to } of steps)
      if (from.asks === "time" && /\d (?:am|pm)$/.test(chip))
        expect(to.understood.slots.time).toBeDefined();
      else if (from.asks === "day" && /\d|(?:day|Today|Tomorrow)$/.test(chip))
        expect(to.understood.slots.day, chip).toBeDefined();
  });
});
