import { existsSync } from "node:fs";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { aRequest } from "./testing/demo-request.ts";
import { startFakeMailServer } from "./testing/fake-mail-server.ts";
import { startFakeWebhook } from "./testing/fake-webhook.ts";
import { runNode } from "./testing/run-node.ts";
import { tempDir } from "./testing/temp-dir.ts";
import { openStore, readableOutbox } from "./testing/temp-store.ts";

const run = (dataDir: string, ...args: string[]) =>
  runWith({ DATA_DIR: dataDir }, ...args);

async function runWith(env: Record<string, string>, ...args: string[]) {
  const command = runNode("leads.ts", { args, cwd: tempDir(), env });
  const code = await command.exit;
  return { code, stdout: command.stdout(), stderr: command.stderr() };
}

/** A store that stays open, as the server's does. */
async function liveStore() {
  const dataDir = tempDir();
  return { dataDir, outbox: readableOutbox(await openStore({ dataDir })) };
}

describe("a test of the delivery", () => {
  it("reaches the webhook, signed like any other", async () => {
    const hook = await startFakeWebhook();
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const env = { DEMO_WEBHOOK_URL: hook.url, DEMO_WEBHOOK_SECRET: secret };
    const { code, stdout } = await runWith(env, "test-webhook");
    expect(code).toBe(0);
    const [call] = hook.calls;
    expect(call?.headers["webhook-id"]).toBe(stdout.trim());
    expect(
      new Webhook(secret).verify(
        call?.body ?? "",
        call?.headers as Record<string, string>,
      ),
    ).toMatchObject({ name: "Test Request", source: "Ellaira website" });
  });

  it("reaches the mailbox", async () => {
    const mail = await startFakeMailServer();
    const env = { SMTP_URL: mail.url, LEAD_EMAIL_TO: "sales@clinic.example" };
    expect((await runWith(env, "test-email")).code).toBe(0);
    expect(mail.mails).toMatchObject([{ to: ["sales@clinic.example"] }]);
  });

  it("says why it arrives nowhere", async () => {
    const hook = await startFakeWebhook(() => ({ status: 404 }));
    const env = { DEMO_WEBHOOK_URL: hook.url };
    expect(await runWith(env, "test-webhook")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("HTTP 404"),
    });
    const nowhere = {
      SMTP_URL: "smtp://127.0.0.1:1",
      LEAD_EMAIL_TO: "sales@clinic.example",
    };
    expect(await runWith(nowhere, "test-email")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/127\.0\.0\.1: E[A-Z]+ at CONN\./),
    });
    expect(await runWith({}, "test-email")).toMatchObject({
      code: 1,
      stderr: "LEAD_EMAIL_TO and SMTP_URL are not set.\n",
    });
  });
});

describe("leads list", () => {
  it("says that there is nothing yet", async () => {
    const { stdout, stderr, code } = await run(tempDir(), "list");
    expect([stdout, code]).toEqual(["", 0]);
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
  });

  it("shows a line for each, newest last, while the server runs", async () => {
    const { dataDir, outbox } = await liveStore();
    const ids = [
      await outbox.accept(JSON.stringify(aRequest)),
      await outbox.accept(JSON.stringify({ ...aRequest, name: "B" })),
    ];
    const { stdout, code } = await run(dataDir, "list");
    const [head = "", ...lines] = stdout.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(ids);
    const column = head.indexOf("email");
    for (const line of lines)
      expect(line.slice(column)).toMatch(/^amara@clinic\.example/);
  });

  it("keeps what could drive the terminal away from it", async () => {
    const { dataDir, outbox } = await liveStore();
    const name = "\u001B[2Jx\u009B1m\u202Ey\r\n";
    await outbox.accept(JSON.stringify({ ...aRequest, name }));
    const { stdout } = await run(dataDir, "list");
    expect(stdout).not.toMatch(/[^\P{C}\n]/u);
    expect(stdout.trimEnd().split("\n")).toHaveLength(2);
  });
});

