import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";
import type { AppEnv } from "../http/app-env.ts";
import { CLOSED_FOR, type ClosedFor } from "../http/connections.ts";
import { REFUSAL_REASONS, type RefusalReason } from "../http/problem.ts";
import type { Log } from "../lib/log.ts";
import type { Backlog, ReadBacklog } from "../store/backlog.ts";
import { DESTINATIONS, type Destination } from "../store/destinations.ts";
import type { Health } from "./health.ts";

const REQUEST_OUTCOMES = [
  "accepted",
  "held",
  "refused",
  "rate_limited",
  "not_kept",
] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

const DELIVERY_OUTCOMES = ["ok", "failed", "dead"] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** The labels take a few values of our own, because each combination is a time series. */
interface Answered {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  answered(answer: Answered): void;
  demoRequest(outcome: RequestOutcome): void;
  refused(reason: RefusalReason): void;
  connectionClosed(reason: ClosedFor): void;
  delivery(destination: Destination, outcome: DeliveryOutcome): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Seconds: a page from memory takes well under a millisecond, a commit a few, and after ten no visitor waits. */
const ANSWER_BUCKETS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

export function createMetrics(gauged: Gauged): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Counter({
    name: "ellaira_http_requests_total",
    help: "Answers, by what was asked for, how, and the class of the status.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "ellaira_http_request_duration_seconds",
    help: "From a request's head to its answer being ready to send.",
    labelNames: ["route"],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const demoRequests = new Counter({
    name: "ellaira_demo_requests_total",
    help: "Demo requests that came in, by what became of them.",
    labelNames: ["outcome"],
    registers,
  });
  const refusals = new Counter({
    name: "ellaira_demo_requests_refused_total",
    help: "Demo requests that were refused, by the reason.",
    labelNames: ["reason"],
    registers,
  });
  const closed = new Counter({
    name: "ellaira_connections_closed_total",
    help: "Connections that were closed because there were too many, by the reason.",
    labelNames: ["reason"],
    registers,
  });
  const deliveries = new Counter({
    name: "ellaira_deliveries_total",
    help: "Attempts to deliver, by where to and how they ended.",
    labelNames: ["destination", "outcome"],
    registers,
  });
  // The counters begin at zero, so that the first event of each is seen as a rise.
  for (const outcome of REQUEST_OUTCOMES) demoRequests.inc({ outcome }, 0);
  for (const reason of REFUSAL_REASONS) refusals.inc({ reason }, 0);
  for (const reason of CLOSED_FOR) closed.inc({ reason }, 0);
  for (const destination of DESTINATIONS)
    for (const outcome of DELIVERY_OUTCOMES)
      deliveries.inc({ destination, outcome }, 0);
  const refreshGauges = createGauges(registers, gauged);

  return {
    answered({ route, method, status, seconds }) {
      requests.inc({
        route,
        method: METHODS.has(method) ? method : "other",
        status: `${Math.floor(status / 100)}xx`,
      });
      durations.observe({ route }, seconds);
    },
    demoRequest: (outcome) => demoRequests.inc({ outcome }),
    refused: (reason) => refusals.inc({ reason }),
    connectionClosed: (reason) => closed.inc({ reason }),
    delivery: (destination, outcome) =>
      deliveries.inc({ destination, outcome }),
    async text() {
      await refreshGauges();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

const BACKLOG_WITHIN_MS = 2000;

export interface Gauged {
  readonly health: Pick<Health, "readiness">;
  readonly readBacklog: ReadBacklog;
}

/** @returns a function that updates the gauges. While the store fails, there is no figure rather than an old one. */
function createGauges(
  registers: Registry[],
  { health, readBacklog }: Gauged,
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

  async function backlogsInTime(): Promise<readonly Backlog[]> {
    try {
      return await Promise.race([
        readBacklog(),
        sleep(BACKLOG_WITHIN_MS, [], { ref: false }),
      ]);
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
    for (const figure of [pending, dead, oldest]) figure.reset();
    for (const { destination, ...backlog } of backlogs) {
      pending.set({ destination }, backlog.pending);
      dead.set({ destination }, backlog.dead);
      oldest.set({ destination }, backlog.oldestPendingSeconds ?? 0);
    }
  };
}

/** Shows the figures at `/metrics`. */
export function createMetricsApp(
  { text, contentType }: Pick<Metrics, "text" | "contentType">,
  log: Log,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get("/metrics", async (c) =>
    c.body(await text(), 200, {
      "Content-Type": contentType,
      "Cache-Control": "no-store",
    }),
  );
  app.onError((error, c) => {
    log.error({ err: error }, "the metrics could not be read");
    return c.text("The metrics could not be read.\n", 500);
  });
  return app;
}
