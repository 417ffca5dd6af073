import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, matchesGlob, relative, resolve } from "node:path";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { startFakeWebhook } from "../server/testing/fake-webhook.ts";
import { builtSite, eventually, runNode } from "../server/testing/processes.ts";
import { tempDir } from "../server/testing/temp-dir.ts";
import { fingerprint, SOURCES } from "./fingerprint.ts";

/** Starts as `npm start` or `npm run dev` does, in a folder where a build can't begin. */
const start = (
  cwd: string,
  env: Record<string, string> = {},
  script = "start",
) =>
  runNode(`../scripts/${script}.ts`, {
    cwd,
    env: { PATH: "", PORT: "0", ...env },
  });

/** A folder with a site that was built from what is in it. */
function upToDateSite(): string {
  const cwd = builtSite();
  const file = join(cwd, "dist/build.json");
  const info: object = JSON.parse(readFileSync(file, "utf8"));
  const made = { ...info, fingerprint: fingerprint({}, cwd) };
  writeFileSync(file, JSON.stringify(made));
  return cwd;
}

test("a wrong setting is named before anything is built", async () => {
  const server = start(tempDir(), { PORT: "abc" });
  expect(await server.exit).toBe(1);
  expect(server.stderr()).toMatch(/^PORT should be .*\.\n$/);
});

test.each(["start", "dev"])(
  "a port that is taken is named before anything is built or started: %s",
  async (script) => {
    const { port } = new URL((await startFakeWebhook()).url);
    const server = start(tempDir(), { PORT: port }, script);
    expect(await server.exit).toBe(1);
    expect(server.stderr()).toMatch(/^PORT \d+ is already in use\.[^\n]*\n$/);
  },
);

test("a site that is up to date is served as it is", async () => {
  const server = start(upToDateSite());
  await eventually(() => expect(server.stdout()).toMatch(/http:\S+/));
  expect(server.stderr()).not.toContain("astro");
});

test.each([
  ["source", {}, (cwd: string) => writeFileSync(join(cwd, "site/a.ts"), "1")],
  ["setting", { VITE_CONTACT_PHONE: "01632 960 001" }, () => undefined],
])(
  "another %s has the site built again; the old one stands when that fails",
  async (_, env, change) => {
    const cwd = upToDateSite();
    mkdirSync(join(cwd, "site"));
    change(cwd);
    const before = readFileSync(join(cwd, "dist/build.json"), "utf8");
    const server = start(cwd, env);
    expect(await server.exit).toBe(1);
    expect(server.stderr()).toContain("astro can't be started");
    expect(readFileSync(join(cwd, "dist/build.json"), "utf8")).toBe(before);
  },
);

test("every module that a build runs counts as a source", async () => {
  const root = resolve(import.meta.dirname, "..");
  const bundle = await rolldown({
    input: [join(root, "scripts/build-site.ts"), join(root, "astro.config.ts")],
    external: (id) => !/^[./]/.test(id),
    logLevel: "silent",
  });
  const { output } = await bundle.generate();
  const modules = output
    .flatMap((part) => (part.type === "chunk" ? part.moduleIds : []))
    .map((module) => relative(root, module));
  expect(modules).toContain("server/pages/common-headers.ts");
  const missed = modules.filter(
    (file) => !SOURCES.some((pattern) => matchesGlob(file, pattern)),
  );
  expect(missed).toEqual([]);
});
