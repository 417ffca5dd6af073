import { expect, test } from "vitest";
import { aRequest, BODY } from "../testing/demo-request.ts";
import { startFakeWebhook } from "../testing/fake-webhook.ts";
import {
  builtSite,
  eventually,
  post,
  startServer,
} from "../testing/processes.ts";
import { createMetrics, type Gauged } from "./metrics.ts";

test("are at a port of their own, and say what happened", async () => {
  const hook = await startFakeWebhook((index) => ({
    status: index === 0 ? 500 : 200,
  }));
  const server = await startServer(builtSite(), {
    DEMO_WEBHOOK_URL: hook.url,
    WEBHOOK_RETRY_BASE_MS: "1",
    RATE_LIMIT_PER_MINUTE: "3",
    METRICS_PORT: "0",
  });
  const url = /Metrics +(\S+)/.exec(server.stdout())?.[1] ?? "";
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  await post(server.url, BODY);
  await post(server.url, "{}");
  await post(server.url, BODY, { "x-website": "filled" });
  expect((await post(server.url, BODY)).status).toBe(429);
  await fetch(new URL(`/${aRequest.email}`, server.url));
  const text = await eventually(async () => {
    const figures = await (await fetch(url)).text();
    expect(figures).toContain(
      'ellaira_deliveries_total{destination="webhook",outcome="ok"} 1\n',
    );
    return figures;
  });
  expect(text).not.toMatch(/amara|clinic/);
  for (const figure of [
    'demo_requests_total{outcome="accepted"} 1',
    'demo_requests_total{outcome="refused"} 1',
    'demo_requests_total{outcome="held"} 1',
    'demo_requests_total{outcome="rate_limited"} 1',
    'deliveries_total{destination="webhook",outcome="failed"} 1',
    'http_requests_total{route="/api/demo-requests",method="POST",status="2xx"} 2',
    'http_requests_total{route="(other)",method="GET",status="4xx"} 1',
    'http_request_duration_seconds_count{route="/api/demo-requests"} 4',
    'demo_requests_refused_total{reason="key_reused"} 0',
    'connections_closed_total{reason="waiting"} 0',
    'deliveries_total{destination="email",outcome="dead"} 0',
    "database_up 1",
    'demo_requests_dead{destination="webhook"} 0',
  ])
    expect(text).toContain(`ellaira_${figure}\n`);
  const fromOutside = await fetch(new URL("/metrics", server.url));
  expect(fromOutside.status).toBe(404);
  expect(await fromOutside.text()).not.toContain("ellaira_");
  expect(await server.stop()).toBe(0);
});

const WELL: Gauged = {
  health: {
    readiness: async () => ({
      ready: true,
      checks: { database: "ok", storage: "ok", server: "ok" },
    }),
  },
  readBacklog: async () => [],
};

test("make no series for methods that a client invents", async () => {
  const metrics = createMetrics(WELL);
  for (const method of ["PROPFIND", "MKCOL", "PURGE"])
    metrics.answered({ route: "/", method, status: 405, seconds: 0 });
  const text = await metrics.text();
  expect(text.match(/^ellaira_http_requests_total.*/gm)).toEqual([
    'ellaira_http_requests_total{route="/",method="other",status="4xx"} 3',
  ]);
});

test("read the backlog at each scrape, and have none while the store is away", async () => {
  const destination = "email" as const;
  const backlogs: Gauged["readBacklog"][] = [
    async () => [
      { destination, pending: 3, dead: 1, oldestPendingSeconds: 90 },
    ],
    () => Promise.reject(new Error("away")),
    async () => [
      { destination, pending: 0, dead: 0, oldestPendingSeconds: null },
    ],
  ];
  const metrics = createMetrics({
    ...WELL,
    readBacklog: () => (backlogs.shift() ?? WELL.readBacklog)(),
  });
  for (const expected of [["3", "1", "90"], [], ["0", "0", "0"]]) {
    const text = await metrics.text();
    const figures = text.matchAll(
      /^ellaira_demo_requests_\w+\{destination="email"\} (\d+)$/gm,
    );
    expect(Array.from(figures, ([, figure]) => figure)).toEqual(expected);
  }
});

test.each([
  [{}, 1, 1],
  [{ storage: "failed" }, 1, 0],
  [{ database: "too slow" }, 0, 1],
] as const)(
  "say whether the store can be read and written, as %j",
  async (change, up, writable) => {
    const { ready, checks } = await WELL.health.readiness();
    const readiness = async () => ({ ready, checks: { ...checks, ...change } });
    const gauged = { ...WELL, health: { readiness } };
    const figures = await createMetrics(gauged).text();
    expect(figures).toContain(`ellaira_database_up ${up}\n`);
    expect(figures).toContain(`ellaira_storage_writable ${writable}\n`);
  },
);
