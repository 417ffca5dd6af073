import { randomUUIDv7 } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database } from "./database.ts";
import { readRequest, type LeadOrigin } from "./lead.ts";
import { toStoredState, type LeadTable } from "./schema.ts";

export interface Acceptance {
  /** Resolves once the lead is durable; a repeat gets the same id. @throws {KeyReusedError} */
  accept(
    body: string,
    key?: string | null,
    state?: "pending" | "held",
    origin?: LeadOrigin,
  ): Promise<string>;
  hasKey(key: string): Promise<boolean>;
}

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

export function createAcceptance(
  { db, watch }: Pick<Database, "db" | "watch">,
  clock: () => number = Date.now,
): Acceptance {
  async function insert(lead: Accepted): Promise<string> {
    // The check is repeated after the write: the file may have been moved meanwhile.
    await watch?.check();
    const inserted = await db
      .insertInto("lead")
      .values(newRow(lead, clock()))
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    await watch?.check();
    return inserted?.id ?? idOfFirst(lead);
  }

  async function idOfFirst({ key, body }: Accepted): Promise<string> {
    const first = await db
      .selectFrom("lead")
      .select(["id", "body"])
      .where("idempotency_key", "=", key)
      .executeTakeFirst();
    if (!first) throw new Error("The key's request was erased meanwhile.");
    if (!isSameRequest(first.body, body)) throw new KeyReusedError();
    return first.id;
  }

  return {
    async accept(body, key = null, state = "pending", origin = {}) {
      const lead = { id: randomUUIDv7(), body, key, state, origin };
      const id = await insert(lead);
      // A held lead that is repeated as `pending` is released.
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
): Insertable<LeadTable> {
  return {
    id,
    idempotency_key: key,
    body,
    state: toStoredState(state),
    attempts: 0,
    due_at: now,
    created_at: now,
    email_due_at: now,
    ...origin,
  };
}

/** The time is not compared: a form without JavaScript gets it from the server, so each repeat has another. */
const TIME_KEY = "timestamp";

/** Compares the keys that both have: a server with another version of the contract may have left some out. */
function isSameRequest(one: string, other: string): boolean {
  if (one === other) return true;
  const a: Record<string, unknown> = readRequest({ body: one });
  const b: Record<string, unknown> = readRequest({ body: other });
  const shared = Object.keys(a).filter(
    (key) => key !== TIME_KEY && Object.hasOwn(b, key),
  );
  return shared.length > 0 && shared.every((key) => a[key] === b[key]);
}
