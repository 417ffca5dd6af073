import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../server/store/database.ts";

/** The lease of what was under way at the last kill is 60 s, the slowest pause after it some more. */
const DRAINED_WITHIN_MS = 180_000;

/** Waits until nothing is pending any more. @returns the ms that it took */
export async function drained({ db }: Pick<Database, "db">): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < DRAINED_WITHIN_MS) {
    const row = await db
      .selectFrom("lead")
      .select("id")
      .where("state", "=", "pending")
      .limit(1)
      .executeTakeFirst();
    if (!row) break;
    await sleep(200);
  }
  return performance.now() - began;
}
