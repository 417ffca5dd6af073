import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from "kysely";
import { errorCode } from "../lib/log.ts";
import { whenFree } from "./locks.ts";
import type { Schema } from "./schema.ts";

export const sqliteFile = (dataDir: string): string =>
  join(dataDir, "ellaira.db");

interface Sqlite {
  readonly db: Kysely<Schema>;
  readonly relaxed: Kysely<Schema>;
  readonly file: string;
  close(): Promise<void>;
}

export async function openSqlite(
  dataDir: string,
  lockWaitMs: number,
): Promise<Sqlite> {
  const file = sqliteFile(dataDir);
  makeFolder(dataDir);
  // SQLite gives its side files (-wal, -shm) the mode of the database.
  closeSync(openSync(file, "a", 0o600));
  const [full, normal] = [connect(file, "FULL"), connect(file, "NORMAL")];
  const over = (connection: DatabaseSync) =>
    new Kysely<Schema>({ dialect: dialectOver(connection, lockWaitMs) });
  return {
    db: over(full),
    relaxed: over(normal),
    file,
    async close() {
      for (const connection of [full, normal])
        if (connection.isOpen) connection.close();
    },
  };
}

/** Node's own `recursive` never ends where the system answers ENOENT to making a folder, as in /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

const OPEN_TIMEOUT_MS = 5000;

/** NORMAL may lose its last commits in a power cut, but none of FULL's: a FULL commit also syncs the log before it. */
function connect(file: string, synchronous: "FULL" | "NORMAL"): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  sqlite.exec("PRAGMA journal_mode = WAL");
  sqlite.exec(`PRAGMA synchronous = ${synchronous}`);
  // Overwrites removed rows at once; an erasure goes further (lead-removal.ts).
  sqlite.exec("PRAGMA secure_delete = ON");
  // A statement that finds the write lock taken fails at once, and is tried again: the server answers meanwhile.
  sqlite.exec("PRAGMA busy_timeout = 0");
  return sqlite;
}

/** Statements wait for a lock side by side: only a migration has a transaction, and it runs before there are others. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Kysely's own driver would block the server while another program holds the lock. */
function dialectOver(sqlite: DatabaseSync, lockWaitMs: number): Dialect {
  const execute = (text: string, given: readonly unknown[]) =>
    whenFree(
      async () => {
        const statement = sqlite.prepare(text);
        // Our columns hold only text, numbers and null.
        const values = given as SQLInputValue[];
        if (statement.columns().length > 0)
          return { rows: statement.all(...values), changes: 0 };
        return { rows: [], changes: statement.run(...values).changes };
      },
      { waitMs: lockWaitMs },
    );
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, changes } = await execute(sql, parameters);
      // The caller knows the type of its statement's rows.
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error("Nothing is streamed: read a page at a time.");
    },
  };
  const run = async (text: string) => {
    await execute(text, []);
  };
  return {
    createAdapter: () => new ConcurrentAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: () => run("begin immediate"),
      commitTransaction: () => run("commit"),
      rollbackTransaction: () => run("rollback"),
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
  };
}
