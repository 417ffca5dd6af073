import type { Kysely } from "kysely";
import { PlainError } from "../../settings/load.ts";
import { errorCode, type Log } from "../lib/log.ts";
import { connectPostgres } from "./postgres.ts";
import { migrate, type Schema } from "./schema.ts";
import { watchFile, type FileWatch } from "./file-watch.ts";
import { openSqlite } from "./sqlite.ts";

export interface Database {
  readonly db: Kysely<Schema>;
  /** The same tables, for writes that a power cut may lose: that costs a repeat at most. */
  readonly relaxed: Kysely<Schema>;
  readonly kind: "sqlite" | "postgres";
  /** The file's path, or "PostgreSQL". */
  readonly name: string;
  /** Watches the database's file, if it has one. */
  readonly watch?: FileWatch;
  close(): Promise<void>;
}

export class DatabaseError extends PlainError {}

/** The operator's commands may take longer than the server, but must not hold up its writes. */
export type DatabaseUser = "server" | "operator";

interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  readonly user?: DatabaseUser;
}

/** Opens the store and migrates its tables. @throws {DatabaseError} with a sentence for the operator */
export async function openDatabase(
  options: DatabaseOptions,
): Promise<Database> {
  const { databaseUrl, dataDir, log, user = "server" } = options;
  return databaseUrl === undefined
    ? openEmbedded(dataDir, user)
    : openPostgresql(databaseUrl, log, user);
}

/** A page waits for 15 s, and the operator's VACUUM of half a gigabyte takes five and more. */
const LOCK_WAIT_MS = { server: 12_000, operator: 30_000 };

async function openEmbedded(
  dataDir: string,
  user: DatabaseUser,
): Promise<Database> {
  const { file, ...sqlite } = await openSqlite(
    dataDir,
    LOCK_WAIT_MS[user],
  ).catch((error: unknown) => {
    throw explain(error, `DATA_DIR (${dataDir}) cannot be used`);
  });
  const kind = "sqlite";
  await bringUpToDate(
    { ...sqlite, kind },
    `The database ${file} cannot be used`,
  );
  const watch = await watchFile(file);
  return { ...sqlite, kind, name: file, watch };
}

async function openPostgresql(
  url: string,
  log: Log,
  user: DatabaseUser,
): Promise<Database> {
  const cannot = "The database that DATABASE_URL names cannot be used";
  const kind = "postgres";
  // Migrations have connections of their own, since those of the server end after 10 s.
  const migrating = await connectPostgres(url, log, "operator");
  await bringUpToDate(
    { kind, db: migrating, close: () => migrating.destroy() },
    cannot,
  );
  let db = migrating;
  if (user === "server") {
    await migrating.destroy();
    db = await connectPostgres(url, log, "server");
  }
  const name = "PostgreSQL";
  return { kind, name, db, relaxed: db, close: () => db.destroy() };
}

async function bringUpToDate(
  database: Pick<Database, "db" | "kind" | "close">,
  cannot: string,
): Promise<void> {
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw explain(error, cannot);
  }
}

function explain(error: unknown, sentence: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const reason = error instanceof Error ? error.message : "";
  return new DatabaseError(
    `${sentence}: ${reason || errorCode(error) || "no reason was given"}.`,
    { cause: error },
  );
}
