import { HonoRequest } from "hono/request";
import { describe, expect, test } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import {
  JSON_TYPE,
  FORM_TYPE,
  server,
  bodies,
  expectProblem,
} from "../testing/app.ts";
import { aRequest, BODY } from "../testing/demo-request.ts";
import { comesFromAnotherSite } from "./cross-site.ts";

const HOST = "ellaira.example";
const OURS = `https://${HOST}`;

function isCrossSite(
  headers: Readonly<Record<string, string>>,
  trust: Partial<Parameters<typeof comesFromAnotherSite>[1]> = {},
) {
  const req = new HonoRequest(new Request("http://x", { headers }));
  return comesFromAnotherSite({ req }, { trustedProxies: 0, ...trust });
}

test("accepts a request that no browser sends", () => {
  expect(isCrossSite({ host: HOST })).toBe(false);
});

test.each([
  ["same-origin", false],
  ["none", false],
  ["same-site", true],
  ["cross-site", true],
  ["", true],
])("trusts the browser's word %j before any other", (site, foreign) => {
  for (const origin of [{}, { origin: OURS }, { origin: "null" }]) {
    const headers = { host: HOST, "sec-fetch-site": site, ...origin };
    expect(isCrossSite(headers)).toBe(foreign);
  }
});

test.each([
  [OURS, HOST, false],
  ["http://ellaira.example", HOST, false],
  [OURS, "Ellaira.example:443", false],
  ["http://127.0.0.1:3000", "127.0.0.1:3000", false],
  ["http://[::1]:3000", "[::1]:3000", false],
  ["https://ellaira.example:8443", HOST, true],
  ["https://evil.example", HOST, true],
  ["https://www.ellaira.example", HOST, true],
  ["https://ellaira.example.evil.example", HOST, true],
  ["null", HOST, true],
  ["", HOST, true],
  ["https://evil.example", "evil.example@ellaira.example", true],
])("compares the origin %j with the host %j", (origin, host, foreign) => {
  expect(isCrossSite({ origin, host })).toBe(foreign);
});

test("knows the name that a trusted proxy was asked for", () => {
  const proxied = { origin: OURS, host: "10.0.0.7:3000" };
  const named = {
    ...proxied,
    "x-forwarded-host": `${HOST}, internal.example`,
  };
  expect(isCrossSite(named)).toBe(true);
  expect(isCrossSite(named, { trustedProxies: 1 })).toBe(false);
  const nameless = { origin: "https://undefined" };
  for (const trustedProxies of [0, 1])
    expect(isCrossSite(nameless, { trustedProxies })).toBe(true);
});

test("accepts listed origins, whatever else the browser says", () => {
  const trust = { allowedOrigins: ["https://www.clinic.example"] };
  const from = (origin: object) =>
    isCrossSite(
      { host: HOST, "sec-fetch-site": "cross-site", ...origin },
      trust,
    );
  expect(from({ origin: "https://www.clinic.example" })).toBe(false);
  for (const other of [
    {},
    { origin: "null" },
    { origin: "https://evil.example" },
    { origin: "https://www.clinic.example.evil.example" },
    { origin: "http://www.clinic.example" },
  ])
    expect(from(other)).toBe(true);
});

test("refuses another website's request, at no cost to the visitor", async () => {
  const { post, outbox } = await server({ perMinute: 1 });
  const foreign = { ...JSON_TYPE, "sec-fetch-site": "cross-site" };
  await expectProblem(await post(BODY, foreign), 403);
  expect(await bodies(outbox)).toEqual([]);
  expect((await post(BODY)).status).toBe(202);
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
    for (const body of [BODY, "{", "{}"]) {
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
    const sent = await post(BODY, {
      ...JSON_TYPE,
      ...headers,
    });
    expect(sent.status).toBe(403);
    for (const answer of [asked, sent])
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
    expect(await bodies(outbox)).toEqual([]);
  });
});
