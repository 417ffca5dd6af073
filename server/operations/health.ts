import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { sayRarely, type Log } from "../lib/log.ts";
import type { Database } from "../store/database.ts";

export const LIVE_PATH = "/api/health";
export const READY_PATH = "/api/ready";

/** After this time, another server may answer sooner. */
const ANSWER_WITHIN_MS = 2000;

/** Probes come in bursts, and any client may send them. */
const FRESH_FOR_MS = 1000;

/** How long a failed request counts. Without an end, no request would arrive to show that the store works again. */
const FAILURE_COUNTS_MS = 30_000;

const SAY_FAILURE_EVERY_MS = 60_000;

type Check = "ok" | "failed" | "too slow";

/** The answer is public, so it has no figures. */
interface Readiness {
  readonly ready: boolean;
  readonly checks: {
    readonly database: Check;
    /** Whether demo requests can be kept. */
    readonly storage: Check;
    readonly server: "ok" | "stopping";
  };
}

export interface StoreProbes {
  read(): Promise<unknown>;
  write(): Promise<unknown>;
}

export interface Health {
  readiness(): Promise<Readiness>;
  kept(isKept: boolean): void;
  isStopping(): boolean;
  stop(): void;
}

interface HealthOptions {
  readonly probes: StoreProbes;
  readonly log: Log;
  readonly answerWithinMs?: number;
  /** A clock that is never set back. */
  readonly clockMs?: () => number;
}

export function createHealth(options: HealthOptions): Health {
  const { probes, log, answerWithinMs = ANSWER_WITHIN_MS } = options;
  const { clockMs = () => performance.now() } = options;
  let stopping = false;
  let failureCountsUntil = -Infinity;

  function looking(probe: () => Promise<unknown>): () => Promise<Check> {
    const sayFailure = sayRarely<unknown>(SAY_FAILURE_EVERY_MS, (times, err) =>
      log.error({ times, err }, "the store does not answer"),
    );
    async function look(): Promise<Check> {
      try {
        return await Promise.race([
          probe().then(() => "ok" as const),
          sleep(answerWithinMs, "too slow" as const, { ref: false }),
        ]);
      } catch (error) {
        sayFailure(error);
        return "failed";
      }
    }
    let last: Promise<Check> | undefined;
    let freshUntil = -Infinity;
    return () => {
      if (last && clockMs() < freshUntil) return last;
      freshUntil = clockMs() + FRESH_FOR_MS;
      return (last = look());
    };
  }

  const looks = { read: looking(probes.read), write: looking(probes.write) };

  return {
    async readiness() {
      const [database, written] = await Promise.all([
        looks.read(),
        looks.write(),
      ]);
      const server = stopping ? "stopping" : "ok";
      const storage = clockMs() < failureCountsUntil ? "failed" : written;
      const checks = { database, storage, server } as const;
      return {
        ready: Object.values(checks).every((check) => check === "ok"),
        checks,
      };
    },
    kept(isKept) {
      failureCountsUntil = isKept ? -Infinity : clockMs() + FAILURE_COUNTS_MS;
    },
    isStopping: () => stopping,
    stop() {
      stopping = true;
    },
  };
}

/** More bytes than a demo request and its place in the log need. */
const PROBE_BYTES = 64 * 1024;

type Probed = Pick<Database, "db" | "kind" | "name" | "watch">;

/** The probes count and write no row. PostgreSQL does not report free disk space: a full disk shows only when a request fails. */
export function createStoreProbes(database: Probed): StoreProbes {
  const { db, kind, name, watch } = database;
  return {
    read: () => db.selectFrom("lead").select("id").limit(1).execute(),
    async write() {
      await watch?.check();
      await (kind === "sqlite" ? writeBeside(name) : expectPrimary(db));
    },
  };
}

/** A file in the database's folder meets the same faults as the database: a full disk, a quota, a read-only disk. */
async function writeBeside(database: string): Promise<void> {
  const file = join(dirname(database), "write-probe");
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}

/** After a failover the address may lead to a read-only server. */
async function expectPrimary(db: Probed["db"]): Promise<void> {
  const { rows } = await sql<{
    standby: boolean;
  }>`select pg_is_in_recovery() as standby`.execute(db);
  if (rows[0]?.standby) throw new Error("the database is a read-only standby");
}
