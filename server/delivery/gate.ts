import type { Log } from "../lib/log.ts";
import { retryPauseMs } from "./retry-schedule.ts";
import type { Delivery } from "./webhook.ts";

/** A delivery that takes longer gives its place to another. */
const SLOW_MS = 2000;

/** The most deliveries under way, as a multiple of the places. */
const MOST_TIMES = 4;

/** A longer pause would hold back new requests after the destination has recovered. */
const MAX_PROBE_PAUSE_MS = 5 * 60_000;

interface GateOptions {
  readonly places: number;
  readonly baseMs: number;
  readonly log: Pick<Log, "warn" | "info">;
  /** Called when a place may be free again. */
  readonly onFree: () => void;
  readonly slowMs?: number | undefined;
}

interface Gate {
  /** @returns how many deliveries may begin now */
  freePlaces(): number;
  /** How long until a place may be free without a delivery ending. */
  waitMs(): number;
  /** Begins a delivery. @returns a function to report its result to, unless the destination had no part in it */
  enter(): (delivery: Delivery | undefined) => void;
}

/**
 * Limits the deliveries to a destination that fails. After as many failures in a row as there are places, one delivery
 * at a time tries it, with longer and longer pauses, until one succeeds: the others would only be refused as well.
 */
export function createGate(options: GateOptions): Gate {
  const { places, baseMs, log, onFree, slowMs = SLOW_MS } = options;
  let underWay = 0;
  let slow = 0;
  let failures = 0;
  let probeAt = 0;

  const isFailing = () => failures >= places;

  function freePlaces(): number {
    if (!isFailing())
      return Math.min(places + slow, places * MOST_TIMES) - underWay;
    return underWay === 0 && performance.now() >= probeAt ? 1 : 0;
  }

  function count(delivery: Delivery): void {
    if (delivery.ok || delivery.isReached) {
      if (isFailing()) log.info("the destination accepts requests again");
      failures = 0;
      return;
    }
    failures += 1;
    const { error, retryAfterMs = 0 } = delivery;
    if (failures === places)
      log.warn(
        { error },
        "the destination fails: one request at a time is tried",
      );
    probeAt =
      performance.now() +
      retryPauseMs(Math.max(1, failures - places + 1), {
        baseMs,
        retryAfterMs: Math.min(retryAfterMs, MAX_PROBE_PAUSE_MS),
        maxMs: MAX_PROBE_PAUSE_MS,
      });
  }

  return {
    freePlaces,
    waitMs: () =>
      isFailing() && underWay === 0
        ? Math.max(0, probeAt - performance.now())
        : Infinity,
    enter() {
      let isSlow = false;
      underWay += 1;
      const timer = setTimeout(() => {
        isSlow = true;
        slow += 1;
        onFree();
      }, slowMs);
      return (delivery) => {
        clearTimeout(timer);
        const wasFull = freePlaces() <= 0;
        underWay -= 1;
        if (isSlow) slow -= 1;
        if (delivery) count(delivery);
        if (wasFull) onFree();
      };
    },
  };
}
