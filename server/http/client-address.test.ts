import { expect, test } from "vitest";
import { clientAddress, widerNetworks } from "./client-address.ts";

const direct = (remoteAddress: string) =>
  clientAddress({
    remoteAddress,
    forwardedFor: "192.0.2.9",
    trustedProxies: 0,
  });

const proxied = (forwardedFor: string | undefined, trustedProxies = 1) =>
  clientAddress({ remoteAddress: "10.0.0.1", forwardedFor, trustedProxies });

test("is the other end of the socket, whatever a header says", () => {
  expect(direct("192.0.2.1")).toBe("192.0.2.1");
});

test("is the /64 of an IPv6 address, in every way to write it", () => {
  const network = direct("2001:db8:1:2::1");
  expect(network).toBe("2001:db8:1:2::/64");
  expect(direct("2001:0DB8:1:2:ffff:ffff:ffff:ffff")).toBe(network);
  expect(direct("2001:db8:1:3::1")).not.toBe(network);
  expect(direct("::1")).toBe("0:0:0:0::/64");
  expect(direct("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});

test("is IPv4 for an IPv4 address inside IPv6", () => {
  expect(direct("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(direct("::ffff:c000:201")).toBe("192.0.2.1");
  // As for clients that reach IPv4 through NAT64.
  expect(direct("64:ff9b::192.0.2.1")).toBe("192.0.2.1");
  expect(direct("64:ff9b::c000:202")).toBe("192.0.2.2");
});

test("belongs to a /56 and a /48, as IPv6", () => {
  expect(widerNetworks(direct("2001:db8:1:2345::1"))).toEqual({
    in56: "2001:db8:1:2300::/56",
    in48: "2001:db8:1::/48",
  });
  expect(widerNetworks(direct("2001:db8:1:2::1"))).toEqual(
    widerNetworks(direct("2001:db8:1:ff::1")),
  );
  expect(widerNetworks(direct("192.0.2.1"))).toBeUndefined();
});

test("is the last hop in front of a trusted proxy", () => {
  expect(proxied("1.1.1.1, 192.0.2.1")).toBe("192.0.2.1");
  expect(proxied("192.0.2.1:4711")).toBe("192.0.2.1");
  expect(proxied("[2001:db8:1:2::1]:4711")).toBe("2001:db8:1:2::/64");
});

test("is the client of the first of several trusted proxies", () => {
  expect(proxied("6.6.6.6, 192.0.2.1, 198.51.100.1", 2)).toBe("192.0.2.1");
  // A client that came to the second proxy directly.
  expect(proxied("192.0.2.1", 2)).toBe("192.0.2.1");
});

test("is the proxy itself where it says nothing useful", () => {
  for (const header of [undefined, "", "unknown", "1.1.1.1, _hidden"])
    expect(proxied(header)).toBe("10.0.0.1");
});