describe("leads export", () => {
  it("prints each as a line of JSON", async () => {
    const { dataDir, outbox } = await liveStore();
    const id = await outbox.accept(JSON.stringify(aRequest));
    const [lead] = await outbox.claim(1000, 1);
    if (lead) await outbox.failed(lead, "HTTP 500", 0);
    const { stdout, code } = await run(dataDir, "export");
    expect(code).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        id,
        state: "pending",
        attempts: 1,
        deliveries: {
          webhook: {
            state: "pending",
            attempts: 1,
            deliveredAt: null,
            lastError: "HTTP 500",
          },
        },
        origin: {},
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        deliveredAt: null,
        lastError: "HTTP 500",
        request: aRequest,
      },
    ]);
  });

  it("prints CSV that a spreadsheet takes as it is", async () => {
    const { dataDir, outbox } = await liveStore();
    const phone = "+44 1632 960 001";
    await outbox.accept(JSON.stringify({ ...aRequest, phone }));
    const { stdout, code } = await run(dataDir, "export", "--csv");
    expect(code).toBe(0);
    const [head, first = "", ...rest] = stdout.split("\r\n");
    expect(head).toMatch(
      /^\uFEFF"id","state",.*"source","webhookState","emailState","utm_source",.*"referring_site"$/,
    );
    expect(first).toContain(`"'${phone}"`);
    expect(first).toContain(`"Two sites,\nfour lines."`);
    expect(rest).toEqual([""]);
  });

  it("prints nothing that a terminal obeys, and loses nothing of it as JSON", async () => {
    const { dataDir, outbox } = await liveStore();
    const message =
      "\u001B[2J\u0000\u0007\u007F\u0085\u009B1m\u2028\u2029\ttab\r\nend";
    await outbox.accept(JSON.stringify({ ...aRequest, message }));
    const json = (await run(dataDir, "export")).stdout;
    expect(json).not.toMatch(/[[\u2028\u2029\p{Cc}]--[\n]]/v);
    expect(JSON.parse(json)).toMatchObject({ request: { message } });
    const csv = (await run(dataDir, "export", "--csv")).stdout;
    expect(csv.replaceAll("\r\n", "")).not.toMatch(
      /[[\u2028\u2029\p{Cc}]--[\t\n]]/v,
    );
    expect(csv).toContain("\uFFFD[2J");
    expect(csv).toContain("\ttab\nend");
  });

  it("ends quietly when its reader has seen enough", async () => {
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

describe("leads backup", () => {
  it("says where the copy is, and how much is in it", async () => {
    const { dataDir, outbox } = await liveStore();
    await outbox.accept(JSON.stringify(aRequest));
    const file = join(tempDir(), "backup.db");
    const first = await run(dataDir, "backup", file);
    expect([first.code, first.stdout]).toEqual([0, `${file}\n`]);
    expect(first.stderr).toMatch(/^1 [^\n]+\.\n$/);
    const second = await run(dataDir, "backup", file);
    expect([second.code, second.stdout]).toEqual([1, ""]);
    expect(second.stderr).toMatch(/^[^\n]+\.\n$/);
    expect((await run(dataDir, "backup")).code).toBe(2);
    const nowhere = join(tempDir(), "nope");
    const lost = await run(dataDir, "backup", join(nowhere, "x.db"));
    expect([lost.code, lost.stderr]).toEqual([
      1,
      `There is no folder ${nowhere}.\n`,
    ]);
  });
});

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
    [["forget", "--email", "nobody"], "--email"],
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
    const command = runNode("leads.ts", {
      args: ["list"],
      cwd: tempDir(),
      env: { DATABASE_URL: "mysql://secret-word@host/db" },
    });
    expect(await command.exit).toBe(1);
    expect(command.stderr()).toMatch(/^DATABASE_URL [^\n]*\.\n$/);
    expect(command.stderr()).not.toContain("secret-word");
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
