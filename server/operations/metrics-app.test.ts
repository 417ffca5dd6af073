import { describe, expect, test } from "vitest";
import { aRequest } from "../testing/demo-request.ts";
import { eventually } from "../testing/eventually.ts";
import { startFakeWebhook } from "../testing/fake-webhook.ts";
import { readMetrics } from "../testing/read-metrics.ts";
import { builtSite, post, startServer } from "../testing/running-server.ts";

const BODY = JSON.stringify(aRequest);

describe("the metrics", () => {
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
    expect(new URL(url)).toMatchObject({
      hostname: "127.0.0.1",
      pathname: "/metrics",
    });
    await post(server.url, BODY);
    await post(server.url, "{}");
    await post(server.url, BODY, { "x-website": "filled" });
    expect((await post(server.url, BODY)).status).toBe(429);
    await fetch(new URL(`/${aRequest.email}`, server.url));
    await eventually(() => expect(hook.calls).toHaveLength(2));
    const samples = await eventually(async () => {
      const text = await (await fetch(url)).text();
      expect(text).not.toMatch(/amara|clinic/);
      const found = readMetrics(text);
      expect(
        found.get(
          'ellaira_deliveries_total{destination="webhook",outcome="ok"}',
        ),
      ).toBe(1);
      return found;
    });
    expect(Object.fromEntries(samples)).toMatchObject({
      'ellaira_demo_requests_total{outcome="accepted"}': 1,
      'ellaira_demo_requests_total{outcome="refused"}': 1,
      'ellaira_demo_requests_total{outcome="held"}': 1,
      'ellaira_demo_requests_total{outcome="rate_limited"}': 1,
      'ellaira_deliveries_total{destination="webhook",outcome="failed"}': 1,
      'ellaira_http_requests_total{route="/api/demo-requests",method="POST",status="2xx"}': 2,
      'ellaira_http_requests_total{route="(other)",method="GET",status="4xx"}': 1,
      'ellaira_http_request_duration_seconds_count{route="/api/demo-requests"}': 4,
      'ellaira_demo_requests_refused_total{reason="key_reused"}': 0,
      'ellaira_connections_closed_total{reason="waiting"}': 0,
      'ellaira_deliveries_total{destination="email",outcome="dead"}': 0,
      ellaira_database_up: 1,
      'ellaira_demo_requests_dead{destination="webhook"}': 0,
    });
    const fromOutside = await fetch(new URL("/metrics", server.url));
    expect(fromOutside.status).toBe(404);
    expect(await fromOutside.text()).not.toContain("ellaira_");
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  });
});
