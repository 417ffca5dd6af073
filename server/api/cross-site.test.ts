import { HonoRequest } from "hono/request";
import { describe, expect, test } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { bodies, expectProblem, JSON_TYPE, server } from "../testing/app.ts";
import { BODY } from "../testing/demo-request.ts";
import { comesFromAnotherSite } from "./cross-site.ts";

const HOST = "ellaira.example";
const OURS = `https://${HOST}`;
const LISTED = "https://www.clinic.example";

function isCrossSite(
  headers: Readonly<Record<string, string>>,
  trustedProxies = 0,
) {
  const req = new HonoRequest(new Request("http://x", { headers }));
  const trust = { trustedProxies, allowedOrigins: [LISTED] };
  return comesFromAnotherSite({ req }, trust);
}

test.each([
  ["same-origin", false],
  ["none", false],
  ["same-site", true],
  ["cross-site", true],
  ["", true],
])(
  "trusts the browser's word %j, unless the origin is listed",
  (site, foreign) => {
    const from = (origin: object) =>
      isCrossSite({ host: HOST, "sec-fetch-site": site, ...origin });
    for (const origin of [{}, { origin: OURS }, { origin: "null" }])
      expect(from(origin)).toBe(foreign);
    expect(from({ origin: LISTED })).toBe(false);
  },
);

test.each([
  [OURS, HOST, false],
  ["http://ellaira.example", HOST, false],
  [OURS, "Ellaira.example:443", false],
  ["http://127.0.0.1:3000", "127.0.0.1:3000", false],
  ["http://[::1]:3000", "[::1]:3000", false],
  [LISTED, HOST, false],
  [`${LISTED}.evil.example`, HOST, true],
  ["http://www.clinic.example", HOST, true],
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

test("accepts a request without either header, which no browser sends", () => {
  expect(isCrossSite({ host: HOST })).toBe(false);
});

test("knows the name that a trusted proxy was asked for", () => {
  const named = {
    origin: OURS,
    host: "10.0.0.7:3000",
    "x-forwarded-host": `${HOST}, internal.example`,
  };
  expect(isCrossSite(named)).toBe(true);
  expect(isCrossSite(named, 1)).toBe(false);
  expect(isCrossSite({ origin: "https://undefined" }, 1)).toBe(true);
});

describe("a demo request from a site that the settings list", () => {
  const list = { allowedOrigins: ["https://a.example", LISTED] };
  const FROM_THERE = { origin: LISTED, "sec-fetch-site": "same-site" };
  const ASKED = ["content-type", "idempotency-key", "x-website"];
  const preflight = (origin: string) => ({
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": ASKED.join(),
    },
  });

  test("is announced by a preflight, and allowed", async () => {
    const { ask } = await server(list);
    const { status, headers } = await ask(
      DEMO_REQUESTS_PATH,
      preflight(LISTED),
    );
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(LISTED);
    expect(headers.get("access-control-allow-methods")).toBe("POST");
    const names = headers.get("access-control-allow-headers")?.toLowerCase();
    expect(names?.split(",").toSorted()).toEqual(ASKED);
    expect(headers.get("vary")).toContain("Origin");
    expect(headers.has("access-control-allow-credentials")).toBe(false);
  });

  test("is accepted, and its page may read the answer, a refusal too", async () => {
    const { post } = await server({ ...list, perMinute: 2 });
    const statuses: number[] = [];
    for (const body of [BODY, "{", "{}"]) {
      const answer = await post(body, { ...JSON_TYPE, ...FROM_THERE });
      statuses.push(answer.status);
      expect(answer.headers.get("access-control-allow-origin")).toBe(LISTED);
      expect(answer.headers.get("access-control-expose-headers")).toBe(
        "Retry-After",
      );
    }
    expect(statuses).toEqual([202, 400, 429]);
  });

  test.each([
    ["list another", list],
    ["list none", {}],
  ])("is refused where the settings %s", async (_, settings) => {
    const { ask, post, outbox } = await server(settings);
    const origin = "https://evil.example";
    const asked = await ask(DEMO_REQUESTS_PATH, preflight(origin));
    const sent = await post(BODY, { ...JSON_TYPE, origin });
    await expectProblem(sent, 403);
    for (const answer of [asked, sent])
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
    expect(await bodies(outbox)).toEqual([]);
  });
});
