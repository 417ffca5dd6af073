import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { workerData, type MessagePort } from "node:worker_threads";

// SQLite has its own thread, which reading, syncing and checkpoints block; the thread that serves pages stays free.

const SYNCHRONOUS = ["FULL", "NORMAL"] as const;

export interface SqliteCall {
  readonly synchronous: (typeof SYNCHRONOUS)[number];
  readonly text: string;
  readonly values: readonly unknown[];
}

interface SqliteFailure {
  readonly message: string;
  readonly code?: string | undefined;
  readonly errcode?: number | undefined;
}

/** The first answer says whether opening succeeded; then there is one for each call, in order. */
export type SqliteReply =
  { readonly result: SqliteResult } | { readonly error: SqliteFailure };

/** What sqlite.ts passes. */
export interface SqliteThreadData {
  readonly file: string;
  readonly port: MessagePort;
}

const { file: databaseFile, port } = workerData as SqliteThreadData;
const reply = (message: SqliteReply) => port.postMessage(message, []);

function describe(error: unknown): SqliteFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  // node:sqlite adds `code` and `errcode`, which are lost on the way to the other thread unless they are copied.
  const { message, code, errcode } = error as Error & Partial<SqliteFailure>;
  return { message, code, errcode };
}

export interface SqliteResult {
  readonly rows: Record<string, unknown>[];
  readonly changes: number | bigint;
}

const OPEN_TIMEOUT_MS = 5000;

/** NORMAL may lose its last commits in a power cut, but none of FULL's: a FULL commit also syncs the log before it. */
function connectSqlite(file: string, synchronous: "FULL" | "NORMAL") {
  const sqlite = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  sqlite.exec("PRAGMA journal_mode = WAL");
  sqlite.exec(`PRAGMA synchronous = ${synchronous}`);
  // Overwrites removed rows at once; an erasure goes further (lead-removal.ts).
  sqlite.exec("PRAGMA secure_delete = ON");
  // A statement that finds the write lock taken fails at once, and is tried again by its caller.
  sqlite.exec("PRAGMA busy_timeout = 0");

  return {
    execute(text: string, given: readonly unknown[]): SqliteResult {
      const statement = sqlite.prepare(text);
      // Our columns hold only text, numbers and null.
      const values = given as SQLInputValue[];
      if (statement.columns().length > 0)
        return { rows: statement.all(...values), changes: 0 };
      return { rows: [], changes: statement.run(...values).changes };
    },
    close: () => sqlite.close(),
  };
}

function serve(file: string): void {
  const connections = {
    FULL: connectSqlite(file, "FULL"),
    NORMAL: connectSqlite(file, "NORMAL"),
  };
  port.on("message", (call: SqliteCall | "close") => {
    if (call === "close") {
      for (const name of SYNCHRONOUS) connections[name].close();
      port.close();
      return;
    }
    const { synchronous, text, values } = call;
    try {
      reply({ result: connections[synchronous].execute(text, values) });
    } catch (error) {
      reply({ error: describe(error) });
    }
  });
}

try {
  serve(databaseFile);
  reply({ result: { rows: [], changes: 0 } });
} catch (error) {
  reply({ error: describe(error) });
  port.close();
}
