import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { LIVE_PATH } from "../operations/health.ts";
import { BODY } from "../testing/demo-request.ts";
import { builtSite, post, startServer } from "../testing/processes.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { openStore, readableOutbox } from "../testing/temp-store.ts";
import { openSqlite } from "./sqlite.ts";

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
