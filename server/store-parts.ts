import { StoreAwayError, type Opening } from "./open-store.ts";
import type { StoreProbes } from "./operations/health.ts";
import { createStoreProbes } from "./operations/store-probes.ts";
import { createBacklog, type ReadBacklog } from "./store/backlog.ts";
import type { Database } from "./store/database.ts";
import { createOutbox, type Outbox } from "./store/outbox.ts";

/** What the server does with the store. All reject while it is not open. */
export interface Store extends Pick<Outbox, "accept" | "hasKey"> {
  readonly readBacklog: ReadBacklog;
  readonly probes: StoreProbes;
  /** Resolves when the store is open. */
  readonly outbox: Promise<Outbox>;
}

export function createStore({ opened }: Pick<Opening, "opened">): Store {
  let open: ReturnType<typeof partsOf> | undefined;
  const parts = opened.then((database) => (open = partsOf(database)));
  const whenOpen = async () => {
    if (!open) throw new StoreAwayError();
    return open;
  };
  return {
    accept: async (...request) => (await whenOpen()).outbox.accept(...request),
    hasKey: async (key) => (await whenOpen()).outbox.hasKey(key),
    readBacklog: async () => (await whenOpen()).readBacklog(),
    probes: {
      read: async () => (await whenOpen()).probes.read(),
      write: async () => (await whenOpen()).probes.write(),
    },
    outbox: parts.then(({ outbox }) => outbox),
  };
}

const partsOf = (database: Database) => ({
  outbox: createOutbox(database),
  readBacklog: createBacklog(database),
  probes: createStoreProbes(database),
});
