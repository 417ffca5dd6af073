import { sql } from "kysely";
import { atMostEvery } from "../timing.ts";
import type { Database } from "./database.ts";
import { awaited, COLUMNS, type Destination } from "./destinations.ts";
import { WAITING } from "./outbox.ts";

/** What is accepted and not delivered to one destination. */
export interface Backlog {
  readonly destination: Destination;
  readonly pending: number;
  readonly dead: number;
  /**
   * How long the pending request that waits longest has been waiting; null when none does. Below 0 after the clock was
   * set back.
   */
  readonly oldestPendingSeconds: number | null;
}

export type ReadBacklog = () => Promise<readonly Backlog[]>;

/** Probes and scrapes come in bursts; this often the store is asked, at most. In ms. */
const FRESH_FOR_MS = 1000;

interface Counted {
  readonly pending: number;
  readonly dead: number;
  readonly oldest: number | null;
}

/** Reads the backlog, at most once a second however often it is asked for. Rejects when the store fails. */
export function createBacklog(
  { db }: Pick<Database, "db">,
  clock: () => number = Date.now,
  configured: readonly Destination[] = ["webhook"],
): ReadBacklog {
  const destinations = awaited(configured);

  async function read(destination: Destination): Promise<Backlog> {
    const isWaiting = WAITING[destination];
    const { state } = COLUMNS[destination];
    // A literal, because a bound value would keep SQLite from using the partial index. The plus keeps the planner from
    // reading the whole table in the order of `created_at`.
    const { rows } = await sql<Counted>`select
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

  return atMostEvery(FRESH_FOR_MS, () => Promise.all(destinations.map(read)));
}
