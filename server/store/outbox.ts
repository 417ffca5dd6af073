import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createAcceptance, type Acceptance } from "./acceptance.ts";
import type { Database } from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { StoredState } from "./schema.ts";

/** A lead that one worker may deliver, until its lease ends. */
export interface ClaimedLead {
  readonly id: string;
  readonly body: string;
  readonly attempts: number;
  readonly claim: string;
}

export interface Outbox extends Acceptance {
  /**
   * Takes up to `limit` leads that are due, those just accepted before those that failed; they come due again when the
   * lease ends without a result.
   */
  claim(leaseMs: number, limit: number): Promise<ClaimedLead[]>;
  /** @returns false if the claim was lost in the meantime */
  delivered(lead: Claim): Promise<boolean>;
  /**
   * @param dueAt when to try again; `null` for never, which leaves the lead `dead`
   * @returns false if the claim was lost in the meantime
   */
  failed(lead: Claim, error: string, dueAt: number | null): Promise<boolean>;
  /** When the next pending lead comes due. */
  nextDueAt(): Promise<number | undefined>;
  /**
   * For a clock that was set back: leads that would come due after `dueAfter`, or were accepted in what is now the
   * future, come due now; leases end at most `leaseMs` from now.
   */
  hasten(dueAfter: number, leaseMs: number): Promise<void>;
}

type Claim = Pick<ClaimedLead, "id" | "claim">;

/** How long an accepted lead is delivered before older ones, in ms; few enough are accepted in it to look at each. */
const FRESH_FOR_MS = 60_000;

// A literal, because a bound value would keep SQLite from using the partial index.
const PENDING = sql.lit<StoredState>("pending");

/**
 * The server's SQL of the lead table, which is its own outbox; the operator's is in lead-admin.ts. Every write is
 * one statement, so none needs a transaction.
 */
export function createOutbox(
  { db, relaxed, kind }: Pick<Database, "db" | "relaxed" | "kind">,
  clock: () => number = Date.now,
): Outbox {
  const recordDelivered = createGroupCommit(
    async (group: readonly Claim[]): Promise<boolean[]> => {
      const ours = await relaxed
        .updateTable("lead")
        .set((row) => ({
          state: "delivered",
          attempts: row("attempts", "+", 1),
          claim: null,
          delivered_at: clock(),
          last_error: null,
        }))
        .where((row) =>
          row.or(
            group.map(({ id, claim }) =>
              row.and([row("id", "=", id), row("claim", "=", claim)]),
            ),
          ),
        )
        .returning("id")
        .execute();
      const ids = new Set(ours.map(({ id }) => id));
      return group.map(({ id }) => ids.has(id));
    },
  );

  const pendingIds = () =>
    relaxed.selectFrom("lead").select("id").where("state", "=", PENDING);

  /** Claims up to `limit` of the pending leads that `narrow` leaves. */
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
      .set({ claim, due_at: clock() + leaseMs })
      .where("id", "in", (query) => query.selectFrom("due").select("due.id"))
      .returning(["id", "body", "attempts"])
      .execute();
    return rows.map((row) => ({ ...row, claim }));
  }

  return {
    ...createAcceptance({ db }, clock),

    async claim(leaseMs, limit) {
      const now = clock();
      const fresh = await take(limit, leaseMs, (pending) =>
        pending
          .where("created_at", ">", now - FRESH_FOR_MS)
          .where("attempts", "=", 0)
          .where("claim", "is", null)
          .orderBy("created_at"),
      );
      if (fresh.length === limit) return fresh;
      const due = await take(limit - fresh.length, leaseMs, (pending) =>
        pending.where("due_at", "<=", now).orderBy("due_at"),
      );
      return [...fresh, ...due];
    },

    delivered: (lead) => recordDelivered(lead),

    async failed({ id, claim }, error, dueAt) {
      const result = await relaxed
        .updateTable("lead")
        .set((row) => ({
          state: dueAt === null ? "dead" : "pending",
          attempts: row("attempts", "+", 1),
          claim: null,
          last_error: error,
          ...(dueAt === null ? {} : { due_at: dueAt }),
        }))
        .where("id", "=", id)
        .where("claim", "=", claim)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async nextDueAt() {
      const row = await relaxed
        .selectFrom("lead")
        .select("due_at")
        .where("state", "=", PENDING)
        .orderBy("due_at")
        .limit(1)
        .executeTakeFirst();
      return row?.due_at;
    },

    async hasten(dueAfter, leaseMs) {
      const now = clock();
      const waiting = relaxed.updateTable("lead").where("state", "=", PENDING);
      await waiting
        .set({ due_at: now })
        .where("claim", "is", null)
        .where((row) =>
          row.or([row("due_at", ">", dueAfter), row("created_at", ">", now)]),
        )
        .execute();
      await waiting
        .set({ due_at: now + leaseMs })
        .where("claim", "is not", null)
        .where("due_at", ">", now + leaseMs)
        .execute();
    },
  };
}
