import { parentPort, workerData } from "node:worker_threads";
import { connectSqlite, type SqliteResult } from "./sqlite-connection.ts";

// SQLite has a thread of its own: reading, syncing and checkpoints block it, and not the one that serves pages.

const SYNCHRONOUS = ["FULL", "NORMAL"] as const;

export interface SqliteCall {
  readonly synchronous: (typeof SYNCHRONOUS)[number];
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface SqliteFailure {
  readonly message: string;
  readonly code?: string | undefined;
  readonly errcode?: number | undefined;
}

/** The first answer says whether opening succeeded; then there is one for each call, in order. */
export type SqliteReply =
  { readonly result: SqliteResult } | { readonly error: SqliteFailure };

const reply = (message: SqliteReply) => parentPort?.postMessage(message, []);

function describe(error: unknown): SqliteFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  // node:sqlite adds `code` and `errcode`, which are lost on the way to the other thread unless they are copied.
  const { message, code, errcode } = error as Error & Partial<SqliteFailure>;
  return { message, code, errcode };
}

function serve(file: string): void {
  const connections = {
    FULL: connectSqlite(file, "FULL"),
    NORMAL: connectSqlite(file, "NORMAL"),
  };
  parentPort?.on("message", (call: SqliteCall | "close") => {
    if (call === "close") {
      for (const name of SYNCHRONOUS) connections[name].close();
      parentPort?.close();
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
  // sqlite.ts passes these.
  serve(workerData as string);
  reply({ result: { rows: [], changes: 0 } });
} catch (error) {
  reply({ error: describe(error) });
  parentPort?.close();
}
