import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "../server/testing/temp-dir.ts";
import { findNode, isInstalled, nodePackage } from "./own-node.mjs";

const NAME = nodePackage();

function write(folder: string, file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

type Packages = Record<string, { version: string; optional?: true }>;

/** A project for which npm has installed these packages. */
function project(wanted: Packages, installed: Packages): string {
  const folder = tempDir();
  const json = (packages: Packages) => JSON.stringify({ packages });
  const optionalDependencies = { [NAME]: "26.10.0" };
  write(folder, "package.json", JSON.stringify({ optionalDependencies }));
  write(folder, "package-lock.json", json(wanted));
  write(folder, "node_modules/.package-lock.json", json(installed));
  write(folder, `node_modules/${NAME}/bin/node`, "");
  return folder;
}

const A = { "node_modules/a": { version: "1.0.0" } };
const ELSEWHERE = {
  "node_modules/elsewhere": { version: "1.0.0", optional: true as const },
};

test.each<[string, Packages, Packages, boolean]>([
  ["all of it", A, A, true],
  ["nothing", A, {}, false],
  ["another version", A, { "node_modules/a": { version: "1.0.1" } }, false],
  ["all but what is for another platform", { ...A, ...ELSEWHERE }, A, true],
])("what npm has installed: %s", (_, wanted, installed, isAll) => {
  expect(isInstalled(project(wanted, installed))).toBe(isAll);
});

test("a folder without packages is not installed", () => {
  expect(isInstalled(tempDir())).toBe(false);
});

test.each([
  ["20.20.2", false],
  ["26.9.0", false],
  ["26.10.0", true],
  ["26.11.1", true],
  ["27.0.0", false],
])("the machine's Node %s is new enough: %s", (version, isEnough) => {
  const folder = project(A, A);
  const own = join(folder, "node_modules", NAME, "bin/node");
  expect(findNode(folder, version)).toBe(isEnough ? process.execPath : own);
});

test("no link in node_modules/.bin is needed, and no package no Node", () => {
  expect(findNode(project(A, A), "20.0.0")).toMatch(/bin\/node$/);
  expect(findNode(tempDir(), "20.0.0")).toBeUndefined();
});
