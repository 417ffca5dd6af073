import { describe, expect, test, vi } from "vitest";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { createLog, sayRarely } from "./lib/log.ts";
import { aRequest, BODY } from "./testing/demo-request.ts";
import { startFakeWebhook } from "./testing/fake-webhook.ts";
import {
  builtSite,
  eventually,
  post,
  startServer,
} from "./testing/processes.ts";

describe("the running server", () => {
  test("logs nothing personal in a whole run, but the id in its answer", async () => {
    const hook = await startFakeWebhook((index) => ({
      status: index === 0 ? 500 : 200,
    }));
    const server = await startServer(builtSite(), {
      DEMO_WEBHOOK_URL: hook.url,
      WEBHOOK_RETRY_BASE_MS: "1",
      TRUST_PROXY: "true",
      LOG_LEVEL: "trace",
    });
    const visitor = {
      "content-type": "application/json",
      "user-agent": "Visitor-Browser",
      "x-forwarded-for": "203.0.113.77",
      "x-request-id": "Ann of Okafor Dental",
      referer: `https://search.example/?q=${aRequest.email}`,
      cookie: "visitor=amara",
      "idempotency-key": "amara-key",
    };
    const send = (path: string, body?: string) =>
      fetch(new URL(path, server.url), {
        headers: visitor,
        ...(body === undefined ? {} : { method: "POST", body }),
      });
    const answers = [
      await send(DEMO_REQUESTS_PATH, BODY),
      await send(`${DEMO_REQUESTS_PATH}?email=${aRequest.email}`, BODY),
      await send(DEMO_REQUESTS_PATH, BODY.replace("@", "#")),
      await send(DEMO_REQUESTS_PATH, `{"name":"${aRequest.name}`),
      await send(`/api/${aRequest.email}`),
      await send(`/${aRequest.email}?q=amara`),
      await send(`/security?q=${aRequest.email}`),
      await send("/api/ready?amara"),
    ];
    await eventually(() => expect(hook.calls).toHaveLength(2));
    await server.stop();
    const log = server.stderr();
    for (const answer of answers)
      expect(log).toContain(`"${answer.headers.get("x-request-id")}"`);
    expect(log).toContain("HTTP 500");
    expect(log).not.toMatch(
      /amara|okafor|01632|203\.0|search\.example|Visitor-Browser|secret-path|\?/i,
    );
  });

  test("keeps answering while its log is not read", async () => {
    const server = await startServer(builtSite(), { LOG_LEVEL: "debug" });
    server.child.stderr.pause();
    // Far more lines than a pipe holds.
    for (let turn = 0; turn < 100; turn++)
      await Promise.all(
        Array.from({ length: 40 }, async () =>
          (await fetch(new URL("/api/nothing", server.url))).text(),
        ),
      );
    expect((await post(server.url, BODY)).status).toBe(202);
    server.child.stderr.resume();
    expect(await server.stop()).toBe(0);
    expect(server.stderr()).toContain('"stopping"');
  });

  test("keeps answering when the reader of its log has gone", async () => {
    const server = await startServer(builtSite());
    server.child.stderr.destroy();
    for (let posts = 0; posts < 3; posts++)
      expect((await post(server.url, BODY)).status).toBe(202);
    expect(await server.stop()).toBe(0);
  });

  test("logs a line for each request to the API, and none for pages or for requests that clients can repeat without end", async () => {
    const server = await startServer(builtSite(), {
      RATE_LIMIT_PER_MINUTE: "1",
    });
    for (let times = 0; times < 5; times++) {
      for (const path of ["/", "/api/health", "/api/nothing"])
        await fetch(new URL(path, server.url));
      await fetch(new URL(DEMO_REQUESTS_PATH, server.url));
      await post(server.url, BODY);
    }
    await server.stop();
    const said = server
      .stderr()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said[0]).toEqual({
      level: 30,
      time: expect.any(String),
      requestId: expect.any(String),
      method: "POST",
      route: DEMO_REQUESTS_PATH,
      status: 202,
      ms: expect.any(Number),
      msg: "answered",
    });
    expect(said.slice(1).map(({ msg, reason }) => [msg, reason])).toEqual([
      ["demo requests were refused", "rate_limited"],
      ["stopping", undefined],
    ]);
  });
});

test("the log says what an error is, and nothing that a driver adds to it", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const row = "Key (email)=(amara@clinic.example) already exists.";
  const err = Object.assign(new Error("a row exists"), { code: "23505", row });
  log.error({ err }, "said");
  expect(lines).toEqual([expect.stringMatching(/a row exists.*23505/)]);
  expect(lines.join()).not.toContain("amara");
});

test("a frequent event is logged at once, and then its count from time to time", () => {
  vi.useFakeTimers();
  try {
    const said: number[] = [];
    const happened = sayRarely(1000, (times) => said.push(times));
    for (let times = 0; times < 5; times++) happened();
    vi.advanceTimersByTime(1000);
    happened();
    expect(said).toEqual([1, 5]);
  } finally {
    vi.useRealTimers();
  }
});
