import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, type Log } from "./lib/log.ts";
import { createStoreProbes, type StoreProbes } from "./operations/health.ts";
import { createAcceptance, type Acceptance } from "./store/acceptance.ts";
import { createBacklog, type ReadBacklog } from "./store/backlog.ts";
import { DatabaseError, type Database } from "./store/database.ts";
import type { Destination } from "./store/destinations.ts";
import { createOutbox, type Outbox } from "./store/outbox.ts";

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;

/** What accepts, reads and probes rejects while the database is not open. */
export interface Store extends Acceptance {
  readonly database: () => Database | undefined;
  /** The promise rejects when an attempt shows that waiting is no use. */
  readonly opened: Promise<Database>;
  readonly readBacklog: ReadBacklog;
  readonly probes: StoreProbes;
  readonly outboxes: Promise<
    readonly { readonly destination: Destination; readonly outbox: Outbox }[]
  >;
  close(): Promise<void>;
}

interface StoreOptions {
  readonly open: () => Promise<Database>;
  readonly destinations: readonly Destination[];
  readonly log: Log;
  readonly firstPauseMs?: number;
}

/** Resolves after the first attempt, and keeps trying, because pages need no store. @throws {DatabaseError} */
export async function createStore(options: StoreOptions): Promise<Store> {
  const { open, destinations, log, firstPauseMs = FIRST_PAUSE_MS } = options;
  const givingUp = new AbortController();
  let database: Database | undefined;

  async function tryOnce(): Promise<Database | undefined> {
    try {
      database = await open();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      const reason = error instanceof Error ? error.message : "";
      log.error({ reason }, "the store can't be opened; trying again");
    }
    return database;
  }

  async function keepTrying(): Promise<Database> {
    for (let pause = firstPauseMs; ; pause *= 2) {
      await sleep(Math.min(pause, MAX_PAUSE_MS), undefined, {
        signal: givingUp.signal,
      });
      const found = await tryOnce();
      if (!found) continue;
      log.info("the store is open");
      return found;
    }
  }

  const first = await tryOnce();
  const opened = first ? Promise.resolve(first) : keepTrying();
  let parts: ReturnType<typeof partsOf> | undefined;
  const whenOpen = opened.then(
    (found) => (parts = partsOf(found, destinations)),
  );
  const ifOpen = () => {
    if (!parts) throw new Error("the store is not open yet");
    return parts;
  };
  return {
    database: () => database,
    opened,
    accept: async (...request) => ifOpen().acceptance.accept(...request),
    hasKey: async (key) => ifOpen().acceptance.hasKey(key),
    readBacklog: async () => ifOpen().readBacklog(),
    probes: {
      read: async () => ifOpen().probes.read(),
      write: async () => ifOpen().probes.write(),
    },
    outboxes: whenOpen.then(({ outboxes }) => outboxes),
    async close() {
      givingUp.abort();
      const last = await opened.catch(() => undefined);
      await last?.close();
    },
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

/** The codes of network faults, and of a disk or a table of files that is full. */
const TEMPORARY_CODES = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EDQUOT",
  "EHOSTUNREACH",
  "EIO",
  "EMFILE",
  "ENETUNREACH",
  "ENFILE",
  "ENOSPC",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** SQLSTATEs of the connection, resources, the operator, the system, a lock timeout, and a standby. */
const TEMPORARY_STATES = /^(?:08|53|57|58)...$|^55P03$|^25006$/;

/** SQLite's results for busy, locked, input or output failed, and disk full. */
const TEMPORARY_RESULTS = new Set([5, 6, 10, 13]);

const TEMPORARY_MESSAGE = /timeout|terminated/i;

/** A wrong password or newer tables are not temporary: the operator must act. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { cause } = error;
  if (!(cause instanceof Error)) return false;
  const code = errorCode(cause) ?? "";
  if (TEMPORARY_CODES.has(code) || TEMPORARY_STATES.test(code)) return true;
  // The low byte is the result; the rest says more about it.
  if ("errcode" in cause && typeof cause.errcode === "number")
    return TEMPORARY_RESULTS.has(cause.errcode & 0xff);
  return code === "" && TEMPORARY_MESSAGE.test(cause.message);
}
