import { widerNetworks } from "../http/client-address.ts";

/** This many addresses take about 1 MB. Beyond that, the address that was silent longest is forgotten. */
const MAX_ADDRESSES = 10_000;

const MINUTE_MS = 60_000;

/** A household or an office (/56) and a company (/48) may send this many times as much as one address. */
const MORE_FOR = { in56: 4, in48: 16 };

interface RateLimitOptions {
  readonly perAddress: number;
  readonly total: number;
  /** A clock that is never set back. */
  readonly clockMs?: () => number;
}

export interface RateLimit {
  /** Counts a request. @returns 0 if it may pass, else the seconds until the next one may */
  take(address: string): number;
}

/** The share of the total for addresses that have sent something before. The rest is kept for new ones. */
const PART_OF_KNOWN = 0.5;

/** Limits an address, its networks, and all together. A limit of 0 is none. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { perAddress, total, clockMs = () => performance.now() } = options;
  const allowance = (perMinute: number) => createAllowance(perMinute, clockMs);
  const ofAddress = allowance(perAddress);
  const of56 = allowance(perAddress * MORE_FOR.in56);
  const of48 = allowance(perAddress * MORE_FOR.in48);
  const ofKnown = allowance(total * PART_OF_KNOWN);
  const ofAll = allowance(total);

  return {
    take(address) {
      const wider = widerNetworks(address);
      const isKnown = wider ? of48.knows(wider.in48) : ofAddress.knows(address);
      const counted: Counted[] = [
        [ofAddress, address],
        [ofAll, ""],
      ];
      if (wider) counted.push([of56, wider.in56], [of48, wider.in48]);
      if (isKnown) counted.push([ofKnown, ""]);
      return takeFrom(counted);
    },
  };
}

type Counted = readonly [allowance: Allowance, name: string];

/** A request that one allowance refuses uses up none of the others. */
function takeFrom(counted: readonly Counted[]): number {
  const waits = counted.map(([allowance, name]) => allowance.waitMs(name));
  const waitMs = Math.max(...waits);
  if (waitMs > 0) return Math.ceil(waitMs / 1000);
  for (const [allowance, name] of counted) allowance.use(name);
  return 0;
}

interface Allowance {
  /** @returns 0 where the name may send at once */
  waitMs(name: string): number;
  use(name: string): void;
  /** @returns whether the name has sent something within the remembered time */
  knows(name: string): boolean;
}

/** For each name, the generic cell rate algorithm keeps only the time at which its allowance will be whole again. */
function createAllowance(perMinute: number, clockMs: () => number): Allowance {
  if (perMinute === 0)
    return { waitMs: () => 0, use: () => {}, knows: () => false };
  const pace = MINUTE_MS / perMinute;
  const wholeAgain = new Map<string, number>();

  /** Deleting the name first keeps the map in the order of last use. */
  function remember(name: string, whole: number): void {
    wholeAgain.delete(name);
    wholeAgain.set(name, whole);
    const [oldest] = wholeAgain.keys();
    if (wholeAgain.size > MAX_ADDRESSES && oldest !== undefined)
      wholeAgain.delete(oldest);
  }

  return {
    waitMs(name) {
      const now = clockMs();
      const whole = wholeAgain.get(name);
      if (whole === undefined) return 0;
      remember(name, whole);
      const waitMs = whole + pace - MINUTE_MS - now;
      // Less than a millisecond is a rounding error.
      return waitMs < 1 ? 0 : waitMs;
    },
    use(name) {
      const now = clockMs();
      remember(name, Math.max(wholeAgain.get(name) ?? now, now) + pace);
    },
    knows: (name) => wholeAgain.has(name),
  };
}
