import { expect, test } from "vitest";
import { createMetrics, type Gauged } from "./metrics.ts";
import { WELL } from "../testing/gauged.ts";
import { readMetrics } from "../testing/read-metrics.ts";

function counting(gauged: Partial<Gauged> = {}) {
  const metrics = createMetrics({ ...WELL, ...gauged });
  return { metrics, read: async () => readMetrics(await metrics.text()) };
}

test("counts answers by the class of their status, and how long they took", async () => {
  const { metrics, read } = counting();
  const answer = { route: "/", method: "GET", status: 304, seconds: 0.003 };
  metrics.answered(answer);
  metrics.answered({ ...answer, status: 302, seconds: 2 });
  const samples = await read();
  const requests = 'ellaira_http_requests_total{route="/",method="GET",status';
  expect(samples.get(`${requests}="3xx"}`)).toBe(2);
  const seconds = "ellaira_http_request_duration_seconds";
  expect(samples.get(`${seconds}_bucket{le="0.005",route="/"}`)).toBe(1);
  expect(samples.get(`${seconds}_bucket{le="2.5",route="/"}`)).toBe(2);
});

test("makes no series for methods that a client invents", async () => {
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

test("has a zero for events that have not happened yet", async () => {
  const samples = await counting().read();
  for (const name of [
    'demo_requests_total{outcome="accepted"}',
    'demo_requests_refused_total{reason="key_reused"}',
    'connections_closed_total{reason="waiting"}',
    'deliveries_total{destination="email",outcome="dead"}',
  ])
    expect(samples.get(`ellaira_${name}`)).toBe(0);
});

test("reads the backlog at each scrape, and has none while the store is away", async () => {
  const destination = "email" as const;
  const backlogs = [
    async () => [
      { destination, pending: 3, dead: 1, oldestPendingSeconds: 90 },
    ],
    async () => Promise.reject(new Error("away")),
    async () => [
      { destination, pending: 0, dead: 0, oldestPendingSeconds: null },
    ],
  ];
  const { read } = counting({
    readBacklog: () => (backlogs.shift() ?? WELL.readBacklog)(),
  });
  const figures = async () => {
    const samples = await read();
    return [
      "ellaira_demo_requests_pending",
      "ellaira_demo_requests_dead",
      "ellaira_demo_requests_oldest_pending_seconds",
    ].map((name) => samples.get(`${name}{destination="email"}`));
  };
  expect(await figures()).toEqual([3, 1, 90]);
  expect(await figures()).toEqual([undefined, undefined, undefined]);
  expect(await figures()).toEqual([0, 0, 0]);
});

test("says whether the store can be read and written, and how many lines the log lost", async () => {
  const checks = { database: "ok", storage: "ok", server: "ok" } as const;
  const states = [
    checks,
    { ...checks, storage: "failed" },
    { ...checks, database: "too slow" },
  ] as const;
  let looks = 0;
  const { read } = counting({
    health: {
      readiness: async () => ({
        ready: true,
        checks: states[looks++] ?? checks,
      }),
    },
    linesDropped: () => looks,
  });
  const figures = async () => {
    const samples = await read();
    return [
      "ellaira_database_up",
      "ellaira_storage_writable",
      "ellaira_log_lines_dropped_total",
    ].map((name) => samples.get(name));
  };
  expect(await figures()).toEqual([1, 1, 1]);
  expect(await figures()).toEqual([1, 0, 2]);
  expect(await figures()).toEqual([0, 1, 3]);
});
