import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../store/database.ts";
import type { StoreProbes } from "./health.ts";

/** More bytes than a demo request and its place in the log need. */
const PROBE_BYTES = 64 * 1024;

type Probed = Pick<Database, "db" | "kind" | "name" | "watch">;

/** The probes count and write no row. PostgreSQL does not report free disk space: a full disk shows only when a request fails. */
export function createStoreProbes(database: Probed): StoreProbes {
  const { db, kind, name, watch } = database;
  return {
    read: () => db.selectFrom("lead").select("id").limit(1).execute(),
    async write() {
      await watch?.check();
      await (kind === "sqlite" ? writeBeside(name) : expectPrimary(db));
    },
  };
}

/** A file in the database's folder meets the same faults as the database: a full disk, a quota, a read-only disk. */
async function writeBeside(database: string): Promise<void> {
  const file = join(dirname(database), "write-probe");
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}

/** After a failover the address may lead to a read-only server. */
async function expectPrimary(db: Probed["db"]): Promise<void> {
  const { rows } = await sql<{
    standby: boolean;
  }>`select pg_is_in_recovery() as standby`.execute(db);
  if (rows[0]?.standby) throw new Error("the database is a read-only standby");
}
