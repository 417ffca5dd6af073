import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const direct = (remoteAddress: string) =>
  clientAddress({
    remoteAddress,
    forwardedFor: "192.0.2.9",
    trustProxy: false,
  });

const proxied = (forwardedFor: string | undefined) =>
  clientAddress({ remoteAddress: "10.0.0.1", forwardedFor, trustProxy: true });

it("is the other end of the socket, whatever a header says", () => {
  expect(direct("192.0.2.1")).toBe("192.0.2.1");
});

it("is the /64 of an IPv6 address, in every way to write it", () => {
  const network = direct("2001:db8:1:2::1");
  expect(network).toBe("2001:db8:1:2::/64");
  expect(direct("2001:0DB8:1:2:ffff:ffff:ffff:ffff")).toBe(network);
  expect(direct("2001:db8:1:3::1")).not.toBe(network);
  expect(direct("::1")).toBe("0:0:0:0::/64");
  expect(direct("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});

it("is IPv4 for an IPv4 address inside IPv6", () => {
  expect(direct("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(direct("::ffff:c000:201")).toBe("192.0.2.1");
});

it("is the last hop behind a trusted proxy", () => {
  expect(proxied("1.1.1.1, 192.0.2.1")).toBe("192.0.2.1");
  expect(proxied("192.0.2.1:4711")).toBe("192.0.2.1");
  expect(proxied("[2001:db8:1:2::1]:4711")).toBe("2001:db8:1:2::/64");
});

it("is the proxy itself where it says nothing useful", () => {
  for (const header of [undefined, "", "unknown", "1.1.1.1, _hidden"])
    expect(proxied(header)).toBe("10.0.0.1");
});
