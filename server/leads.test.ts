import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aRequest } from "./testing/demo-request.ts";
import { liveStore, run, runWith } from "./testing/run-leads.ts";
import { tempDir } from "./testing/temp-dir.ts";

describe("the leads command", () => {
  it("explains itself where it is not told what to do", async () => {
    const { code, stdout, stderr } = await run(tempDir());
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/Usage:.*list.*export/s);
  });

  it.each(["paint", "__proto__"])(
    "says in a line that there is no %s, and what there is",
    async (name) => {
      const { code, stdout, stderr } = await run(tempDir(), name);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(`"${name}"`);
      expect(stderr).toMatch(/^[^\n]*list[^\n]*help[^\n]*\.\n$/);
    },
  );

  it.each([
    [["list", "--all"], "--all"],
    [["stats", "--csv"], "--csv"],
    [["list", "--since", "soon"], "--since"],
    [["export", "--until"], "--until"],
    [["export", "--csv=yes"], "--csv"],
  ] as const)("names the option that is wrong in %j", async (args, option) => {
    const dataDir = join(tempDir(), "never-made");
    const { code, stdout, stderr } = await run(dataDir, ...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(option);
    expect(stderr).toMatch(/^[^\n']+(?:'[^\n']+'[^\n']*)?\.\n$/);
    expect(stderr).not.toContain("    at ");
    expect(existsSync(dataDir)).toBe(false);
  });

  it("tells by its exit code that nothing matched", async () => {
    const dataDir = tempDir();
    for (const args of [
      ["show", "0190"],
      ["retry", "--dead"],
      ["forget", "--email", "a@b.example"],
    ]) {
      const { code, stdout, stderr } = await run(dataDir, ...args);
      expect([code, stdout]).toEqual([3, ""]);
      expect(stderr).toMatch(/^[^\n]+\.\n$/);
    }
  });

  it("tells by its exit code that it failed", async () => {
    const { dataDir, outbox } = await liveStore();
    const id = await outbox.accept(JSON.stringify(aRequest));
    await outbox.claim(60_000, 1);
    const { code, stderr } = await run(dataDir, "retry", id);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
  });

  it("prints the ids that it changed, and the rest beside them", async () => {
    const { dataDir, outbox } = await liveStore();
    const id = await outbox.accept(JSON.stringify(aRequest), "k", "held");
    const listed = await run(dataDir, "list", "--held");
    expect(listed.stdout).toContain(id);
    const retried = await run(dataDir, "release", id.slice(0, 30));
    expect([retried.code, retried.stdout]).toEqual([0, `${id}\n`]);
    expect(retried.stderr).toMatch(/^[^\n]+\.\n$/);
    const forgotten = await run(dataDir, "forget", "--email", aRequest.email);
    expect([forgotten.code, forgotten.stdout]).toEqual([0, `${id}\n`]);
    const purged = await run(dataDir, "purge", "--older-than", "365d");
    expect([purged.code, purged.stdout]).toEqual([0, ""]);
  });

  it.each([["list", "--help"], ["help"]])(
    "has help: %s %s",
    async (...args) => {
      const { code, stdout } = await run(tempDir(), ...args);
      expect(code).toBe(0);
      expect(stdout).toMatch(/Usage:.*list.*export/s);
    },
  );

  it("says in a sentence what is wrong with a setting", async () => {
    const env = { DATABASE_URL: "mysql://secret-word@host/db" };
    const { code, stderr } = await runWith(env, "list");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL [^\n]*\.\n$/);
    expect(stderr).not.toContain("secret-word");
  });

  it("can make the store, several at once", async () => {
    const dataDir = tempDir();
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => run(dataDir, "export")),
    );
    expect(runs.map(({ code, stderr }) => [code, stderr])).toEqual(
      Array.from({ length: 4 }, () => [0, ""]),
    );
  });
});
