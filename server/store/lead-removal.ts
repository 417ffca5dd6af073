import { sql } from "kysely";
import type { Database } from "./database.ts";

export interface LeadRemoval {
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

const SCRUB_TRIES = 5;

/** What takes leads out of the store, for good. Safe while servers run on it. */
export function createLeadRemoval({
  db,
  kind,
}: Pick<Database, "db" | "kind">): LeadRemoval {
  return {
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
