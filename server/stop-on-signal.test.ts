import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { runNode } from "./testing/run-node.ts";
import { tempDir } from "./testing/temp-dir.ts";

const module = (name: string) =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/** Fills the pipe to the log's reader, and then throws an uncaught error. */
const CRASH = `
import { createLog } from ${module("lib/log.ts")};
import { stopOnSignal } from ${module("stop-on-signal.ts")};
const log = createLog("info");
stopOnSignal(async () => {}, { log, delayMs: 0 });
for (let line = 0; line < 3000; line++) log.info({ line, filler: "x".repeat(200) });
throw new Error("out of luck");
`;

test("does not end before the line that explains a crash has been read", async () => {
  const cwd = tempDir();
  const script = join(cwd, "crash.ts");
  writeFileSync(script, CRASH);
  const { exit, stderr } = runNode(script, { cwd });
  expect(await exit).toBe(1);
  const lines = stderr().trim().split("\n");
  expect(lines).toHaveLength(3001);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    level: 60,
    err: { message: "out of luck" },
  });
});
