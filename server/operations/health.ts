import { sayRarely, type Log } from "../lib/log.ts";
import { atMostEvery, inTime } from "../lib/timing.ts";

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
        const found = probe().then(() => "ok" as const);
        return (await inTime(found, answerWithinMs)) ?? "too slow";
      } catch (error) {
        sayFailure(error);
        return "failed";
      }
    }
    return atMostEvery(FRESH_FOR_MS, look, clockMs);
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
