import type { Opening } from "./open-store.ts";
import { createStoreProbes, type StoreProbes } from "./operations/health.ts";
import { createAcceptance, type Acceptance } from "./store/acceptance.ts";
import { createBacklog, type ReadBacklog } from "./store/backlog.ts";
import type { Database } from "./store/database.ts";
import type { Destination } from "./store/destinations.ts";
import { createOutbox, type Outbox } from "./store/outbox.ts";

/** Every method rejects while the store is not open. */
export interface Store extends Acceptance {
  readonly readBacklog: ReadBacklog;
  readonly probes: StoreProbes;
  readonly outboxes: Promise<
    readonly { readonly destination: Destination; readonly outbox: Outbox }[]
  >;
}

export function createStore(
  { opened }: Pick<Opening, "opened">,
  destinations: readonly Destination[],
): Store {
  let open: ReturnType<typeof partsOf> | undefined;
  const parts = opened.then(
    (database) => (open = partsOf(database, destinations)),
  );
  const whenOpen = async () => {
    if (!open) throw new Error("the store is not open yet");
    return open;
  };
  return {
    accept: async (...request) =>
      (await whenOpen()).acceptance.accept(...request),
    hasKey: async (key) => (await whenOpen()).acceptance.hasKey(key),
    readBacklog: async () => (await whenOpen()).readBacklog(),
    probes: {
      read: async () => (await whenOpen()).probes.read(),
      write: async () => (await whenOpen()).probes.write(),
    },
    outboxes: parts.then(({ outboxes }) => outboxes),
  };
}

const partsOf = (database: Database, destinations: readonly Destination[]) => ({
  acceptance: createAcceptance(database, Date.now),
  outboxes: destinations.map((destination) => ({
    destination,
    outbox: createOutbox(database, Date.now, {
      destination,
      isOnly: destinations.length === 1,
    }),
  })),
  readBacklog: createBacklog(database, Date.now, destinations),
  probes: createStoreProbes(database),
});
