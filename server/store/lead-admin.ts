import { sql, type Selectable } from "kysely";
import type { Database } from "./database.ts";
import {
  fromStoredState,
  toStoredState,
  type LeadState,
  type LeadTable,
} from "./schema.ts";

/** A kept demo request. Times are epoch milliseconds. */
export interface Lead {
  readonly id: string;
  /** The JSON text that was accepted. */
  readonly body: string;
  readonly state: LeadState;
  readonly attempts: number;
  readonly createdAt: number;
  readonly deliveredAt: number | null;
  readonly lastError: string | null;
}

/** Which leads; what is absent does not narrow. */
export interface LeadFilter {
  readonly states?: readonly LeadState[] | undefined;
  /** Accepted at this time or later. */
  readonly since?: number | undefined;
  /** Accepted before this time. */
  readonly before?: number | undefined;
}

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
  /** The leads, oldest first, read a page at a time. */
  list(filter?: LeadFilter): AsyncGenerator<Lead>;
  get(id: string): Promise<Lead | undefined>;
  /** The ids that begin so, two at most: that is enough to tell that a beginning is not unique. */
  idsBeginning(prefix: string): Promise<string[]>;
  /**
   * Lets a lead be delivered as if it were new.
   * @returns false for one that was delivered, is being delivered, or does not exist
   */
  retry(id: string): Promise<boolean>;
  /** Does the same for every dead lead. @returns their ids */
  retryDead(): Promise<string[]>;
  /** Lets a held lead be delivered. @returns false for one that is not held */
  release(id: string): Promise<boolean>;
  stats(): Promise<LeadStats>;
}

const PAGE_SIZE = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The operator's SQL of the lead table, but for what removes. Safe while servers run on it. */
export function createLeadAdmin(
  { db }: Pick<Database, "db">,
  clock: () => number = Date.now,
): LeadAdmin {
  const leads = () =>
    db
      .selectFrom("lead")
      .select([
        "id",
        "body",
        "state",
        "attempts",
        "created_at",
        "delivered_at",
        "last_error",
      ]);

  // Attempts begin anew: a dead lead has used up its own.
  const afresh = () =>
    db
      .updateTable("lead")
      .set({ state: "pending", attempts: 0, claim: null, due_at: clock() });

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
        if (states)
          query = query.where("state", "in", states.map(toStoredState));
        const rows = await query
          .orderBy("created_at")
          .orderBy("id")
          .limit(PAGE_SIZE)
          .execute();
        const page = rows.map(toLead);
        yield* page;
        after = page.at(PAGE_SIZE - 1);
      } while (after);
    },

    async get(id) {
      const row = await leads().where("id", "=", id).executeTakeFirst();
      return row && toLead(row);
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

    async release(id) {
      const result = await afresh()
        .where("id", "=", id)
        .where("state", "=", toStoredState("held"))
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
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
      const counts = { pending: 0, delivered: 0, dead: 0, held: 0 };
      let acceptedLastDay = 0;
      for (const { state, leads: count, new_leads } of rows) {
        counts[fromStoredState(state)] = count;
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
  };
}

function toLead(
  row: Omit<Selectable<LeadTable>, "idempotency_key" | "claim" | "due_at">,
): Lead {
  return {
    id: row.id,
    body: row.body,
    state: fromStoredState(row.state),
    attempts: row.attempts,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    lastError: row.last_error,
  };
}
