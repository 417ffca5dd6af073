import { randomUUIDv7 } from "node:crypto";
import type { Database } from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
import { fromOrigin, type LeadOrigin } from "./lead-origin.ts";
import { isSameRequest } from "./same-request.ts";
import { toStoredState, type LeadTable } from "./schema.ts";

export interface Acceptance {
  /**
   * Keeps a request's JSON; resolves once it is durable.
   * @param key the same key with the same request is the same lead, however often it comes
   * @param state `held` is kept, and never claimed; what comes again as `pending` is held no longer
   * @param origin where the visitor came from; no part of the request
   * @returns the lead's id
   * @throws {KeyReusedError} when the key came with another request before
   */
  accept(
    body: string,
    key?: string | null,
    state?: "pending" | "held",
    origin?: LeadOrigin,
  ): Promise<string>;
  hasKey(key: string): Promise<boolean>;
}

/** The key belongs to another request, which is kept; this one is not. */
export class KeyReusedError extends Error {
  override readonly message = "The key came with another request before.";
}

interface Accepted {
  readonly id: string;
  readonly body: string;
  readonly key: string | null;
  readonly state: "pending" | "held";
  readonly origin: LeadOrigin;
}

/** How requests get into the lead table: each once, however often it comes. */
export function createAcceptance(
  { db }: Pick<Database, "db">,
  clock: () => number = Date.now,
): Acceptance {
  const insert = createGroupCommit(
    async (group: readonly Accepted[]): Promise<(string | Error)[]> => {
      const now = clock();
      await db
        .insertInto("lead")
        .values(group.map((lead) => newRow(lead, now)))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const repeats = await findRepeats(group);
      return group.map((lead) => repeats.get(lead) ?? lead.id);
    },
  );

  /** Those whose key was there already: each with the id of the lead that it is, or why it is none. */
  async function findRepeats(
    group: readonly Accepted[],
  ): Promise<Map<Accepted, string | Error>> {
    const keyed = group.filter(({ key }) => key !== null);
    if (keyed.length === 0) return new Map();
    const kept = await db
      .selectFrom("lead")
      .select(["id", "idempotency_key"])
      .where(
        "idempotency_key",
        "in",
        keyed.map(({ key }) => key),
      )
      .execute();
    const ids = new Map(kept.map((row) => [row.idempotency_key, row.id]));
    const repeats = keyed.filter(({ id, key }) => ids.get(key) !== id);
    if (repeats.length === 0) return new Map();
    // Bodies may be large, and repeats are rare.
    const rows = await db
      .selectFrom("lead")
      .select(["id", "body"])
      .where(
        "id",
        "in",
        repeats.flatMap(({ key }) => ids.get(key) ?? []),
      )
      .execute();
    const firsts = new Map(rows.map((row) => [row.id, row]));
    const judge = (lead: Accepted): string | Error => {
      const first = firsts.get(ids.get(lead.key) ?? "");
      if (!first) return new Error("The key's request was erased meanwhile.");
      return isSameRequest(first.body, lead.body)
        ? first.id
        : new KeyReusedError();
    };
    return new Map(repeats.map((lead) => [lead, judge(lead)]));
  }

  return {
    async accept(body, key = null, state = "pending", origin = {}) {
      const lead = { id: randomUUIDv7(), body, key, state, origin };
      const id = await insert(lead);
      if (id instanceof Error) throw id;
      // What came again, and seems to be a person's this time, is held no longer.
      if (id !== lead.id && state === "pending") await release(db, id, clock());
      return id;
    },

    async hasKey(key) {
      const row = await db
        .selectFrom("lead")
        .select("id")
        .where("idempotency_key", "=", key)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Lets a held lead be delivered. @returns false for one that is not held */
export async function release(
  db: Database["db"],
  id: string,
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable("lead")
    .set({ state: "pending", due_at: now, email_due_at: now })
    .where("id", "=", id)
    .where("state", "=", toStoredState("held"))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function newRow(
  { id, body, key, state, origin }: Accepted,
  now: number,
): LeadTable {
  return {
    id,
    idempotency_key: key,
    body,
    state: toStoredState(state),
    attempts: 0,
    claim: null,
    due_at: now,
    created_at: now,
    delivered_at: null,
    last_error: null,
    email_state: "pending",
    email_attempts: 0,
    email_claim: null,
    email_due_at: now,
    email_delivered_at: null,
    email_last_error: null,
    ...fromOrigin(origin),
  };
}
