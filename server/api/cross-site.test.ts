import { HonoRequest } from "hono/request";
import { expect, test } from "vitest";
import { comesFromAnotherSite } from "./cross-site.ts";

interface RequestHead {
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly forwardedHost: string | undefined;
  readonly trustProxy: boolean;
  readonly allowedOrigins?: readonly string[];
}

function isCrossSite({ trustProxy, allowedOrigins, ...head }: RequestHead) {
  const headers = new Headers();
  const given = {
    "sec-fetch-site": head.secFetchSite,
    origin: head.origin,
    host: head.host,
    "x-forwarded-host": head.forwardedHost,
  };
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) headers.set(name, value);
  return comesFromAnotherSite(
    { req: new HonoRequest(new Request("http://x", { headers })) },
    {
      trustedProxies: trustProxy ? 1 : 0,
      allowedOrigins: allowedOrigins ?? [],
    },
  );
}

const direct: RequestHead = {
  secFetchSite: undefined,
  origin: undefined,
  host: "ellaira.example",
  forwardedHost: undefined,
  trustProxy: false,
};

test("takes what no browser sends for ours", () => {
  expect(isCrossSite(direct)).toBe(false);
});

test.each([
  ["same-origin", false],
  ["none", false],
  ["same-site", true],
  ["cross-site", true],
  ["", true],
])("takes the browser's word %j before any other", (secFetchSite, foreign) => {
  for (const origin of [undefined, "https://ellaira.example", "null"])
    expect(isCrossSite({ ...direct, secFetchSite, origin })).toBe(foreign);
});

test.each([
  ["https://ellaira.example", "ellaira.example", false],
  ["http://ellaira.example", "ellaira.example", false],
  ["https://ellaira.example", "Ellaira.example:443", false],
  ["http://127.0.0.1:3000", "127.0.0.1:3000", false],
  ["http://[::1]:3000", "[::1]:3000", false],
  ["https://ellaira.example:8443", "ellaira.example", true],
  ["https://evil.example", "ellaira.example", true],
  ["https://www.ellaira.example", "ellaira.example", true],
  ["https://ellaira.example.evil.example", "ellaira.example", true],
  ["null", "ellaira.example", true],
  ["", "ellaira.example", true],
  ["https://undefined", undefined, true],
  ["https://evil.example", "evil.example@ellaira.example", true],
])("compares the origin %j with the host %j", (origin, host, foreign) => {
  expect(isCrossSite({ ...direct, origin, host })).toBe(foreign);
});

test("knows the name that a trusted proxy was asked for", () => {
  const proxied = {
    ...direct,
    origin: "https://ellaira.example",
    host: "10.0.0.7:3000",
  };
  const forwardedHost = "ellaira.example, internal.example";
  expect(isCrossSite({ ...proxied, forwardedHost })).toBe(true);
  expect(isCrossSite({ ...proxied, forwardedHost, trustProxy: true })).toBe(
    false,
  );
  expect(
    isCrossSite({ ...proxied, origin: "https://undefined", trustProxy: true }),
  ).toBe(true);
});

test("lets the origins through that are listed, whatever else the browser says", () => {
  const listed = {
    ...direct,
    allowedOrigins: ["https://www.clinic.example"],
    secFetchSite: "cross-site",
  };
  const from = (origin: string | undefined) =>
    isCrossSite({ ...listed, origin });
  expect(from("https://www.clinic.example")).toBe(false);
  for (const other of [undefined, "null", "https://evil.example"])
    expect(from(other)).toBe(true);
});
