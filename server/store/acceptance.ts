import { randomUUIDv7 } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database } from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
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
  const insert = createGroupCommit(
    async (group: readonly Accepted[]): Promise<(string | Error)[]> => {
      // The check is repeated at the write: the file may have been moved meanwhile.
      await watch?.check();
      const now = clock();
      const rows = await db
        .insertInto("lead")
        .values(group.map((lead) => newRow(lead, now)))
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .execute();
      await watch?.check();
      const inserted = new Set(rows.map(({ id }) => id));
      const repeats = group.filter(({ id }) => !inserted.has(id));
      const firsts = await findFirsts(repeats);
      return group.map((lead) =>
        inserted.has(lead.id)
          ? lead.id
          : idOfRepeat(lead, firsts.get(lead.key)),
      );
    },
  );

  async function findFirsts(repeats: readonly Accepted[]) {
    if (repeats.length === 0) return new Map<string | null, First>();
    const rows = await db
      .selectFrom("lead")
      .select(["id", "idempotency_key", "body"])
      .where(
        "idempotency_key",
        "in",
        repeats.map(({ key }) => key),
      )
      .execute();
    return new Map(rows.map((row) => [row.idempotency_key, row]));
  }

  return {
    async accept(body, key = null, state = "pending", origin = {}) {
      const lead = { id: randomUUIDv7(), body, key, state, origin };
      const id = await insert(lead);
      if (id instanceof Error) throw id;
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

type First = Pick<LeadTable, "id" | "body">;

function idOfRepeat(
  { body }: Accepted,
  first: First | undefined,
): string | Error {
  if (!first) return new Error("The key's request was erased meanwhile.");
  return isSameRequest(first.body, body) ? first.id : new KeyReusedError();
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
