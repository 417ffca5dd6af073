import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSite } from "../../server/testing/site.ts";

/** A folder with a small built site, gone when the bench ends. */
export function workDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "ellaira-bench-"));
  process.on("exit", () => rmSync(dir, { recursive: true, force: true }));
  writeSite(join(dir, "dist"));
  return dir;
}
