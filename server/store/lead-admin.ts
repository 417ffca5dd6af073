import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { LeadState } from "./schema.ts";

/** How the lead table stands. Times are epoch milliseconds. */
export interface LeadStats {
  readonly counts: Readonly<Record<LeadState, number>>;
  readonly acceptedLastDay: number;
  readonly deliveredLastDay: number;
  readonly lastDeliveredAt: number | null;
  /** When the pending lead that waits longest was accepted. */
  readonly oldestPendingAt: number | null;
}

export interface LeadAdmin {
  /** The ids that begin so, two at most: that is enough to tell that a beginning is not unique. */
  idsBeginning(prefix: string): Promise<string[]>;
  /**
   * Lets a lead be delivered as if it were new.
   * @returns false for one that was delivered, is being delivered, or does not exist
   */
  retry(id: string): Promise<boolean>;
  /** Does the same for every dead lead. @returns their ids */
  retryDead(): Promise<string[]>;
  stats(): Promise<LeadStats>;
  /** Removes leads, whatever their state. */
  erase(ids: readonly string[]): Promise<void>;
  /** Removes what was accepted before this time and is not pending. Yields the ids. */
  purge(before: number): AsyncGenerator<string>;
  /**
   * Takes what was removed out of the database's files too, by writing them anew; servers wait meanwhile.
   * @returns false if other connections did not let it
   */
  scrub(): Promise<boolean>;
}

/** Rows that one statement removes: few enough to keep a running server waiting for milliseconds only. */
const ERASED_AT_ONCE = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

const SCRUB_TRIES = 5;

/** The operator's SQL of the lead table. Safe while servers run on it. */
export function createLeadAdmin(
  { db, kind }: Pick<Database, "db" | "kind">,
  clock: () => number = Date.now,
): LeadAdmin {
  // Attempts begin anew: a dead lead has used up its own.
  const afresh = () =>
    db
      .updateTable("lead")
      .set({ state: "pending", attempts: 0, claim: null, due_at: clock() });

  return {
    async idsBeginning(prefix) {
      const rows = await db
        .selectFrom("lead")
        .select("id")
        .where("id", "like", `${prefix}%`)
        .orderBy("id")
        .limit(2)
        .execute();
      return rows.map(({ id }) => id);
    },

    async retry(id) {
      const result = await afresh()
        .where("id", "=", id)
        .where("state", "<>", "delivered")
        // A claim is a delivery under way: a second one beside it would be sent twice.
        .where("claim", "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async retryDead() {
      const rows = await afresh()
        .where("state", "=", "dead")
        .returning("id")
        .execute();
      return rows.map(({ id }) => id).toSorted();
    },

    async stats() {
      const yesterday = clock() - DAY_MS;
      const rows = await db
        .selectFrom("lead")
        .select(({ fn }) => [
          "state",
          fn.countAll<number>().as("leads"),
          fn.min("created_at").as("oldest"),
          fn.max("delivered_at").as("delivered"),
          fn
            .countAll<number>()
            .filterWhere("created_at", ">", yesterday)
            .as("new_leads"),
          fn
            .countAll<number>()
            .filterWhere("delivered_at", ">", yesterday)
            .as("newly_delivered"),
        ])
        .groupBy("state")
        .execute();
      const counts = { pending: 0, delivered: 0, dead: 0, spam: 0 };
      let acceptedLastDay = 0;
      for (const { state, leads, new_leads } of rows) {
        counts[state] = leads;
        acceptedLastDay += new_leads;
      }
      const delivered = rows.find(({ state }) => state === "delivered");
      const pending = rows.find(({ state }) => state === "pending");
      return {
        counts,
        acceptedLastDay,
        deliveredLastDay: delivered?.newly_delivered ?? 0,
        lastDeliveredAt: delivered?.delivered ?? null,
        oldestPendingAt: pending?.oldest ?? null,
      };
    },

    async erase(ids) {
      for (let at = 0; at < ids.length; at += ERASED_AT_ONCE)
        await db
          .deleteFrom("lead")
          .where("id", "in", ids.slice(at, at + ERASED_AT_ONCE))
          .execute();
    },

    async *purge(before) {
      for (;;) {
        const rows = await db
          .deleteFrom("lead")
          .where("id", "in", (old) =>
            old
              .selectFrom("lead")
              .select("id")
              .where("created_at", "<", before)
              .where("state", "<>", "pending")
              .orderBy("created_at")
              .limit(ERASED_AT_ONCE),
          )
          // Said again: in the meantime it may have become pending.
          .where("state", "<>", "pending")
          .returning("id")
          .execute();
        if (rows.length === 0) return;
        for (const { id } of rows) yield id;
      }
    },

    async scrub() {
      if (kind === "postgres") {
        await sql`vacuum full lead`.execute(db);
        return true;
      }
      // Rewrites the file. `secure_delete` alone leaves some: SQLite clears what it frees, not what it moves.
      await sql`VACUUM`.execute(db);
      for (let tries = 0; tries < SCRUB_TRIES; tries++) {
        // Each try waits for the others, as every statement does.
        const { rows } = await sql<{
          busy: number;
        }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
        if (rows[0]?.busy === 0) return true;
      }
      return false;
    },
  };
}
