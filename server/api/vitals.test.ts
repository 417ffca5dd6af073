import { expect, it } from "vitest";
import { createMetrics } from "../operations/metrics.ts";
import { readMetrics } from "../testing/read-metrics.ts";
import { WELL } from "../testing/gauged.ts";
import { createVitals } from "./vitals.ts";

const report = { path: "/security", LCP: 1234.5, INP: 48, CLS: 0.03 };

function counting() {
  const metrics = createMetrics(WELL);
  const vitals = createVitals({ metrics, trustedProxies: 1, clock: () => 0 });
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    vitals.request("/", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const figures = async () => readMetrics(await metrics.text());
  return { vitals, send, figures };
}

it("adds a report to the figures, and answers nothing", async () => {
  const { send, figures } = counting();
  const answer = await send(report);
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const samples = await figures();
  const vital = (name: string, part: string) =>
    samples.get(
      `ellaira_web_vital_seconds_${part}{name="${name}",path="/security"}`,
    );
  expect([vital("LCP", "sum"), vital("LCP", "count")]).toEqual([1.2345, 1]);
  expect(vital("INP", "sum")).toBe(0.048);
  expect(vital("FCP", "count")).toBeUndefined();
  expect(
    samples.get('ellaira_web_vital_layout_shift_sum{path="/security"}'),
  ).toBe(0.03);
});

it.each([
  [{}, 422],
  ["{", 422],
  ["null", 422],
  [{ path: "/security" }, 422],
  [{ ...report, path: "/amara@clinic.example" }, 422],
  [{ ...report, visitor: "amara" }, 422],
  [{ ...report, LCP: "1234" }, 422],
  [{ ...report, LCP: -1 }, 422],
  [{ ...report, LCP: 1e9 }, 422],
  [JSON.stringify(report).padEnd(1025), 413],
] as const)("refuses %j", async (body, status) => {
  const { send, figures } = counting();
  expect((await send(body)).status).toBe(status);
  for (const name of (await figures()).keys())
    expect(name).not.toMatch(/web_vital.*_count/);
});

it("takes just 1 KiB", async () => {
  const { send } = counting();
  expect((await send(JSON.stringify(report).padEnd(1024))).status).toBe(204);
});

it("refuses another type, another method, and another website's pages", async () => {
  const { send, vitals } = counting();
  const status = async (headers: Record<string, string>) =>
    (await send(report, headers)).status;
  expect(await status({ "content-type": "text/plain" })).toBe(415);
  expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await status({ "sec-fetch-site": "same-origin" })).toBe(204);
  expect((await vitals.request("/")).status).toBe(405);
});

it("takes sixty a minute from one address", async () => {
  const { send } = counting();
  const from = async (address: string) =>
    (await send(report, { "x-forwarded-for": address })).status;
  for (let views = 0; views < 60; views++)
    expect(await from("192.0.2.1")).toBe(204);
  expect(await from("192.0.2.1")).toBe(429);
  expect(await from("192.0.2.2")).toBe(204);
});
