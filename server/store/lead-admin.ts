import { sql } from "kysely";
import { release } from "./acceptance.ts";
import type { Database } from "./database.ts";
import { awaited, COLUMNS, type Destination } from "./destinations.ts";
import { latest, toLead, type Lead } from "./lead.ts";
import { stateOf } from "./lead-state.ts";
import type { LeadState } from "./schema.ts";

export interface LeadFilter {
  readonly states?: readonly LeadState[] | undefined;
  readonly since?: number | undefined;
  readonly before?: number | undefined;
}

/** Times are epoch milliseconds. */
export interface LeadStats {
  readonly counts: Readonly<Record<LeadState, number>>;
  readonly acceptedLastDay: number;
  readonly deliveredLastDay: number;
  readonly lastDeliveredAt: number | null;
  readonly oldestPendingAt: number | null;
}

export interface LeadAdmin {
  /** Oldest first, read a page at a time. */
  list(filter?: LeadFilter): AsyncGenerator<Lead>;
  get(id: string): Promise<Lead | undefined>;
  /** Gives two ids at most, enough to tell that the prefix is not unique. */
  idsBeginning(prefix: string): Promise<string[]>;
  /** Starts its deliveries anew. @returns false if it is delivered, being delivered, or unknown */
  retry(id: string): Promise<boolean>;
  retryDead(): Promise<string[]>;
  /** @returns false for a lead that is not held */
  release(id: string): Promise<boolean>;
  stats(): Promise<LeadStats>;
}

interface StateStats {
  readonly state: LeadState;
  readonly leads: number;
  readonly oldest: number;
  readonly to_webhook: number | null;
  readonly by_email: number | null;
  readonly new_leads: number;
  readonly newly_delivered: number;
}

const PAGE_SIZE = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Safe while servers run. @param configured where servers with these settings deliver; nothing else counts */
export function createLeadAdmin(
  { db }: Pick<Database, "db">,
  clock: () => number = Date.now,
  configured: readonly Destination[] = ["webhook"],
): LeadAdmin {
  const destinations = awaited(configured);
  const overall = stateOf(destinations);
  const leads = () =>
    db.selectFrom("lead").selectAll().select(overall.as("overall"));

  const afresh = (destination: Destination) => {
    const { state, attempts, claim, dueAt } = COLUMNS[destination];
    return (
      db
        .updateTable("lead")
        .set({
          [state]: "pending",
          [attempts]: 0,
          [claim]: null,
          [dueAt]: clock(),
        })
        .where(state, "in", ["pending", "dead"])
        // A claim is a delivery under way; a second one beside it would be a repeat.
        .where(claim, "is", null)
    );
  };

  return {
    async *list({ states, since = 0, before } = {}) {
      let after: Lead | undefined;
      do {
        const { createdAt, id } = after ?? { createdAt: since - 1, id: "" };
        let query = leads().where(
          sql<boolean>`(created_at, id) > (${createdAt}, ${id})`,
        );
        if (!after) query = query.where("created_at", ">=", since);
        if (before !== undefined)
          query = query.where("created_at", "<", before);
        if (states) query = query.where(overall, "in", states);
        const rows = await query
          .orderBy("created_at")
          .orderBy("id")
          .limit(PAGE_SIZE)
          .execute();
        const page = rows.map((row) => toLead(row, destinations));
        yield* page;
        after = page.at(PAGE_SIZE - 1);
      } while (after);
    },

    async get(id) {
      const row = await leads().where("id", "=", id).executeTakeFirst();
      return row && toLead(row, destinations);
    },

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
      let begun = await release(db, id, clock());
      for (const destination of destinations) {
        const result = await afresh(destination)
          .where("id", "=", id)
          .executeTakeFirst();
        begun ||= result.numUpdatedRows > 0n;
      }
      return begun;
    },

    async retryDead() {
      const ids = new Set<string>();
      for (const destination of destinations) {
        const rows = await afresh(destination)
          .where(COLUMNS[destination].state, "=", "dead")
          .returning("id")
          .execute();
        for (const { id } of rows) ids.add(id);
      }
      return [...ids].toSorted();
    },

    release: (id) => release(db, id, clock()),

    async stats() {
      const yesterday = clock() - DAY_MS;
      const { rows } = await sql<StateStats>`select
        ${overall} as state,
        count(*) as leads,
        min(created_at) as oldest,
        max(delivered_at) as to_webhook,
        max(email_delivered_at) as by_email,
        count(*) filter (where created_at > ${yesterday}) as new_leads,
        count(*) filter (where delivered_at > ${yesterday}
          or email_delivered_at > ${yesterday}) as newly_delivered
        from lead group by 1`.execute(db);
      const counts = { pending: 0, delivered: 0, dead: 0, held: 0 };
      let acceptedLastDay = 0;
      for (const { state, leads: count, new_leads } of rows) {
        counts[state] = count;
        acceptedLastDay += new_leads;
      }
      const delivered = rows.find(({ state }) => state === "delivered");
      const pending = rows.find(({ state }) => state === "pending");
      return {
        counts,
        acceptedLastDay,
        deliveredLastDay: delivered?.newly_delivered ?? 0,
        lastDeliveredAt: latest(delivered?.to_webhook, delivered?.by_email),
        oldestPendingAt: pending?.oldest ?? null,
      };
    },
  };
}
