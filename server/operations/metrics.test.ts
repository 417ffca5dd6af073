import { expect, test } from "vitest";
import { createMetrics, type Gauged } from "./metrics.ts";
import { readMetrics } from "../testing/read-metrics.ts";

const WELL: Gauged = {
  health: {
    readiness: async () => ({
      ready: true,
      checks: { database: "ok", storage: "ok", server: "ok" },
    }),
  },
  readBacklog: async () => [
    {
      destination: "webhook",
      pending: 0,
      dead: 0,
      oldestPendingSeconds: null,
    },
  ],
  linesDropped: () => 0,
};

function counting(gauged: Partial<Gauged> = {}) {
  const metrics = createMetrics({ ...WELL, ...gauged });
  const read = async () => readMetrics(await metrics.text());
  const figures = async (...names: readonly string[]) => {
    const samples = await read();
    return names.map((name) => samples.get(`ellaira_${name}`));
  };
  return { metrics, read, figures };
}

test("counts answers by the class of their status, and how long they took", async () => {
  const { metrics, figures } = counting();
  const answer = { route: "/", method: "GET", status: 304, seconds: 0.003 };
  metrics.answered(answer);
  metrics.answered({ ...answer, status: 302, seconds: 2 });
  const seconds = "http_request_duration_seconds_bucket";
  expect(
    await figures(
      'http_requests_total{route="/",method="GET",status="3xx"}',
      `${seconds}{le="0.005",route="/"}`,
      `${seconds}{le="2.5",route="/"}`,
    ),
  ).toEqual([2, 1, 2]);
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
  const zeros = await counting().figures(
    'demo_requests_total{outcome="accepted"}',
    'demo_requests_refused_total{reason="key_reused"}',
    'connections_closed_total{reason="waiting"}',
    'deliveries_total{destination="email",outcome="dead"}',
  );
  expect(zeros).toEqual([0, 0, 0, 0]);
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
  const { figures } = counting({
    readBacklog: () => (backlogs.shift() ?? WELL.readBacklog)(),
  });
  for (const expected of [
    [3, 1, 90],
    [undefined, undefined, undefined],
    [0, 0, 0],
  ])
    expect(
      await figures(
        'demo_requests_pending{destination="email"}',
        'demo_requests_dead{destination="email"}',
        'demo_requests_oldest_pending_seconds{destination="email"}',
      ),
    ).toEqual(expected);
});

test("says whether the store can be read and written, and how many lines the log lost", async () => {
  const checks = { database: "ok", storage: "ok", server: "ok" } as const;
  for (const [change, expected] of [
    [{}, [1, 1, 3]],
    [{ storage: "failed" }, [1, 0, 3]],
    [{ database: "too slow" }, [0, 1, 3]],
  ] as const) {
    const readiness = { ready: true, checks: { ...checks, ...change } };
    const { figures } = counting({
      health: { readiness: async () => readiness },
      linesDropped: () => 3,
    });
    expect(
      await figures(
        "database_up",
        "storage_writable",
        "log_lines_dropped_total",
      ),
    ).toEqual(expected);
  }
});
