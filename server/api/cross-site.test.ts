import { HonoRequest } from "hono/request";
import { expect, test } from "vitest";
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
