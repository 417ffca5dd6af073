import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder that goes when the test ends. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "ellaira-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
