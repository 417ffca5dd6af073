import { Counter, Gauge, type Registry } from "prom-client";
import type { Backlog, ReadBacklog } from "../store/backlog.ts";
import { inTime } from "../lib/timing.ts";
import type { Health } from "./health.ts";

const BACKLOG_WITHIN_MS = 2000;

export interface Gauged {
  readonly health: Pick<Health, "readiness">;
  readonly readBacklog: ReadBacklog;
  readonly linesDropped: () => number;
}

/** @returns a function that updates the gauges. While the store fails, there is no figure rather than an old one. */
export function createGauges(
  registers: Registry[],
  { health, readBacklog, linesDropped }: Gauged,
): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, registers });
  const perDestination = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ["destination"], registers });
  const up = gauge("ellaira_database_up", "1 while the store answers, else 0.");
  const writable = gauge(
    "ellaira_storage_writable",
    "1 while demo requests can be kept, as far as is known, else 0.",
  );
  const pending = perDestination(
    "ellaira_demo_requests_pending",
    "Accepted demo requests that wait to be delivered.",
  );
  const dead = perDestination(
    "ellaira_demo_requests_dead",
    "Demo requests that could not be delivered for days.",
  );
  const oldest = perDestination(
    "ellaira_demo_requests_oldest_pending_seconds",
    "How long the oldest pending demo request has waited; 0 when none does.",
  );
  const dropped = new Counter({
    name: "ellaira_log_lines_dropped_total",
    help: "Log lines that were thrown away because the log was not read.",
    registers,
  });

  async function backlogsInTime(): Promise<readonly Backlog[]> {
    try {
      return (await inTime(readBacklog(), BACKLOG_WITHIN_MS)) ?? [];
    } catch {
      return [];
    }
  }

  return async () => {
    const [{ checks }, backlogs] = await Promise.all([
      health.readiness(),
      backlogsInTime(),
    ]);
    up.set(checks.database === "ok" ? 1 : 0);
    writable.set(checks.storage === "ok" ? 1 : 0);
    dropped.reset();
    dropped.inc(linesDropped());
    for (const figure of [pending, dead, oldest]) figure.reset();
    for (const { destination, ...backlog } of backlogs) {
      pending.set({ destination }, backlog.pending);
      dead.set({ destination }, backlog.dead);
      oldest.set({ destination }, backlog.oldestPendingSeconds ?? 0);
    }
  };
}
