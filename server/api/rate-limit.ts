/** Addresses remembered at a time, about 1 MB; past it the one that was silent longest is forgotten. */
const MAX_ADDRESSES = 10_000;

const MINUTE_MS = 60_000;

interface RateLimitOptions {
  /** 0 is no limit. */
  readonly perMinute: number;
  readonly clock?: () => number;
}

export interface RateLimit {
  /** Counts a request. @returns 0 if it may pass, else in how many seconds the next one may */
  take(address: string): number;
}

/**
 * Lets a minute's worth pass at once, then one at a time at an even pace (the generic cell rate algorithm). All it
 * keeps of an address is one time: when its allowance will be whole again.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { perMinute, clock = Date.now } = options;
  const pace = MINUTE_MS / perMinute;
  const wholeAgain = new Map<string, number>();

  return {
    take(address) {
      if (perMinute === 0) return 0;
      const now = clock();
      const whole = Math.max(wholeAgain.get(address) ?? now, now);
      const wait = whole + pace - MINUTE_MS - now;
      // Less than a millisecond is a rounding error.
      const allowed = wait < 1;
      // Taken out first, so that the map's order is that of last use.
      wholeAgain.delete(address);
      wholeAgain.set(address, allowed ? whole + pace : whole);
      if (wholeAgain.size > MAX_ADDRESSES) {
        const [oldest] = wholeAgain.keys();
        if (oldest !== undefined) wholeAgain.delete(oldest);
      }
      return allowed ? 0 : Math.ceil(wait / 1000);
    },
  };
}
