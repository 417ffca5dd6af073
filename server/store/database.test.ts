import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseError, openDatabase } from "./database.ts";
import { createLog } from "../lib/log.ts";
import { LIVE_PATH } from "../operations/health.ts";
import { BODY } from "../testing/demo-request.ts";
import { builtSite, post, startServer } from "../testing/processes.ts";
import { freshUrl, postgres, query } from "../testing/stores.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { openStore, readableOutbox } from "../testing/temp-store.ts";
import { createAcceptance } from "./acceptance.ts";
import { createLeadRemoval } from "./lead-removal.ts";
import { openSqlite } from "./sqlite.ts";

const log = createLog("silent");

test("gives only its own user access to its files", async () => {
  const dataDir = join(tempDir(), "new", "data");
  const { db } = await openStore({ dataDir });
  await db.selectFrom("lead").selectAll().execute();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of ["ellaira.db", "ellaira.db-wal"])
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
});

test("waits for the disk at each commit, except for writes that may be repeated", async () => {
  const { db, relaxed } = await openStore();
  const synchronous = sql`PRAGMA synchronous`;
  // FULL and NORMAL (sqlite.org/pragma.html#pragma_synchronous).
  expect((await synchronous.execute(db)).rows).toEqual([{ synchronous: 2 }]);
  expect((await synchronous.execute(relaxed)).rows).toEqual([
    { synchronous: 1 },
  ]);
});

test("leaves one whole file when it is closed, however little was done", async () => {
  const dataDir = tempDir();
  const database = await openDatabase({ dataDir, log });
  await database.close();
  expect(readdirSync(dataDir)).toEqual(["ellaira.db"]);
});

/** Another program's connection, such as a backup tool's or an open `sqlite3`. */
function stranger(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(join(dataDir, "ellaira.db"));
  onTestFinished(() => database.close());
  return database;
}

test("lets the server answer while another program holds the write lock, and then keeps the requests", async () => {
  const dataDir = tempDir();
  const server = await startServer(builtSite(), { DATA_DIR: dataDir });
  const other = stranger(dataDir);
  other.exec("BEGIN IMMEDIATE");
  let isAnswered = false;
  const posted = post(server.url, BODY).then((answer) => {
    isAnswered = true;
    return answer.status;
  });
  for (let n = 0; n < 50; n++)
    for (const path of [LIVE_PATH, "/security"])
      expect((await fetch(new URL(path, server.url))).status).toBe(200);
  expect(isAnswered).toBe(false);
  other.exec("ROLLBACK");
  expect(await posted).toBe(202);
});

test("claims and records without blocking, and after the lock is free", async () => {
  const dataDir = tempDir();
  const outbox = readableOutbox(await openStore({ dataDir }));
  const id = await outbox.accept("{}");
  const other = stranger(dataDir);
  other.exec("BEGIN IMMEDIATE");
  const claiming = outbox.claim(60_000, 1);
  expect(await outbox.get(id)).toMatchObject({ attempts: 0 });
  other.exec("ROLLBACK");
  const [lead] = await claiming;
  expect(lead).toMatchObject({ id });
  expect(lead && (await outbox.delivered(lead))).toBe(true);
});

test("waits for a lock no longer than it may", async () => {
  const dataDir = tempDir();
  await openStore({ dataDir });
  stranger(dataDir).exec("BEGIN IMMEDIATE");
  const { db, close } = await openSqlite(dataDir, 300);
  onTestFinished(close);
  const began = performance.now();
  // All at once: one after another they would take three seconds.
  await Promise.all(
    Array.from({ length: 10 }, () =>
      expect(db.deleteFrom("lead").execute()).rejects.toThrow(/locked/),
    ),
  );
  expect(performance.now() - began).toBeLessThan(2000);
});

test("says in a sentence that the file is no database", async () => {
  const dataDir = tempDir();
  writeFileSync(
    join(dataDir, "ellaira.db"),
    "not a database, and long enough".repeat(99),
  );
  await expect(openDatabase({ dataDir, log })).rejects.toThrow(DatabaseError);
});

test("says in a sentence that the database is not there, without its password", async () => {
  const opening = openDatabase({
    dataDir: tempDir(),
    databaseUrl: "postgres://user:secret-word@127.0.0.1:1/ellaira",
    log,
  });
  await expect(opening).rejects.toThrow(/DATABASE_URL.*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/secret-word/);
});

test.runIf(postgres)(
  "needs no right in PostgreSQL except to own its database",
  async () => {
    const admin = new URL(await freshUrl());
    admin.search = "";
    await query(admin.href, "create role site login");
    await query(admin.href, "create database site owner site");
    const url = new URL("/site", admin);
    url.username = "site";
    const store = await openStore({ databaseUrl: url.href });
    const id = await createAcceptance(store).accept("{}");
    const removal = createLeadRemoval(store);
    await removal.erase([id]);
    expect(await removal.scrub()).toBe("gone");
  },
);
