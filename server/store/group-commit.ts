import { setImmediate } from "node:timers/promises";
import { isLockTaken } from "./locks.ts";

/** This many rows stay far below SQLite's 32,766 parameters and PostgreSQL's 65,535. */
const GROUP_SIZE = 500;

/** With more, the store has stalled: refusing is better than keeping ever more requests in memory. */
const MAX_WAITING = 2000;

/** The operator's VACUUM of half a gigabyte takes five seconds and more, and a page waits for 15 s. */
const LOCK_WAIT_MS = 12_000;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** Items that arrive during a commit join the next. Rejects when a lock was taken for `lockWaitMs`. */
export function createGroupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  { lockWaitMs = LOCK_WAIT_MS } = {},
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // SQLite commits within one turn of the event loop; without this pause nothing could join the first item.
      await setImmediate();
      const group = waiting.slice(0, GROUP_SIZE);
      waiting = waiting.slice(GROUP_SIZE);
      try {
        const results = await commit(group.map(({ item }) => item));
        group.forEach(({ resolve }, index) =>
          resolve(results[index] as Result),
        );
      } catch (error) {
        // Nothing was written: each item joins the next group until it has waited too long.
        const oldest = isLockTaken(error)
          ? performance.now() - lockWaitMs
          : Infinity;
        for (const { since, reject } of group)
          if (since <= oldest) reject(error);
        waiting = [...group.filter(({ since }) => since > oldest), ...waiting];
      }
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING) {
        reject(new Error("Too many writes are waiting for the store."));
        return;
      }
      const since = performance.now();
      waiting.push({ item, since, resolve, reject });
      if (running) return;
      running = true;
      void run();
    });
}
