import { once } from "node:events";
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
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
import type {
  SqliteCall,
  SqliteReply,
  SqliteResult,
  SqliteThreadData,
} from "./sqlite-thread.ts";

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
  const thread = await startThread(file);
  const kysely = (synchronous: SqliteCall["synchronous"]) =>
    new Kysely<Schema>({
      dialect: dialectOver((text, values) =>
        whenFree(() => thread.execute({ synchronous, text, values }), {
          waitMs: lockWaitMs,
        }),
      ),
    });
  return {
    db: kysely("FULL"),
    relaxed: kysely("NORMAL"),
    file,
    close: thread.close,
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

async function startThread(file: string) {
  // Through a thread's own port Node's `--watch` tells, too, which files the thread imports.
  const { port1: port, port2: threadPort } = new MessageChannel();
  const worker = new Worker(new URL("sqlite-thread.ts", import.meta.url), {
    name: "sqlite",
    workerData: { file, port: threadPort } satisfies SqliteThreadData,
    transferList: [threadPort],
  });
  const exited = once(worker, "exit");
  const calls: PromiseWithResolvers<SqliteResult>[] = [];
  const nextReply = () => {
    const call = Promise.withResolvers<SqliteResult>();
    calls.push(call);
    return call.promise;
  };
  port.on("message", (reply: SqliteReply) => {
    const call = calls.shift();
    if ("result" in reply) call?.resolve(reply.result);
    else call?.reject(Object.assign(new Error(), reply.error));
  });
  await nextReply();
  let isClosed = false;

  return {
    async execute(call: SqliteCall): Promise<SqliteResult> {
      if (isClosed) throw new Error("The database is closed.");
      port.postMessage(call, []);
      return nextReply();
    },
    async close(): Promise<void> {
      if (!isClosed) port.postMessage("close", []);
      isClosed = true;
      await exited;
    },
  };
}

type Execute = (
  text: string,
  values: readonly unknown[],
) => Promise<SqliteResult>;

/** Kysely's own driver knows synchronous databases only. */
function dialectOver(execute: Execute): Dialect {
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
    createAdapter: () => new SqliteAdapter(),
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
