import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { errorCode, type Log } from "../log.ts";
import { migrate, type Schema } from "./schema.ts";

export interface Database {
  readonly db: Kysely<Schema>;
  /**
   * The same tables, for writes that may be lost with the power because losing them costs a repeat at most: what is
   * claimed and what became of it. They need not wait for the disk.
   */
  readonly relaxed: Kysely<Schema>;
  readonly kind: "sqlite" | "postgres";
  /** For people: the file's path, or "PostgreSQL". */
  readonly name: string;
  close(): Promise<void>;
}

/** Thrown when the store cannot be opened. The message is a sentence for whoever runs the server. */
export class DatabaseError extends Error {}

interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
}

/** Opens the store, and brings its tables up to date. @throws {DatabaseError} */
export async function openDatabase(
  options: DatabaseOptions,
): Promise<Database> {
  const { databaseUrl, dataDir, log } = options;
  const database = databaseUrl
    ? await openPostgres(databaseUrl, log)
    : openSqlite(dataDir);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw explain(
      error,
      databaseUrl
        ? "The database that DATABASE_URL names cannot be used"
        : `The database ${database.name} cannot be used`,
    );
  }
  return database;
}

function explain(error: unknown, sentence: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const reason = error instanceof Error ? error.message : "";
  return new DatabaseError(
    `${sentence}: ${reason || errorCode(error) || "no reason was given"}.`,
    { cause: error },
  );
}

/** How long a statement waits for another process's write, in ms. */
const BUSY_TIMEOUT_MS = 5000;

/** Where the embedded database keeps everything; beside it are what is not in it yet (`-wal`) and an index of that. */
export const sqliteFile = (dataDir: string): string =>
  join(dataDir, "ellaira.db");

function openSqlite(dataDir: string): Database {
  const file = sqliteFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // SQLite gives its side files (-wal, -shm) the mode of the database.
    closeSync(openSync(file, "a", 0o600));
    // NORMAL loses acknowledged rows when the power goes. The other one's rows are safe beside it: a commit in FULL
    // syncs all that is in the log before it, and NORMAL syncs the log before it touches the database.
    const full = connectSqlite(file, "FULL");
    const normal = connectSqlite(file, "NORMAL");
    const db = toKysely(full);
    const relaxed = toKysely(normal);
    const close = async () => {
      await relaxed.destroy();
      await db.destroy();
      // Kysely leaves one open that it never used, and with it the log beside the database.
      for (const sqlite of [normal, full]) if (sqlite.isOpen) sqlite.close();
    };
    return { db, relaxed, kind: "sqlite", name: file, close };
  } catch (error) {
    throw explain(error, `DATA_DIR (${dataDir}) cannot be used`);
  }
}

function connectSqlite(
  file: string,
  synchronous: "FULL" | "NORMAL",
): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  sqlite.exec("PRAGMA journal_mode = WAL");
  sqlite.exec(`PRAGMA synchronous = ${synchronous}`);
  // What is removed is overwritten at once; `leads forget` goes further.
  sqlite.exec("PRAGMA secure_delete = ON");
  return sqlite;
}

function toKysely(sqlite: DatabaseSync): Kysely<Schema> {
  const database = asKyselyExpects(sqlite);
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

// Ours are text, numbers and null.
const values = (given: readonly unknown[]) => given as SQLInputValue[];

/** Prepared statements that are kept; a group's insert has a text for each size of the group. */
const MAX_STATEMENTS = 100;

// Kysely knows better-sqlite3: `reader` says whether rows come back, and parameters come as one array.
function asKyselyExpects(sqlite: DatabaseSync) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();

  function prepare(text: string) {
    const statement = sqlite.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (given: readonly unknown[]) => statement.all(...values(given)),
      run: (given: readonly unknown[]) => statement.run(...values(given)),
      iterate: (given: readonly unknown[]) =>
        statement.iterate(...values(given)),
    };
  }

  return {
    close: () => sqlite.close(),
    prepare(text: string) {
      const statement = prepared.get(text) ?? prepare(text);
      // Put in anew, so that the map's order is that of last use.
      prepared.delete(text);
      prepared.set(text, statement);
      const [oldest] = prepared.keys();
      if (prepared.size > MAX_STATEMENTS && oldest !== undefined)
        prepared.delete(oldest);
      return statement;
    },
  };
}

/** PostgreSQL's object id of `bigint`, which `pg` gives as text by default. Ours are times, far below 2^53. */
const BIGINT = 20;

async function openPostgres(
  connectionString: string,
  log: Log,
): Promise<Database> {
  // Most servers do without, and start quicker for it.
  const { Pool, types } = await import("pg");
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
    types: {
      getTypeParser: ((id: number, format?: "text") =>
        id === BIGINT
          ? Number
          : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  });
  // Without both listeners a restart of the database would end this process: the pool's hears of idle connections;
  // of the others, the query under way tells.
  pool.on("error", (error) =>
    log.warn({ err: error }, "a database connection was lost"),
  );
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    relaxed: db,
    kind: "postgres",
    name: "PostgreSQL",
    close: () => db.destroy(),
  };
}
