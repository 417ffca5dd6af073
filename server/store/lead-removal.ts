import { setTimeout as sleep } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import type { Scrubbed } from "../../contract/desk.ts";
import type { Database } from "./database.ts";
import { awaited, type Destination } from "./destinations.ts";
import { stateOf } from "./lead.ts";
import { isLockTaken, whenFree } from "./locks.ts";
import { OPERATOR_SESSION } from "./postgres.ts";
import type { Schema } from "./schema.ts";

export interface LeadRemoval {
  erase(ids: readonly string[]): Promise<void>;
  /** Removes what was accepted before this time and is not pending. Yields the ids. */
  purge(before: number): AsyncGenerator<string>;
  /** Rewrites the database's files without the removed rows. Servers may have to wait for it. */
  scrub(): Promise<Scrubbed>;
}

/** With so few rows in a statement, a running server waits for milliseconds only. */
const ERASED_AT_ONCE = 500;

const REWRITE_WAIT_MS = 10_000;

/** Longer than a server's pause between two attempts to write. */
const MIN_PAUSE_MS = 20;

/** After each attempt the database is left to others for as long as the attempt took. */
async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await whenFree(act, { waitMs: 30_000, pauseMs: 1000 });
  await sleep(Math.max(MIN_PAUSE_MS, performance.now() - began));
  return result;
}

interface Options {
  readonly rewriteWaitMs?: number;
  readonly configured?: readonly Destination[];
}

/** Safe while servers run on the store. */
export function createLeadRemoval(
  { db, kind }: Pick<Database, "db" | "kind">,
  { rewriteWaitMs = REWRITE_WAIT_MS, configured = ["webhook"] }: Options = {},
): LeadRemoval {
  // With the desk alone all stay pending, and those that were rung back are done with.
  const isPending = sql<boolean>`(${stateOf(awaited(configured))} = 'pending' and rung_at is null)`;
  return {
    async erase(ids) {
      for (let at = 0; at < ids.length; at += ERASED_AT_ONCE)
        await inTurn(() =>
          db
            .deleteFrom("lead")
            .where("id", "in", ids.slice(at, at + ERASED_AT_ONCE))
            .execute(),
        );
    },

    async *purge(before) {
      for (;;) {
        const rows = await inTurn(() =>
          db
            .deleteFrom("lead")
            .where("id", "in", (old) =>
              old
                .selectFrom("lead")
                .select("id")
                .where("created_at", "<", before)
                .where((row) => row.not(isPending))
                .orderBy("created_at")
                .limit(ERASED_AT_ONCE),
            )
            // The condition is repeated, because the lead may have become pending in the meantime.
            .where((row) => row.not(isPending))
            .returning("id")
            .execute(),
        );
        if (rows.length === 0) return;
        for (const { id } of rows) yield id;
      }
    },

    scrub: () =>
      kind === "postgres" ? scrubPostgres(db, rewriteWaitMs) : scrubSqlite(db),
  };
}

const CHECKPOINT_WAIT_MS = 10_000;

const SQLITE_FULL = 13;

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_FULL;

async function scrubSqlite(db: Kysely<Schema>): Promise<Scrubbed> {
  try {
    // VACUUM rewrites the file: `secure_delete` clears what SQLite frees, but not what it moves.
    await sql`VACUUM`.execute(db);
  } catch (error) {
    if (isLockTaken(error) || isDiskFull(error)) return "busy";
    throw error;
  }
  const until = performance.now() + CHECKPOINT_WAIT_MS;
  for (;;) {
    // Most of the space is freed first, without making any request wait.
    await sql`PRAGMA wal_checkpoint(PASSIVE)`.execute(db);
    const { rows } = await sql<{
      busy: number;
    }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    if (rows[0]?.busy === 0) return "gone";
    if (performance.now() > until) return "busy";
    await sleep(MIN_PAUSE_MS);
  }
}

/** The table may be locked for this long: posts then wait, and are not refused. */
const MAX_REWRITE_MS = 3000;

/** All posts queue behind the wait for the table, so it is short. */
const LOCK_TIMEOUT_MS = 1000;

/** PostgreSQL's `query_canceled` means that its `statement_timeout` has passed. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "57014";

async function scrubPostgres(
  pool: Kysely<Schema>,
  waitMs: number,
): Promise<Scrubbed> {
  return pool.connection().execute(async (db) => {
    const limit = async (lock_timeout: string, statement_timeout: string) =>
      sql`select set_config('lock_timeout', ${lock_timeout}, false),
        set_config('statement_timeout', ${statement_timeout}, false)`.execute(
        db,
      );
    await limit(`${LOCK_TIMEOUT_MS}ms`, `${MAX_REWRITE_MS}ms`);
    try {
      await whenFree(() => sql`VACUUM FULL lead`.execute(db), {
        waitMs,
        pauseMs: 2000,
      });
      return "gone";
    } catch (error) {
      if (!isLockTaken(error) && !isTimeout(error)) throw error;
      // A plain VACUUM makes no request wait, and frees the space, which is overwritten in time.
      await limit(`${LOCK_TIMEOUT_MS}ms`, OPERATOR_SESSION.statement_timeout);
      await sql`VACUUM lead`.execute(db);
      return isTimeout(error) ? "too large" : "busy";
    } finally {
      const { lock_timeout, statement_timeout } = OPERATOR_SESSION;
      await limit(lock_timeout, statement_timeout);
    }
  });
}
