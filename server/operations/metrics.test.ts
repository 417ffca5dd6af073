import { expect, it } from "vitest";
import type { Health, Readiness } from "./health.ts";
import { createMetrics } from "./metrics.ts";
import { readMetrics } from "../testing/read-metrics.ts";

const WELL: Readiness = {
  ready: true,
  checks: { database: "ok", server: "ok" },
  backlog: { pending: 3, dead: 1, oldestPendingSeconds: 90 },
};

function counting(...states: Readiness[]) {
  const health: Pick<Health, "readiness"> = {
    readiness: async () => states.shift() ?? WELL,
  };
  const metrics = createMetrics(health);
  return { metrics, read: async () => readMetrics(await metrics.text()) };
}

it("counts answers by route, method and class of status", async () => {
  const { metrics, read } = counting();
  const answer = { route: "/", method: "GET", status: 200, seconds: 0.003 };
  metrics.answered(answer);
  metrics.answered({ ...answer, status: 304 });
  metrics.answered({ ...answer, status: 302, seconds: 2 });
  const samples = await read();
  const requests = "ellaira_http_requests_total";
  expect(samples.get(`${requests}{route="/",method="GET",status="2xx"}`)).toBe(
    1,
  );
  expect(samples.get(`${requests}{route="/",method="GET",status="3xx"}`)).toBe(
    2,
  );
  const seconds = "ellaira_http_request_duration_seconds";
  expect(samples.get(`${seconds}_bucket{le="0.005",route="/"}`)).toBe(2);
  expect(samples.get(`${seconds}_bucket{le="2.5",route="/"}`)).toBe(3);
  expect(samples.get(`${seconds}_count{route="/"}`)).toBe(3);
});

it("makes no series for each method that a client thinks of", async () => {
  const { metrics, read } = counting();
  for (const method of ["PROPFIND", "MKCOL", "PURGE"])
    metrics.answered({ route: "/", method, status: 405, seconds: 0 });
  const names = Array.from((await read()).keys()).filter((name) =>
    name.startsWith("ellaira_http_requests_total"),
  );
  expect(names).toEqual([
    'ellaira_http_requests_total{route="/",method="other",status="4xx"}',
  ]);
});

it("has a zero for what has not happened yet", async () => {
  const { metrics, read } = counting();
  metrics.delivery("failed");
  const samples = await read();
  for (const outcome of ["accepted", "spam", "refused", "rate_limited"])
    expect(
      samples.get(`ellaira_demo_requests_total{outcome="${outcome}"}`),
    ).toBe(0);
  expect(samples.get('ellaira_deliveries_total{outcome="failed"}')).toBe(1);
  expect(samples.get('ellaira_deliveries_total{outcome="dead"}')).toBe(0);
});

it("reads the backlog when it is looked at, and has none while the store is away", async () => {
  const { read } = counting(
    WELL,
    { ...WELL, checks: { database: "failed", server: "ok" }, backlog: null },
    { ...WELL, backlog: { pending: 0, dead: 0, oldestPendingSeconds: null } },
  );
  const figures = async () => {
    const samples = await read();
    return [
      "ellaira_database_up",
      "ellaira_demo_requests_pending",
      "ellaira_demo_requests_dead",
      "ellaira_demo_requests_oldest_pending_seconds",
    ].map((name) => samples.get(name));
  };
  expect(await figures()).toEqual([1, 3, 1, 90]);
  expect(await figures()).toEqual([0, undefined, undefined, undefined]);
  expect(await figures()).toEqual([1, 0, 0, 0]);
});

it("has the process's memory and the delay of its event loop", async () => {
  const { read } = counting();
  const samples = await read();
  expect(samples.get("process_resident_memory_bytes")).toBeGreaterThan(1e7);
  expect(samples.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
});
