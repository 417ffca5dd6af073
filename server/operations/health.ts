import type { Backlog, ReadBacklog } from "../store/backlog.ts";
import type { Log } from "../log.ts";

export const LIVE_PATH = "/api/health";
export const READY_PATH = "/api/ready";

/** How long the store may take to answer before a balancer should look for another server, in ms. */
const ANSWER_WITHIN_MS = 2000;

/** What `/api/ready` says. It is public: numbers only. */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: {
    readonly database: "ok" | "failed" | "too slow";
    readonly server: "ok" | "stopping";
  };
  /** Null when the store did not tell. */
  readonly backlog: Backlog | null;
}

export interface Health {
  readiness(): Promise<Readiness>;
  isStopping(): boolean;
  /** From now on the server is not ready, though it still answers. */
  stop(): void;
}

interface HealthOptions {
  readonly readBacklog: ReadBacklog;
  readonly log: Log;
  readonly answerWithinMs?: number;
}

/** Whether this server should be given requests. */
export function createHealth(options: HealthOptions): Health {
  const { readBacklog, log, answerWithinMs = ANSWER_WITHIN_MS } = options;
  let stopping = false;

  async function askStore(): Promise<
    Pick<Readiness["checks"], "database"> & Pick<Readiness, "backlog">
  > {
    const late = Promise.withResolvers<"late">();
    const timer = setTimeout(() => late.resolve("late"), answerWithinMs);
    try {
      const backlog = await Promise.race([readBacklog(), late.promise]);
      return backlog === "late"
        ? { database: "too slow", backlog: null }
        : { database: "ok", backlog };
    } catch (error) {
      log.error({ err: error }, "the store does not answer");
      return { database: "failed", backlog: null };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async readiness() {
      const { database, backlog } = await askStore();
      const server = stopping ? "stopping" : "ok";
      return {
        ready: database === "ok" && server === "ok",
        checks: { database, server },
        backlog,
      };
    },
    isStopping: () => stopping,
    stop() {
      stopping = true;
    },
  };
}
