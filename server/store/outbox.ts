import { randomUUID } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "./database.ts";
import { COLUMNS, type Destination } from "./destinations.ts";
import { ORIGIN_PARAMETERS } from "../../contract/demo-request.ts";
import { toOrigin, type LeadOrigin } from "./lead.ts";
import type { LeadTable } from "./schema.ts";

export interface ClaimedLead {
  readonly id: string;
  readonly body: string;
  readonly origin: LeadOrigin;
  readonly attempts: number;
  readonly claim: string;
}

export interface Outbox {
  /** Takes leads that are due, new ones first. They come due again if the lease ends without a result. */
  claim(leaseMs: number, limit: number): Promise<ClaimedLead[]>;
  /** @returns false if the claim was lost in the meantime */
  delivered(lead: Claim): Promise<boolean>;
  /** @param dueAt null, for never, leaves the lead `dead`. @returns false if the claim was lost meanwhile */
  failed(lead: Claim, error: string, dueAt: number | null): Promise<boolean>;
  nextDueAt(): Promise<number | undefined>;
  /** After the clock was set back, leads due after `dueAfter`, or from the future, are due at once. */
  hasten(dueAfter: number, leaseMs: number): Promise<void>;
}

type Claim = Pick<ClaimedLead, "id" | "claim">;

/** For this long, a lead that was never tried goes before those that failed. */
const FRESH_FOR_MS = 60_000;

/** The states are literals, since bound values would keep SQLite from using the partial indexes. */
export const WAITING: Readonly<Record<Destination, RawBuilder<boolean>>> = {
  webhook: sql`state = 'pending'`,
  email: sql`email_state = 'pending' and state <> 'spam'`,
};

/** The lead no longer waits for the other destination if that is not configured. */
const SETTLE_OTHER: Readonly<Record<Destination, Settling>> = {
  webhook: () => ({
    email_state: sql`case email_state when 'pending' then 'skipped' else email_state end`,
  }),
  email: (now) => ({
    state: sql`case state when 'pending' then 'delivered' else state end`,
    delivered_at: sql`coalesce(delivered_at, ${now})`,
  }),
};

type Settling = (
  now: number,
) => Readonly<Partial<Record<keyof LeadTable, RawBuilder<never>>>>;

interface OutboxOptions {
  readonly destination?: Destination;
  readonly isOnly?: boolean;
}

/** The lead table is a destination's queue. Every write is one statement, so none needs a transaction. */
export function createOutbox(
  { relaxed, kind }: Pick<Database, "relaxed" | "kind">,
  clock: () => number = Date.now,
  { destination = "webhook", isOnly = true }: OutboxOptions = {},
): Outbox {
  const columns = COLUMNS[destination];
  const isWaiting = WAITING[destination];

  const pendingIds = () =>
    relaxed.selectFrom("lead").select("id").where(isWaiting);

  async function take(
    limit: number,
    leaseMs: number,
    narrow: (pending: ReturnType<typeof pendingIds>) => typeof pending,
  ): Promise<ClaimedLead[]> {
    const claim = randomUUID();
    const rows = await relaxed
      .with("due", () =>
        narrow(pendingIds())
          .limit(limit)
          .$if(kind === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .updateTable("lead")
      .set({ [columns.claim]: claim, [columns.dueAt]: clock() + leaseMs })
      .where("id", "in", (query) => query.selectFrom("due").select("due.id"))
      .returning(["id", "body", columns.attempts, ...ORIGIN_PARAMETERS])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      body: row.body,
      origin: toOrigin(row),
      attempts: row[columns.attempts],
      claim,
    }));
  }

  return {
    async claim(leaseMs, limit) {
      const now = clock();
      const fresh = await take(limit, leaseMs, (pending) =>
        pending
          .where(columns.dueAt, ">", now - FRESH_FOR_MS)
          .where(columns.dueAt, "<=", now)
          .where(columns.attempts, "=", 0)
          .where(columns.claim, "is", null)
          .orderBy(columns.dueAt),
      );
      if (fresh.length === limit) return fresh;
      const due = await take(limit - fresh.length, leaseMs, (pending) =>
        pending.where(columns.dueAt, "<=", now).orderBy(columns.dueAt),
      );
      return [...fresh, ...due];
    },

    async delivered({ id, claim }) {
      const now = clock();
      const result = await relaxed
        .updateTable("lead")
        .set((row) => ({
          ...(isOnly ? SETTLE_OTHER[destination](now) : {}),
          [columns.state]: "delivered",
          [columns.attempts]: row(columns.attempts, "+", 1),
          [columns.claim]: null,
          [columns.deliveredAt]: now,
          [columns.lastError]: null,
        }))
        .where("id", "=", id)
        .where(columns.claim, "=", claim)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async failed({ id, claim }, error, dueAt) {
      const result = await relaxed
        .updateTable("lead")
        .set((row) => ({
          [columns.state]: dueAt === null ? "dead" : "pending",
          [columns.attempts]: row(columns.attempts, "+", 1),
          [columns.claim]: null,
          [columns.lastError]: error,
          ...(dueAt === null ? {} : { [columns.dueAt]: dueAt }),
        }))
        .where("id", "=", id)
        .where(columns.claim, "=", claim)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async nextDueAt() {
      const row = await relaxed
        .selectFrom("lead")
        .select(columns.dueAt)
        .where(isWaiting)
        .orderBy(columns.dueAt)
        .limit(1)
        .executeTakeFirst();
      return row?.[columns.dueAt];
    },

    async hasten(dueAfter, leaseMs) {
      const now = clock();
      const waiting = relaxed.updateTable("lead").where(isWaiting);
      await waiting
        .set({ [columns.dueAt]: now })
        .where(columns.claim, "is", null)
        .where((row) =>
          row.or([
            row(columns.dueAt, ">", dueAfter),
            row("created_at", ">", now),
          ]),
        )
        .execute();
      await waiting
        .set({ [columns.dueAt]: now + leaseMs })
        .where(columns.claim, "is not", null)
        .where(columns.dueAt, ">", now + leaseMs)
        .execute();
    },
  };
}
