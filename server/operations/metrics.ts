import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";
import type { MeasuredPage, Vital } from "../../contract/web-vitals.ts";
import type { Health } from "./health.ts";

/** What became of a demo request that came in. */
export type RequestOutcome =
  "accepted" | "held" | "refused" | "rate_limited" | "not_kept";

/** Why a demo request was not taken. The last two pass by themselves. */
export type RefusalReason =
  | "malformed"
  | "too_large"
  | "media_type"
  | "invalid_fields"
  | "key_reused"
  | "bad_key"
  | "cross_site"
  | "rate_limited"
  | "not_kept";

/** What became of one attempt to deliver; `dead` is a failure after which there is no other. */
export type DeliveryOutcome = "ok" | "failed" | "dead";

/** An answer, in words of ours: each combination is a time series of its own. */
interface Answered {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  answered(answer: Answered): void;
  demoRequest(outcome: RequestOutcome): void;
  delivery(outcome: DeliveryOutcome): void;
  /** @param value in ms, or for CLS without a unit */
  vital(name: Vital, path: MeasuredPage, value: number): void;
  /** All figures, in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Seconds: a page from memory takes well under a millisecond, a commit some, and past ten nobody waits. */
const ANSWER_BUCKETS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** Seconds. Where Google draws the line between good, middling and poor is in it: 0.2 and 0.5 for INP, 2.5 and 4 for LCP … */
const VITAL_BUCKETS = [
  0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10,
];

/** Good up to 0.1, poor past 0.25 (web.dev/cls). */
const SHIFT_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Counts what the server does; the process's own figures are with them. */
export function createMetrics(health: Pick<Health, "readiness">): Metrics {
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
  const deliveries = new Counter({
    name: "ellaira_deliveries_total",
    help: "Attempts to deliver to the webhook, by how they ended.",
    labelNames: ["outcome"],
    registers,
  });
  const vitals = new Histogram({
    name: "ellaira_web_vital_seconds",
    help: "How quick pages were for their visitors.",
    labelNames: ["name", "path"],
    buckets: VITAL_BUCKETS,
    registers,
  });
  const shifts = new Histogram({
    name: "ellaira_web_vital_layout_shift",
    help: "How much pages moved under their visitors' eyes (CLS).",
    labelNames: ["path"],
    buckets: SHIFT_BUCKETS,
    registers,
  });
  // From the start, so that the first one of each is seen as a rise.
  for (const outcome of REQUEST_OUTCOMES) demoRequests.inc({ outcome }, 0);
  for (const outcome of DELIVERY_OUTCOMES) deliveries.inc({ outcome }, 0);
  const refreshBacklog = backlogGauges(registers, health);

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
    delivery: (outcome) => deliveries.inc({ outcome }),
    vital(name, path, value) {
      if (name === "CLS") shifts.observe({ path }, value);
      else vitals.observe({ name, path }, value / 1000);
    },
    async text() {
      await refreshBacklog();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

const REQUEST_OUTCOMES: readonly RequestOutcome[] = [
  "accepted",
  "held",
  "refused",
  "rate_limited",
  "not_kept",
];

const DELIVERY_OUTCOMES: readonly DeliveryOutcome[] = ["ok", "failed", "dead"];

/** Read when somebody looks. While the store fails, there is no figure rather than an old one. */
function backlogGauges(
  registers: Registry[],
  health: Pick<Health, "readiness">,
): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, registers });
  const up = gauge("ellaira_database_up", "1 while the store answers, else 0.");
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

  return async () => {
    const { checks, backlog } = await health.readiness();
    up.set(checks.database === "ok" ? 1 : 0);
    if (!backlog) {
      for (const unknown of [pending, dead, oldest]) unknown.remove();
      return;
    }
    pending.set(backlog.pending);
    dead.set(backlog.dead);
    oldest.set(backlog.oldestPendingSeconds ?? 0);
  };
}
