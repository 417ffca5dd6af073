import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

test("the lock holds every platform's optional packages, so that npm ci works on each", () => {
  const { packages } = lock.parse(
    JSON.parse(readFileSync("package-lock.json", "utf8")),
  );
  const held = new Set(
    Object.keys(packages).map((folder) => folder.split("node_modules/").at(-1)),
  );
  const wanted = Object.values(packages).flatMap(
    ({ optionalDependencies = {} }) => Object.keys(optionalDependencies),
  );
  expect(wanted.filter((name) => !held.has(name))).toEqual([]);
});
