import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const direct = (remoteAddress: string) =>
  clientAddress({
    remoteAddress,
    forwardedFor: "192.0.2.9",
    trustedProxies: 0,
  });

test.each([
  ["192.0.2.1", "192.0.2.1"],
  // A customer has the /64 of an IPv6 address, however it is written.
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  // IPv4 inside IPv6, the second through NAT64.
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["64:ff9b::c000:202", "192.0.2.2"],
])(
  "of a direct client at %s is %s, whatever a header says",
  (remote, address) => {
    expect(direct(remote)).toBe(address);
  },
);

test.each([
  [1, "1.1.1.1, 192.0.2.1", "192.0.2.1"],
  [1, "192.0.2.1:4711", "192.0.2.1"],
  [1, "[2001:db8:1:2::1]:4711", "2001:db8:1:2::/64"],
  [2, "6.6.6.6, 192.0.2.1, 198.51.100.1", "192.0.2.1"],
  // A client that came to the second proxy directly.
  [2, "192.0.2.1", "192.0.2.1"],
  // The proxy itself, where it says nothing useful.
  [1, undefined, "10.0.0.1"],
  [1, "unknown", "10.0.0.1"],
  [1, "1.1.1.1, _hidden", "10.0.0.1"],
])(
  "behind %i trusted proxies that forward for %j is %s",
  (trustedProxies, forwardedFor, address) => {
    const remoteAddress = "10.0.0.1";
    const connection = { remoteAddress, forwardedFor, trustedProxies };
    expect(clientAddress(connection)).toBe(address);
  },
);
