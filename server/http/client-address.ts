import { isIP } from "node:net";
import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

interface Connection {
  readonly remoteAddress: string | undefined;
  readonly forwardedFor?: string | undefined;
  readonly trustedProxies: number;
}

/** @returns an IPv4 address or a customer's IPv6 /64. Only the hops that our own proxies added can be trusted. */
export function clientAddress(connection: Connection): string {
  const { remoteAddress = "", forwardedFor, trustedProxies } = connection;
  const hops = forwardedFor?.split(",").slice(-trustedProxies) ?? [];
  const hop = trustedProxies > 0 ? hops[0]?.trim() : undefined;
  return toNetwork(withoutPort(hop ?? "")) ?? toNetwork(remoteAddress) ?? "";
}

export const addressOf = (c: Context<AppEnv>, trustedProxies: number): string =>
  clientAddress({
    remoteAddress: c.env?.incoming?.socket.remoteAddress,
    forwardedFor: c.req.header("x-forwarded-for"),
    trustedProxies,
  });

/** One customer may well have the whole /56 or /48 of an IPv6 address. */
export function widerNetworks(
  address: string,
): { readonly in56: string; readonly in48: string } | undefined {
  if (!address.endsWith("::/64")) return undefined;
  const [a = "", b = "", c = "", d = ""] = address.split(":");
  const high = Number.parseInt(d, 16) & 0xff00;
  const in48 = [a, b, c].join(":");
  return {
    in56: `${in48}:${high.toString(16)}::/56`,
    in48: `${in48}::/48`,
  };
}

/** The first six groups of IPv4 inside IPv6: in a dual-stack socket, and by NAT64 (RFC 6052). */
const WITH_IPV4 = new Set(["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"]);

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
  if (!WITH_IPV4.has(groups.slice(0, 6).join(":")))
    return `${groups.slice(0, 4).join(":")}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join(".");
}

function expand(address: string): string[] {
  // The URL parser writes every form of an address in one way; it does not support zones (`fe80::1%eth0`).
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
