import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { StoredState } from "./schema.ts";

/** What is accepted and not delivered. */
export interface Backlog {
  readonly pending: number;
  readonly dead: number;
  /**
   * How long the pending request that waits longest has been waiting; null when none does. Below 0 after the clock was
   * set back.
   */
  readonly oldestPendingSeconds: number | null;
}

export type ReadBacklog = () => Promise<Backlog>;

/** Probes and scrapes come in bursts; this often the store is asked, at most. In ms. */
const FRESH_FOR_MS = 1000;

// Literals, because bound values would keep SQLite from using the partial indexes.
const PENDING = sql.lit<StoredState>("pending");
const DEAD = sql.lit<StoredState>("dead");

/** Reads the backlog, at most once a second however often it is asked for. Rejects when the store fails. */
export function createBacklog(
  { db }: Pick<Database, "db">,
  clock: () => number = Date.now,
): ReadBacklog {
  async function read(): Promise<Backlog> {
    const row = await db
      .selectNoFrom((query) => [
        query
          .selectFrom("lead")
          .select(({ fn }) => fn.countAll<number>().as("n"))
          .where("state", "=", PENDING)
          .as("pending"),
        query
          .selectFrom("lead")
          .select(({ fn }) => fn.countAll<number>().as("n"))
          .where("state", "=", DEAD)
          .as("dead"),
        query
          .selectFrom("lead")
          // The plus keeps the planner from reading the whole table in the order of `created_at`.
          .select(sql<number | null>`min(+created_at)`.as("at"))
          .where("state", "=", PENDING)
          .as("oldest"),
      ])
      .executeTakeFirstOrThrow();
    const { oldest } = row;
    return {
      pending: row.pending ?? 0,
      dead: row.dead ?? 0,
      oldestPendingSeconds:
        oldest === null ? null : Math.round((clock() - oldest) / 1000),
    };
  }

  let last:
    { readonly backlog: Promise<Backlog>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now >= last.until)
      last = { backlog: read(), until: now + FRESH_FOR_MS };
    return last.backlog;
  };
}
