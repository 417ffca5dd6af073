import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));

const versions = z.record(z.string(), z.string());

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        optionalDependencies: versions.optional(),
      }),
    ),
  })
  .parse(read("package-lock.json"));

/** Where Node finds `name` for the package in `folder`: its own node_modules, or the nearest above. */
function resolve(folder: string, name: string): string | undefined {
  for (
    let at = folder;
    ;
    at = at.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, "")
  ) {
    const path = `${at ? `${at}/` : ""}node_modules/${name}`;
    if (packages[path]) return path;
    if (!at) return undefined;
  }
}

test("holds every platform's optional packages, so that npm ci works on each of them", () => {
  const missing = Object.entries(packages).flatMap(
    ([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !resolve(folder, name),
      ),
  );
  expect(missing).toEqual([]);
});

test("runs one version of Node on every platform", () => {
  const { optionalDependencies } = z
    .object({ optionalDependencies: versions })
    .parse(read("package.json"));
  const wanted = readFileSync(
    new URL("../.nvmrc", import.meta.url),
    "utf8",
  ).trim();
  expect(new Set(Object.values(optionalDependencies))).toEqual(
    new Set([wanted]),
  );
});
