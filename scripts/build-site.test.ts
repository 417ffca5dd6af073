import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "../server/testing/temp-dir.ts";
import { replaceFolder } from "./build-site.ts";

function fill(dir: string, content: string): void {
  mkdirSync(dir);
  writeFileSync(join(dir, "index.html"), content);
}

const read = (dir: string) => readFileSync(join(dir, "index.html"), "utf8");

test("a folder is replaced once the new one is complete, and nothing else is left, though an attempt failed before", async () => {
  const parent = tempDir();
  const dir = join(parent, "dist");
  fill(dir, "old");
  const failing = replaceFolder(dir, async (fresh) => {
    fill(fresh, "half");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(read(dir)).toBe("old");
  await replaceFolder(dir, async (fresh) => {
    fill(fresh, "new");
    expect(read(dir)).toBe("old");
  });
  expect(read(dir)).toBe("new");
  expect(readdirSync(parent)).toEqual(["dist"]);
});
