import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const atExit: (() => void)[] = [];
process.on("exit", () => {
  for (const cleanUp of atExit) cleanUp();
});

/** Cleans up when the test has ended or, in a bench, when the process does. */
export function atEnd(cleanUp: () => void): void {
  if (process.env["VITEST"]) onTestFinished(cleanUp);
  else atExit.push(cleanUp);
}

export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "ellaira-"));
  atEnd(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
