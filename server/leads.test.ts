import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands } from "./leads/commands.ts";
import { aRequest, BODY } from "./testing/demo-request.ts";
import { startFakeMailServer } from "./testing/fake-mail-server.ts";
import { startFakeWebhook } from "./testing/fake-webhook.ts";
import { runNode } from "./testing/processes.ts";
import { tempDir } from "./testing/temp-dir.ts";
import { openStore, readableOutbox } from "./testing/temp-store.ts";

const run = (dataDir: string, ...args: string[]) =>
  runWith({ DATA_DIR: dataDir }, ...args);

async function runWith(env: Record<string, string>, ...args: string[]) {
  const command = runNode("leads.ts", { args, cwd: tempDir(), env });
  const code = await command.exit;
  return { code, stdout: command.stdout(), stderr: command.stderr() };
}

async function liveStore() {
  const dataDir = tempDir();
  return { dataDir, outbox: readableOutbox(await openStore({ dataDir })) };
}

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
    ["all", ["list", "all"]],
    ["--dead", ["retry"]],
    ["--dead", ["retry", "--dead", "0190"]],
    ["0191", ["retry", "0190", "0191"]],
    ["--email", ["remove"]],
    ["--email", ["remove", "--email", "amara"]],
    ["--email", ["remove", "--email", "a@b.example", "--older-than", "365d"]],
    ["--older-than", ["remove", "--older-than", "0d"]],
    ["backup", ["backup"]],
  ])("names %s, which is wrong in %j", async (wrong, args) => {
    const dataDir = join(tempDir(), "never-made");
    const { code, stdout, stderr } = await run(dataDir, ...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(wrong);
    expect(stderr).toMatch(/^[^\n']+(?:'[^\n']+'[^\n']*)?\.\n$/);
    expect(existsSync(dataDir)).toBe(false);
  });

  test("shows by its exit code that nothing matched, or that it failed", async () => {
    const { dataDir, outbox } = await liveStore();
    const underWay = await outbox.accept(BODY);
    await outbox.claim(60_000, 1);
    for (const [expected, ...args] of [
      [3, "show", "0190"],
      [3, "retry", "--dead"],
      [3, "remove", "--email", "a@b.example"],
      [1, "retry", underWay],
      [1, "backup", join(dataDir, "ellaira.db")],
    ] as const) {
      const { code, stdout, stderr } = await run(dataDir, ...args);
      expect([code, stdout]).toEqual([expected, ""]);
      expect(stderr).toMatch(/^[^\n]+\.\n$/);
    }
  });

  test("prints the ids that it changed, and the rest beside them", async () => {
    const { dataDir, outbox } = await liveStore();
    const id = await outbox.accept(BODY, "k", "held");
    for (const args of [
      ["retry", id],
      ["remove", "--email", aRequest.email],
    ]) {
      const { code, stdout, stderr } = await run(dataDir, ...args);
      expect([code, stdout]).toEqual([0, `${id}\n`]);
      expect(stderr).toMatch(/^[^\n]+\.\n$/);
    }
  });

  test("ends quietly when its reader closes the pipe", async () => {
    const { dataDir, outbox } = await liveStore();
    const body = JSON.stringify({ ...aRequest, message: "x".repeat(1000) });
    await Promise.all(Array.from({ length: 1500 }, () => outbox.accept(body)));
    const command = runNode("leads.ts", {
      args: ["export"],
      cwd: tempDir(),
      env: { DATA_DIR: dataDir },
    });
    command.child.stdout.once("data", () => command.child.stdout.destroy());
    expect(await command.exit).toBe(0);
    expect(command.stderr()).toBe("");
  });
});

describe("a test of the delivery", () => {
  test("reaches the webhook", async () => {
    const hook = await startFakeWebhook();
    const env = { DEMO_WEBHOOK_URL: hook.url };
    const { code, stdout } = await runWith(env, "test-webhook");
    expect(code).toBe(0);
    const [call] = hook.calls;
    expect(call?.headers["webhook-id"]).toBe(stdout.trim());
    expect(JSON.parse(call?.body ?? "")).toMatchObject({
      name: "Test Request",
      source: "Ellaira website",
    });
  });

  test("reaches the mailbox", async () => {
    const mail = await startFakeMailServer();
    const env = { SMTP_URL: mail.url, LEAD_EMAIL_TO: "sales@clinic.example" };
    expect((await runWith(env, "test-email")).code).toBe(0);
    expect(mail.mails).toMatchObject([{ to: ["sales@clinic.example"] }]);
  });

  test.each([
    [/HTTP 404\./, "test-webhook"],
    [/127\.0\.0\.1: ECONNREFUSED at CONN\./, "test-email"],
  ])("says why it does not arrive: %s", async (reason, command) => {
    const hook = await startFakeWebhook(() => ({ status: 404 }));
    const { code, stderr } = await runWith(
      {
        DEMO_WEBHOOK_URL: hook.url,
        SMTP_URL: "smtp://127.0.0.1:1",
        LEAD_EMAIL_TO: "sales@clinic.example",
      },
      command,
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(reason);
  });

  test("says which settings it lacks", async () => {
    expect(await runWith({}, "test-email")).toMatchObject({
      code: 1,
      stderr: "LEAD_EMAIL_TO and SMTP_URL are not set.\n",
    });
  });
});
