import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { PlainError } from "../../settings/load.ts";
import { backUp } from "./backup.ts";
import { BODY } from "../testing/demo-request.ts";
import { startFakeWebhook } from "../testing/fake-webhook.ts";
import {
  builtSite,
  eventually,
  post,
  runNode,
  startServer,
} from "../testing/processes.ts";
import { findBinaries, freshUrl, postgres } from "../testing/stores.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { allLeads, openStore, readableOutbox } from "../testing/temp-store.ts";

async function storeWith(...bodies: string[]) {
  const dataDir = tempDir();
  const store = await openStore({ dataDir });
  const outbox = readableOutbox(store);
  for (const body of bodies) await outbox.accept(body);
  return { dataDir, store };
}

/** The leads of a server started on the copy, sorted, because of two in one millisecond either may be first. */
async function restored(file: string): Promise<string[]> {
  const dataDir = tempDir();
  cpSync(file, join(dataDir, "ellaira.db"));
  const leads = await allLeads(readableOutbox(await openStore({ dataDir })));
  return leads.map(({ body }) => body).toSorted();
}

test("copies a store after a crash, without a server's start in between", async () => {
  const { dataDir } = await storeWith("1", "2");
  const crashed = tempDir();
  // SQLite rebuilds the index of the log after a crash.
  for (const name of ["ellaira.db", "ellaira.db-wal"])
    cpSync(join(dataDir, name), join(crashed, name));
  const file = join(tempDir(), "backup.db");
  backUp({ dataDir: crashed }, file);
  expect(await restored(file)).toEqual(["1", "2"]);
});

test("leaves a store of another version as it is", async () => {
  const { dataDir, store } = await storeWith("1");
  await store.db.updateTable("schema_version").set({ version: 99 }).execute();
  const file = join(tempDir(), "backup.db");
  expect(backUp({ dataDir }, file)).toEqual({ requests: 1 });
  await expect(restored(file)).rejects.toThrow(/newer/);
});

test("overwrites nothing, not even another unfinished backup", async () => {
  const { dataDir } = await storeWith("1");
  const file = join(tempDir(), "backup.db");
  backUp({ dataDir }, file);
  expect(() => backUp({ dataDir }, file)).toThrow(PlainError);
  rmSync(file);
  writeFileSync(`${file}.partial`, "");
  expect(() => backUp({ dataDir }, file)).toThrow(PlainError);
  expect(existsSync(file)).toBe(false);
  expect(existsSync(`${file}.partial`)).toBe(true);
});

test("copies nothing from or to a folder that is not there, and makes none", async () => {
  const nowhere = join(tempDir(), "nothing");
  const file = join(tempDir(), "backup.db");
  expect(() => backUp({ dataDir: nowhere }, file)).toThrow(PlainError);
  const { dataDir } = await storeWith("1");
  const lost = join(nowhere, "backup.db");
  expect(() => backUp({ dataDir }, lost)).toThrow(PlainError);
  expect(existsSync(nowhere)).toBe(false);
});

test("leaves no copy of a damaged database", async () => {
  const dataDir = tempDir();
  const folder = tempDir();
  writeFileSync(join(dataDir, "ellaira.db"), "no database at all".repeat(500));
  expect(() => backUp({ dataDir }, join(folder, "backup.db"))).toThrow(
    PlainError,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test("keeps the password of PostgreSQL to itself", () => {
  const databaseUrl = "postgres://user:secret-word@db.example:5433/it's";
  const backUpThere = () => backUp({ dataDir: "", databaseUrl }, "a.dump");
  expect(backUpThere).toThrow(/pg_dump .*a\.dump/);
  expect(backUpThere).not.toThrow(/secret-word/);
});

test.runIf(postgres)(
  "names the command for PostgreSQL, whose copy is whole",
  async () => {
    const databaseUrl = await freshUrl();
    const outbox = readableOutbox(await openStore({ databaseUrl }));
    await outbox.accept('{"name":"Zoë 🦷"}');
    const folder = join(tempDir(), "it's here");
    mkdirSync(folder);
    const file = join(folder, "ellaira.dump");
    const env = {
      ...process.env,
      PATH: [findBinaries(), process.env["PATH"]].join(delimiter),
    };
    try {
      backUp({ dataDir: "", databaseUrl }, file);
      expect.unreachable();
    } catch (error) {
      const [, command = ""] = String(error).split("\n\n");
      execFileSync("sh", ["-c", command.trim()], { env });
    }
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const list = execFileSync("pg_restore", ["--list", file], { env });
    expect(list.toString()).toContain("TABLE DATA");
  },
);

test("has all requests accepted before it, even while others arrive, and a server on it delivers them", async () => {
  const cwd = builtSite();
  const writing = await startServer(cwd, { RATE_LIMIT_PER_MINUTE: "0" });
  const accepted: string[] = [];
  const enough = new AbortController();
  async function write() {
    while (!enough.signal.aborted) {
      const answer = await post(writing.url, BODY);
      const { id }: { id: string } = await answer.json();
      accepted.push(id);
    }
  }
  const writers = [write(), write(), write(), write()];
  await eventually(() => expect(accepted.length).toBeGreaterThan(200));
  const before = accepted.slice();
  const command = runNode("leads.ts", { cwd, args: ["backup", "copy.db"] });
  expect(await command.exit).toBe(0);
  // For its owner alone, with nothing beside it.
  expect(statSync(join(cwd, "copy.db")).mode & 0o777).toBe(0o600);
  expect(readdirSync(cwd).toSorted()).toEqual(["copy.db", "data", "dist"]);
  expect(command.stdout()).toBe("copy.db\n");
  expect(command.stderr()).toMatch(/^\d+ [^\n]+\.\n$/);
  const after = accepted.length;
  await eventually(() => expect(accepted.length).toBeGreaterThan(after));
  enough.abort();
  await Promise.all(writers);
  await writing.stop();

  const site = builtSite();
  mkdirSync(join(site, "data"));
  cpSync(join(cwd, "copy.db"), join(site, "data", "ellaira.db"));
  const hook = await startFakeWebhook();
  await startServer(site, { DEMO_WEBHOOK_URL: hook.url });
  await eventually(() => {
    const ids = new Set(
      hook.calls.map(({ headers }) => String(headers["webhook-id"])),
    );
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
  });
});
