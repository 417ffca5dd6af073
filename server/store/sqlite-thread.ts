import { parentPort, workerData } from "node:worker_threads";
import { connectSqlite, type SqliteResult } from "./sqlite-connection.ts";

// The thread in which SQLite works: reading, syncing and checkpoints block it, and not the one that serves pages.

export const SYNCHRONOUS = ["FULL", "NORMAL"] as const;

export interface SqliteCall {
  readonly id: number;
  /** Over which of the two connections. */
  readonly synchronous: (typeof SYNCHRONOUS)[number];
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface SqliteFailure {
  readonly message: string;
  readonly code?: string;
  /** SQLite's own code. */
  readonly errcode?: number;
}

export type SqliteReply =
  | { readonly kind: "open" }
  | { readonly kind: "failed to open"; readonly error: SqliteFailure }
  | {
      readonly kind: "done";
      readonly id: number;
      readonly result: SqliteResult;
    }
  | {
      readonly kind: "failed";
      readonly id: number;
      readonly error: SqliteFailure;
    };

const reply = (message: SqliteReply) => parentPort?.postMessage(message, []);

function describe(error: unknown): SqliteFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  // node:sqlite adds `code` and `errcode`, which do not survive the way to the other thread by themselves.
  const { message, code, errcode } = error as Error & Partial<SqliteFailure>;
  return {
    message,
    ...(code === undefined ? {} : { code }),
    ...(errcode === undefined ? {} : { errcode }),
  };
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
    const { id, synchronous, text, values } = call;
    try {
      const result = connections[synchronous].execute(text, values);
      reply({ kind: "done", id, result });
    } catch (error) {
      reply({ kind: "failed", id, error: describe(error) });
    }
  });
}

try {
  // What sqlite.ts gives.
  serve(workerData as string);
  reply({ kind: "open" });
} catch (error) {
  reply({ kind: "failed to open", error: describe(error) });
  parentPort?.close();
}
