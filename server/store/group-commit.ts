import { setImmediate } from "node:timers/promises";

/** Rows in one statement; keeps it far from SQLite's 32,766 and PostgreSQL's 65,535 parameters. */
const GROUP_SIZE = 500;

/** Past this, the store has stalled: refusing is better than holding ever more requests in memory. */
const MAX_WAITING = 2000;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Makes many small writes share one commit: what arrives while one runs goes into the next, together. The promise
 * settles as the item's own commit does.
 *
 * @param commit writes the items in one go, and gives one result for each, in their order
 */
export function createGroupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
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
        // `commit` gives one result for each item.
        group.forEach(({ resolve }, index) =>
          resolve(results[index] as Result),
        );
      } catch (error) {
        for (const { reject } of group) reject(error);
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
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      void run();
    });
}
