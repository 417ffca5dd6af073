import { sql } from "kysely";
import type { Database } from "./database.ts";
import { awaited, COLUMNS, type Destination } from "./destinations.ts";
import { WAITING } from "./outbox.ts";

export interface Backlog {
  readonly destination: Destination;
  readonly pending: number;
  readonly dead: number;
  /** The age of the oldest pending request: null when there is none, below 0 after the clock was set back. */
  readonly oldestPendingSeconds: number | null;
}

export type ReadBacklog = () => Promise<readonly Backlog[]>;

/** Rejects when the store fails. */
export function createBacklog(
  { db }: Pick<Database, "db">,
  clock: () => number = Date.now,
  configured: readonly Destination[] = ["webhook"],
): ReadBacklog {
  const destinations = awaited(configured);

  async function read(destination: Destination): Promise<Backlog> {
    const isWaiting = WAITING[destination];
    const { state } = COLUMNS[destination];
    // A literal: a bound value keeps SQLite from its partial index. The plus keeps it from scanning by `created_at`.
    const { rows } = await sql<{
      pending: number;
      dead: number;
      oldest: number | null;
    }>`select
      (select count(*) from lead where ${isWaiting}) as pending,
      (select count(*) from lead where ${sql.ref(state)} = 'dead') as dead,
      (select min(+created_at) from lead where ${isWaiting}) as oldest`.execute(
      db,
    );
    const { pending = 0, dead = 0, oldest = null } = rows[0] ?? {};
    return {
      destination,
      pending,
      dead,
      oldestPendingSeconds:
        oldest === null ? null : Math.round((clock() - oldest) / 1000),
    };
  }

  return () => Promise.all(destinations.map(read));
}
