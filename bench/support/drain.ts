import { setTimeout as sleep } from "node:timers/promises";
import { createLog } from "../../server/lib/log.ts";
import { openDatabase, type Database } from "../../server/store/database.ts";

/** The lease of what was under way at the last kill is 60 s, the slowest pause after it some more. */
const DRAINED_WITHIN_MS = 180_000;

interface Drained {
  readonly database: Database;
  /** How long that took. */
  readonly ms: number;
}

/** Opens the store beside the servers that use it, and waits until nothing is pending any more. */
export async function openDrained(place: {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}): Promise<Drained> {
  const database = await openDatabase({ ...place, log: createLog("silent") });
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
  return { database, ms: performance.now() - began };
}
