import { expect, it } from "vitest";
import { STEPS } from "../../contract/steps.ts";
import { createMetrics } from "../operations/metrics.ts";
import { WELL } from "../testing/gauged.ts";
import { readMetrics } from "../testing/read-metrics.ts";
import { createSteps } from "./steps.ts";

function counting() {
  const metrics = createMetrics(WELL);
  const steps = createSteps({ metrics, trustedProxies: 1, clock: () => 0 });
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    steps.request("/", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  async function figures() {
    const samples = await readMetrics(await metrics.text());
    return STEPS.map((step) =>
      samples.get(`ellaira_steps_total{step="${step}"}`),
    );
  }
  return { send, figures };
}

it("counts each step, from zero", async () => {
  const { send, figures } = counting();
  expect(await figures()).toEqual([0, 0, 0, 0]);
  for (const step of ["call_begun", "call_begun", "form_sent"])
    expect((await send({ step })).status).toBe(204);
  expect(await figures()).toEqual([2, 0, 0, 1]);
});

it.each([{}, { step: "amara@clinic.example" }, { step: "form_sent", id: 1 }])(
  "refuses %j",
  async (body) => {
    const { send, figures } = counting();
    expect((await send(body)).status).toBe(422);
    expect(await figures()).toEqual([0, 0, 0, 0]);
  },
);

it("counts for this website's own pages only, and sixty a minute of one address", async () => {
  const { send, figures } = counting();
  const step = { step: "form_begun" };
  const foreign = { "sec-fetch-site": "cross-site" };
  expect((await send(step, foreign)).status).toBe(403);
  const from = { "x-forwarded-for": "192.0.2.1" };
  for (let steps = 0; steps < 60; steps++)
    expect((await send(step, from)).status).toBe(204);
  expect((await send(step, from)).status).toBe(429);
  expect(await figures()).toEqual([0, 0, 60, 0]);
});
