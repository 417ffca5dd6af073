import { expect, it } from "vitest";
import { STEPS, STEPS_PATH } from "../../contract/steps.ts";
import { VITALS_PATH } from "../../contract/web-vitals.ts";
import { createMetrics } from "../operations/metrics.ts";
import { readMetrics } from "../testing/read-metrics.ts";
import { WELL } from "../testing/gauged.ts";
import { createReports } from "./reports.ts";

const vitals = { path: "/security", LCP: 1234.5, INP: 48, CLS: 0.03 };

function counting() {
  const metrics = createMetrics(WELL);
  const reports = createReports({ metrics, trustedProxies: 1, clock: () => 0 });
  const send = async (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) =>
    reports.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const figures = async () => readMetrics(await metrics.text());
  return { reports, send, figures };
}

const ours = (samples: ReadonlyMap<string, number>) =>
  Array.from(samples).filter(([name]) => /web_vital|steps/.test(name));

it("adds what a page view measured to the figures, and answers nothing", async () => {
  const { send, figures } = counting();
  const answer = await send(VITALS_PATH, vitals);
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

it("counts each step, from zero", async () => {
  const { send, figures } = counting();
  const steps = async () => {
    const samples = await figures();
    return STEPS.map((step) =>
      samples.get(`ellaira_steps_total{step="${step}"}`),
    );
  };
  expect(await steps()).toEqual([0, 0, 0, 0]);
  for (const step of ["call_begun", "call_begun", "form_sent"])
    expect((await send(STEPS_PATH, { step })).status).toBe(204);
  expect(await steps()).toEqual([2, 0, 0, 1]);
});

it.each([
  [VITALS_PATH, {}, 422],
  [VITALS_PATH, "{", 422],
  [VITALS_PATH, "null", 422],
  [VITALS_PATH, { path: "/security" }, 422],
  [VITALS_PATH, { ...vitals, path: "/amara@clinic.example" }, 422],
  [VITALS_PATH, { ...vitals, visitor: "amara" }, 422],
  [VITALS_PATH, { ...vitals, LCP: "1234" }, 422],
  [VITALS_PATH, { ...vitals, LCP: -1 }, 422],
  [VITALS_PATH, { ...vitals, LCP: 1e9 }, 422],
  [VITALS_PATH, JSON.stringify(vitals).padEnd(1025), 413],
  [STEPS_PATH, {}, 422],
  [STEPS_PATH, { step: "amara@clinic.example" }, 422],
  [STEPS_PATH, { step: "form_sent", id: 1 }, 422],
] as const)("refuses at %s %j", async (path, body, status) => {
  const { send, figures } = counting();
  const before = await figures();
  expect((await send(path, body)).status).toBe(status);
  expect(ours(await figures())).toEqual(ours(before));
});

it("refuses another type, another method, and another website's pages", async () => {
  const { send, reports } = counting();
  const status = async (headers: Record<string, string>) =>
    (await send(VITALS_PATH, vitals, headers)).status;
  expect(await status({ "content-type": "text/plain" })).toBe(415);
  expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await status({ "sec-fetch-site": "same-origin" })).toBe(204);
  expect((await reports.request(VITALS_PATH)).status).toBe(405);
});

it("takes sixty a minute of each kind from one address", async () => {
  const { send } = counting();
  const from = async (address: string) =>
    (await send(VITALS_PATH, vitals, { "x-forwarded-for": address })).status;
  for (let views = 0; views < 60; views++)
    expect(await from("192.0.2.1")).toBe(204);
  expect(await from("192.0.2.1")).toBe(429);
  expect(await from("192.0.2.2")).toBe(204);
  const step = { step: "form_begun" };
  const begun = await send(STEPS_PATH, step, {
    "x-forwarded-for": "192.0.2.1",
  });
  expect(begun.status).toBe(204);
});
