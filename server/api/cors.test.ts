import { describe, expect, test } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { aRequest } from "../testing/demo-request.ts";
import {
  JSON_TYPE,
  FORM_TYPE,
  server,
  bodies,
  expectProblem,
} from "../testing/app.ts";

test("refuses another website's request, at no cost to the visitor", async () => {
  const { post, outbox } = await server({ perMinute: 1 });
  const body = JSON.stringify(aRequest);
  const foreign = { ...JSON_TYPE, "sec-fetch-site": "cross-site" };
  await expectProblem(await post(body, foreign), 403);
  expect(await bodies(outbox)).toEqual([]);
  expect((await post(body)).status).toBe(202);
});

describe("a demo request from a site that the settings list", () => {
  const origin = "https://www.clinic.example";
  const FROM_THERE = {
    origin,
    host: "api.clinic.example",
    "sec-fetch-site": "same-site",
  };
  const PREFLIGHT = {
    ...FROM_THERE,
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type,idempotency-key,x-website",
  };
  const list = { allowedOrigins: ["https://a.example", origin] };
  const preflight = { method: "OPTIONS", headers: PREFLIGHT };

  test("is announced by a preflight, and allowed", async () => {
    const { ask } = await server(list);
    const { status, headers } = await ask(DEMO_REQUESTS_PATH, preflight);
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-methods")).toBe("POST");
    const names = headers.get("access-control-allow-headers")?.toLowerCase();
    expect(names?.split(",").toSorted()).toEqual(
      PREFLIGHT["access-control-request-headers"].split(","),
    );
    expect(headers.get("vary")).toContain("Origin");
    expect(headers.has("access-control-allow-credentials")).toBe(false);
  });

  test("is accepted, and its page may read the answer, a refusal too", async () => {
    const { post } = await server({ ...list, perMinute: 2 });
    const headers = { ...JSON_TYPE, ...FROM_THERE };
    const statuses: number[] = [];
    for (const body of [JSON.stringify(aRequest), "{", "{}"]) {
      const answer = await post(body, headers);
      statuses.push(answer.status);
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
      expect(answer.headers.get("access-control-expose-headers")).toBe(
        "Retry-After",
      );
    }
    expect(statuses).toEqual([202, 400, 429]);
  });

  test("as a form leads to that site's thank-you page", async () => {
    const { post } = await server(list);
    const form = new URLSearchParams({ ...aRequest }).toString();
    const location = async (headers: Record<string, string>) =>
      (await post(form, { ...FORM_TYPE, ...headers })).headers.get("location");
    expect(await location(FROM_THERE)).toBe(`${origin}/thank-you`);
    expect(await location({})).toBe("/thank-you");
  });

  test.each([
    ["list another", list],
    ["list none", {}],
  ])("is refused where the settings %s", async (_, settings) => {
    const { ask, post, outbox } = await server(settings);
    const headers = { ...PREFLIGHT, origin: "https://evil.example" };
    const asked = await ask(DEMO_REQUESTS_PATH, { ...preflight, headers });
    const sent = await post(JSON.stringify(aRequest), {
      ...JSON_TYPE,
      ...headers,
    });
    expect(sent.status).toBe(403);
    for (const answer of [asked, sent])
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
    expect(await bodies(outbox)).toEqual([]);
  });
});
