import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands } from "./leads/commands.ts";
import { aRequest } from "./testing/demo-request.ts";
import { liveStore, run, runWith } from "./testing/run-leads.ts";
import { tempDir } from "./testing/temp-dir.ts";

describe("the leads command", () => {
  test("explains itself, with each command and option", async () => {
    const { code, stdout, stderr } = await run(tempDir());
    expect([code, stdout]).toEqual([2, ""]);
    const help = await run(tempDir(), "list", "--help");
    expect(help).toEqual({ code: 0, stdout: stderr, stderr: "" });
    for (const [name, { options = {} }] of Object.entries(commands)) {
      expect(stderr).toMatch(new RegExp(`^  ${name}\\b`, "m"));
      for (const option of Object.keys(options))
        expect(stderr).toContain(`--${option}`);
    }
  });

  test.each(["paint", "__proto__"])(
    "says in a line that there is no %s, and lists the commands",
    async (name) => {
      const { code, stdout, stderr } = await run(tempDir(), name);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(`"${name}"`);
      expect(stderr).toMatch(/^[^\n]*list[^\n]*help[^\n]*\.\n$/);
    },
  );

  test.each([
    ["--all", ["list", "--all"]],
    ["--csv", ["export", "--csv=yes"]],
    ["all", ["list", "all"]],
    ["--dead", ["retry"]],
    ["--dead", ["retry", "--dead", "0190"]],
    ["0191", ["retry", "0190", "0191"]],
    ["show", ["show"]],
    ["--email", ["remove"]],
    ["--email", ["remove", "--email", "amara"]],
    ["--email", ["remove", "--email", "a@b.example", "--older-than", "365d"]],
    ["--older-than", ["remove", "--older-than", "0d"]],
    ["--older-than", ["remove", "--older-than", "365"]],
    ["backup", ["backup"]],
  ])("names %s, which is wrong in %j", async (wrong, args) => {
    const dataDir = join(tempDir(), "never-made");
    const { code, stdout, stderr } = await run(dataDir, ...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(wrong);
    expect(stderr).toMatch(/^[^\n']+(?:'[^\n']+'[^\n']*)?\.\n$/);
    expect(existsSync(dataDir)).toBe(false);
  });

  test("shows by its exit code that nothing matched", async () => {
    const dataDir = tempDir();
    for (const args of [
      ["show", "0190"],
      ["retry", "--dead"],
      ["remove", "--email", "a@b.example"],
    ]) {
      const { code, stdout, stderr } = await run(dataDir, ...args);
      expect([code, stdout]).toEqual([3, ""]);
      expect(stderr).toMatch(/^[^\n]+\.\n$/);
    }
  });

  test("shows by its exit code that it failed", async () => {
    const { dataDir, outbox } = await liveStore();
    const id = await outbox.accept(JSON.stringify(aRequest));
    await outbox.claim(60_000, 1);
    const { code, stderr } = await run(dataDir, "retry", id);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
  });

  test("prints the ids that it changed, and the rest beside them", async () => {
    const { dataDir, outbox } = await liveStore();
    const id = await outbox.accept(JSON.stringify(aRequest), "k", "held");
    for (const args of [
      ["retry", id],
      ["remove", "--email", aRequest.email],
    ]) {
      const { code, stdout, stderr } = await run(dataDir, ...args);
      expect([code, stdout]).toEqual([0, `${id}\n`]);
      expect(stderr).toMatch(/^[^\n]+\.\n$/);
    }
  });

  test("says in a sentence what is wrong with a setting", async () => {
    const env = { DATABASE_URL: "mysql://secret-word@host/db" };
    const { code, stderr } = await runWith(env, "list");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL [^\n]*\.\n$/);
    expect(stderr).not.toContain("secret-word");
  });

  test("can make the store, several at once", async () => {
    const dataDir = tempDir();
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => run(dataDir, "export")),
    );
    for (const each of runs)
      expect(each).toEqual({ code: 0, stdout: "", stderr: "" });
  });
});
