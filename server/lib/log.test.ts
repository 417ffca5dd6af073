import { expect, test, vi } from "vitest";
import { createLog, sayRarely } from "./log.ts";

test("says what an error is, and nothing that a driver adds to it", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const row = "Key (email)=(amara@clinic.example) already exists.";
  const err = Object.assign(new Error("a row exists"), { code: "23505", row });
  log.error({ err }, "said");
  expect(lines).toEqual([expect.stringMatching(/a row exists.*23505/)]);
  expect(lines.join()).not.toContain("amara");
});

test("logs a frequent event at once, and then its count from time to time", () => {
  vi.useFakeTimers();
  try {
    const said: number[] = [];
    const happened = sayRarely(1000, (times) => said.push(times));
    for (let times = 0; times < 5; times++) happened();
    vi.advanceTimersByTime(1000);
    happened();
    expect(said).toEqual([1, 5]);
  } finally {
    vi.useRealTimers();
  }
});
