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
