import { setTimeout as sleep } from "node:timers/promises";
import { createLog } from "../../server/lib/log.ts";
import { openDatabase, type Database } from "../../server/store/database.ts";
import type { Clients } from "./clients.ts";
import { figure } from "./figures.ts";
import type { BenchWebhook } from "./webhook.ts";

/** A delivery that was under way at the last kill is leased for 60 s, and may then pause for longer. */
const DRAINED_WITHIN_MS = 180_000;

/** Opens the store beside the server that uses it, and waits until no request is pending. */
export async function openDrained(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, log: createLog("silent") });
  const began = performance.now();
  while (performance.now() - began < DRAINED_WITHIN_MS) {
    const row = await database.db
      .selectFrom("lead")
      .select("id")
      .where("state", "=", "pending")
      .limit(1)
      .executeTakeFirst();
    if (!row) break;
    await sleep(200);
  }
  return database;
}

/** Compares what the clients were promised with the store and with the webhook's calls. */
export async function verify(
  { db }: Pick<Database, "db">,
  clients: Clients,
  webhook: BenchWebhook,
): Promise<void> {
  const rows = await db
    .selectFrom("lead")
    .select(["id", "idempotency_key", "body", "state"])
    .execute();
  const byKey = new Map(rows.map((row) => [row.idempotency_key, row]));
  const acknowledged = Array.from(clients.acknowledged);
  const lost = acknowledged.filter(([key, { id, body }]) => {
    const row = byKey.get(key);
    return row?.id !== id || row.body !== body;
  });
  const undelivered = rows.filter(({ state }) => state !== "delivered");
  const wrong = rows.filter(({ id, body }) => {
    const bodies = webhook.taken.get(id) ?? [];
    return bodies.length === 0 || bodies.some((text) => text !== body);
  });
  const arrivals = Array.from(webhook.taken.values());
  const repeated = arrivals.filter((bodies) => bodies.length > 1).length;
  figure("requests acknowledged", acknowledged.length);
  figure("sent again under their key", clients.repeats());
  figure("acknowledged lost", lost.length, lost.length === 0);
  figure("rows doubled", rows.length - byKey.size, rows.length === byKey.size);
  figure("promises broken", clients.broken.length, clients.broken.length === 0);
  figure(
    "not delivered in the end",
    undelivered.length,
    undelivered.length === 0,
  );
  figure("missing or changed at the webhook", wrong.length, wrong.length === 0);
  figure("arrived there more than once (same webhook-id)", repeated);
}
