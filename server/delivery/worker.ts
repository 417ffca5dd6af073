import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../lib/log.ts";
import type { DeliveryOutcome } from "../operations/metrics.ts";
import type { ClaimedLead, Outbox } from "../store/outbox.ts";
import {
  LONGEST_PAUSE_MS,
  maxAttempts,
  retryPauseMs,
} from "./retry-schedule.ts";
import type { Destination } from "../store/destinations.ts";
import { createGate } from "./gate.ts";
import type { Deliver, Delivery } from "./webhook.ts";

/** Twice the time limit of a delivery, since the clocks of servers may differ. */
const LEASE_MS: Readonly<Record<Destination, number>> = {
  webhook: 60_000,
  email: 600_000,
};

/** Eight are quick enough, and gentle on a no-code workflow. Mail servers allow each client few connections. */
const PLACES: Readonly<Record<Destination, number>> = {
  webhook: 8,
  email: 2,
};

/** Leads may come back after a crash, or other processes may add some. */
const POLL_MS = 5000;

/** Leads may be due, but just claimed by another server. */
const MIN_SLEEP_MS = 20;

const STORE_PAUSE_MS = 2000;

/** A smaller step is the clock being trimmed. */
const CLOCK_STEP_MS = 5000;

const STORE_FAILED = "the store failed; deliveries wait";

interface WorkerOptions {
  readonly outbox: Pick<
    Outbox,
    "claim" | "delivered" | "failed" | "nextDueAt" | "hasten"
  >;
  readonly destination: Destination;
  readonly deliver: Deliver;
  readonly retryBaseMs: number;
  readonly log: Log;
  readonly onDelivery?: (outcome: DeliveryOutcome) => void;
  readonly clock?: () => number;
  readonly storePauseMs?: number;
  readonly slowMs?: number;
}

export interface Worker {
  nudge(): void;
  /** Resolves when the deliveries under way have ended; past `graceMs` they are cut off. */
  stop(graceMs: number): Promise<void>;
}

export function startWorker(options: WorkerOptions): Worker {
  const { outbox, destination, deliver, retryBaseMs, log } = options;
  const { clock = Date.now } = options;
  const { onDelivery = () => {} } = options;
  const { storePauseMs = STORE_PAUSE_MS } = options;
  const leaseMs = LEASE_MS[destination];
  const giveUpAfter = maxAttempts(retryBaseMs);
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const underWay = new Set<Promise<void>>();
  let wake = new AbortController();
  const gate = createGate({
    places: PLACES[destination],
    baseMs: retryBaseMs,
    log: log.child({ destination }),
    onFree: () => wake.abort(),
    slowMs: options.slowMs,
  });

  /** @returns undefined for a delivery that was cut off, which says nothing of the destination */
  async function attempt(lead: ClaimedLead): Promise<Delivery | undefined> {
    const delivery = await deliver(lead, cutOff.signal);
    if (delivery.ok) {
      await outbox.delivered(lead);
      onDelivery("ok");
      log.info({ lead: lead.id, destination }, "delivered");
      return delivery;
    }
    // The delivery was cut off here: the lead comes back when its lease ends, and the destination has not failed.
    if (cutOff.signal.aborted) return undefined;
    const { error, retryAfterMs } = delivery;
    const attempts = lead.attempts + 1;
    const about = { lead: lead.id, destination, attempts, error };
    if (attempts >= giveUpAfter) {
      await outbox.failed(lead, error, null);
      onDelivery("dead");
      log.error(about, "NOT DELIVERED and given up; it is kept as dead");
      return delivery;
    }
    const retryInMs = retryPauseMs(attempts, {
      baseMs: retryBaseMs,
      retryAfterMs,
    });
    await outbox.failed(lead, error, clock() + retryInMs);
    onDelivery("failed");
    log.warn({ ...about, retryInMs }, "not delivered yet");
    // The lead may come due before the next look.
    wake.abort();
    return delivery;
  }

  async function carry(lead: ClaimedLead): Promise<void> {
    const leave = gate.enter();
    let ended: Delivery | undefined;
    try {
      ended = await attempt(lead);
    } catch (error) {
      log.error({ lead: lead.id, err: error }, STORE_FAILED);
    }
    leave(ended);
  }

  function start(lead: ClaimedLead): void {
    const carried = carry(lead).finally(() => underWay.delete(carried));
    underWay.add(carried);
  }

  // The difference changes when the wall clock is set, because `performance.now()` never is.
  const clockOffset = () => clock() - performance.now();
  let lastOffset = clockOffset();

  async function mindTheClock(): Promise<void> {
    const offset = clockOffset();
    if (offset < lastOffset - CLOCK_STEP_MS) {
      log.warn("the clock was set back; waiting requests are delivered now");
      await outbox.hasten(clock(), leaseMs);
    }
    lastOffset = offset;
  }

  /** Fills the free places. @returns the milliseconds until the next look */
  async function look(): Promise<number> {
    await mindTheClock();
    const free = gate.freePlaces();
    const leads = free > 0 ? await outbox.claim(leaseMs, free) : [];
    for (const lead of leads) start(lead);
    if (leads.length === Math.max(0, free)) {
      // The first place to become free wakes the worker, unless one became free during the claim.
      return gate.freePlaces() > 0 ? 0 : Math.min(POLL_MS, gate.waitMs());
    }
    const dueAt = await outbox.nextDueAt();
    if (dueAt === undefined) return POLL_MS;
    return Math.min(POLL_MS, Math.max(MIN_SLEEP_MS, dueAt - clock()));
  }

  async function run(): Promise<void> {
    let isFirst = true;
    while (!stopping.signal.aborted) {
      // The signal is made before the look, so that a nudge during the look cuts the next sleep short.
      wake = new AbortController();
      try {
        // The clock may have been set back while no server ran.
        if (isFirst) await outbox.hasten(clock() + LONGEST_PAUSE_MS, leaseMs);
        isFirst = false;
        const pauseMs = await look();
        await sleep(pauseMs, undefined, { signal: wake.signal }).catch(
          () => {},
        );
      } catch (error) {
        log.error({ err: error }, STORE_FAILED);
        await sleep(storePauseMs, undefined, { signal: stopping.signal }).catch(
          () => {},
        );
      }
    }
    await Promise.all(underWay);
  }

  const running = run();
  return {
    nudge: () => wake.abort(),
    async stop(graceMs) {
      stopping.abort();
      wake.abort();
      const timer = setTimeout(() => cutOff.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}
