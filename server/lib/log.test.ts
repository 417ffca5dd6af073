import { Writable } from "node:stream";
import { expect, test, vi } from "vitest";
import { createLog, createLogOutput, sayRarely } from "./log.ts";

/** A stream whose reader takes a line when the test says so. */
function slowReader() {
  const taken: string[] = [];
  let take: (() => void) | undefined;
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      take = () => {
        taken.push(String(chunk));
        done();
      };
    },
  });
  return { stream, taken, takeOne: () => take?.() };
}

test("keeps a bounded number of lines for a reader who has stopped, and says how many it dropped", () => {
  const { stream, taken, takeOne } = slowReader();
  const output = createLogOutput(stream, 1000);
  const log = createLog("info", output);
  for (let line = 0; line < 100; line++) log.info({ line }, "said");
  expect(output.dropped()).toBeGreaterThan(50);
  expect(stream.writableLength).toBeLessThan(1500);
  while (stream.writableLength > 0) takeOne();
  log.info("said again");
  while (stream.writableLength > 0) takeOne();
  expect(taken.length).toBe(100 - output.dropped() + 2);
  expect(taken.slice(-2).map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 40,
      time: expect.any(String),
      lines: output.dropped(),
      msg: expect.stringContaining("dropped"),
    },
    { level: 30, time: expect.any(String), msg: "said again" },
  ]);
});

test("does not wait for the reader for ever at the end", async () => {
  const output = createLogOutput(slowReader().stream);
  // There is nothing to wait for yet.
  await output.flush(60_000);
  output.write("the last line\n");
  await output.flush(1);
});

test("says what an error is, and nothing that a driver adds to it", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const row = "Key (email)=(amara@clinic.example) already exists.";
  const err = Object.assign(new Error("a row exists"), { code: "23505", row });
  log.error({ err }, "said");
  expect(lines).toEqual([expect.stringMatching(/a row exists.*23505/)]);
  expect(lines.join()).not.toContain("amara");
});

test("survives a closed pipe", async () => {
  const stream = new Writable({
    write: (_, __, done) => done(new Error("EPIPE")),
  });
  const log = createLog("info", createLogOutput(stream));
  log.info("said");
  await new Promise(setImmediate);
  log.info("said again");
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
