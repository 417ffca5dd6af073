import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aRequest } from "./testing/demo-request.ts";
import { liveStore, run } from "./testing/run-leads.ts";
import { runNode } from "./testing/run-node.ts";
import { tempDir } from "./testing/temp-dir.ts";

describe("leads list", () => {
  test("shows a line for each, newest last, while the server runs", async () => {
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

  test("keeps control characters from the terminal", async () => {
    const { dataDir, outbox } = await liveStore();
    const name = "\u001B[2Jx\u009B1m\u202Ey\r\n";
    await outbox.accept(JSON.stringify({ ...aRequest, name }));
    const { stdout } = await run(dataDir, "list");
    expect(stdout).not.toMatch(/[^\P{C}\n]/u);
    expect(stdout.trimEnd().split("\n")).toHaveLength(2);
  });
});

describe("leads export", () => {
  test("prints each as a line of JSON", async () => {
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
        rungAt: null,
        rungNote: null,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        deliveredAt: null,
        lastError: "HTTP 500",
        request: aRequest,
      },
    ]);
  });

  test("prints CSV that a spreadsheet opens unchanged", async () => {
    const { dataDir, outbox } = await liveStore();
    const phone = "+44 1632 960 001";
    await outbox.accept(JSON.stringify({ ...aRequest, phone }));
    const { stdout, code } = await run(dataDir, "export", "--csv");
    expect(code).toBe(0);
    const [head, first = "", ...rest] = stdout.split("\r\n");
    expect(head).toMatch(
      /^\uFEFF"id","state",.*"source","webhookState","emailState","utm_source",.*"rungAt","rungNote"$/,
    );
    expect(first).toContain(`"'${phone}"`);
    expect(first).toContain(`"Two sites,\nfour lines."`);
    expect(rest).toEqual([""]);
  });

  test("prints no control or direction characters, and loses none of them as JSON", async () => {
    const { dataDir, outbox } = await liveStore();
    const name = "Ann \u202E\u2066Zoë\u200F 👩\u200D⚕️\u{E0001}";
    const message =
      "\u001B[2J\u0000\u0007\u007F\u0085\u009B1m\u2028\u2029\ttab\r\nend";
    await outbox.accept(JSON.stringify({ ...aRequest, name, message }));
    const json = (await run(dataDir, "export")).stdout;
    expect(json).not.toMatch(/[[\u2028\u2029\p{Cc}\p{Cf}]--[\n]]/v);
    expect(JSON.parse(json)).toMatchObject({ request: { name, message } });
    const csv = (await run(dataDir, "export", "--csv")).stdout;
    expect(csv.replaceAll("\r\n", "")).not.toMatch(
      /[[\u2028\u2029\p{Cc}\p{Bidi_Control}]--[\t\n]]/v,
    );
    for (const kept of ["👩\u200D⚕️", "\uFFFD[2J", "\ttab\nend"])
      expect(csv).toContain(kept);
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

describe("leads backup", () => {
  test("says where the copy is, and how much it holds", async () => {
    const { dataDir, outbox } = await liveStore();
    await outbox.accept(JSON.stringify(aRequest));
    const file = join(tempDir(), "backup.db");
    const first = await run(dataDir, "backup", file);
    expect([first.code, first.stdout]).toEqual([0, `${file}\n`]);
    expect(first.stderr).toMatch(/^1 [^\n]+\.\n$/);
    const second = await run(dataDir, "backup", file);
    expect([second.code, second.stdout]).toEqual([1, ""]);
    expect(second.stderr).toMatch(/^[^\n]+\.\n$/);
    const nowhere = join(tempDir(), "nope");
    const lost = await run(dataDir, "backup", join(nowhere, "x.db"));
    expect([lost.code, lost.stderr]).toEqual([
      1,
      `There is no folder ${nowhere}.\n`,
    ]);
  });
});
