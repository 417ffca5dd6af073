import { isIP } from "node:net";

interface Connection {
  /** The other end of the socket. */
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly trustProxy: boolean;
}

/**
 * Who is asking, as far as limits go: an IPv4 address, or the /64 of an IPv6 address, which is what one customer gets.
 * Behind our proxy it is the last hop of `X-Forwarded-For`: the proxy added that one, anything before it is hearsay.
 */
export function clientAddress(connection: Connection): string {
  const { remoteAddress = "", forwardedFor, trustProxy } = connection;
  const lastHop = trustProxy ? forwardedFor?.split(",").at(-1)?.trim() : "";
  return (
    toNetwork(withoutPort(lastHop ?? "")) ?? toNetwork(remoteAddress) ?? ""
  );
}

// Some proxies write `192.0.2.1:1234` or `[2001:db8::1]:1234`.
function withoutPort(hop: string): string {
  if (isIP(hop)) return hop;
  return /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/:\d+$/, "");
}

function toNetwork(address: string): string | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  if (version === 4) return address;
  const groups = expand(address);
  const mapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!mapped) return `${groups.slice(0, 4).join(":")}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join(".");
}

/** The eight groups of an IPv6 address, as lower-case hexadecimal without leading zeros. */
function expand(address: string): string[] {
  // The URL parser writes every form of an address in one way; it knows no zones (`fe80::1%eth0`).
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from(
    { length: 8 - head.length - tail.length },
    () => "0",
  );
  return [...head, ...zeros, ...tail];
}
