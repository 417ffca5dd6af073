import { Counter, Gauge, type Registry } from "prom-client";
import type { Backlog, ReadBacklog } from "../store/backlog.ts";
import { inTime, type Health } from "./health.ts";

/** Longer than this a scrape does not wait for the store, in ms. */
const BACKLOG_WITHIN_MS = 2000;

/** What is read when somebody looks at the metrics. */
export interface Gauged {
  readonly health: Pick<Health, "readiness">;
  readonly readBacklog: ReadBacklog;
  /** Lines that the log had to throw away. */
  readonly linesDropped: () => number;
}

/** @returns what brings them up to date. While the store fails, there is no figure rather than an old one. */
export function createGauges(
  registers: Registry[],
  { health, readBacklog, linesDropped }: Gauged,
): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, registers });
  const up = gauge("ellaira_database_up", "1 while the store answers, else 0.");
  const writable = gauge(
    "ellaira_storage_writable",
    "1 while demo requests can be kept, as far as is known, else 0.",
  );
  const pending = gauge(
    "ellaira_demo_requests_pending",
    "Accepted demo requests that wait for the webhook.",
  );
  const dead = gauge(
    "ellaira_demo_requests_dead",
    "Demo requests that the webhook refused for days.",
  );
  const oldest = gauge(
    "ellaira_demo_requests_oldest_pending_seconds",
    "How long the oldest pending demo request has waited; 0 when none does.",
  );
  const dropped = new Counter({
    name: "ellaira_log_lines_dropped_total",
    help: "Log lines that were thrown away because nobody read the log.",
    registers,
  });

  async function backlogInTime(): Promise<Backlog | undefined> {
    try {
      return await inTime(readBacklog(), BACKLOG_WITHIN_MS);
    } catch {
      // Health has said so.
      return undefined;
    }
  }

  return async () => {
    const [{ checks }, backlog] = await Promise.all([
      health.readiness(),
      backlogInTime(),
    ]);
    up.set(checks.database === "ok" ? 1 : 0);
    writable.set(checks.storage === "ok" ? 1 : 0);
    dropped.reset();
    dropped.inc(linesDropped());
    if (!backlog) {
      for (const unknown of [pending, dead, oldest]) unknown.remove();
      return;
    }
    pending.set(backlog.pending);
    dead.set(backlog.dead);
    oldest.set(backlog.oldestPendingSeconds ?? 0);
  };
}
