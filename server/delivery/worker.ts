import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { DeliveryOutcome } from "../operations/metrics.ts";
import type { ClaimedLead, Outbox } from "../store/outbox.ts";
import { mostAttempts, retryPauseMs } from "./retry-schedule.ts";
import type { Deliver } from "./webhook.ts";

/** How long a claimed lead is left alone. Four times the webhook's time limit: clocks of several servers may differ. */
const LEASE_MS = 60_000;

/** Deliveries at a time: quick enough for any campaign, gentle to a no-code workflow. */
const DELIVERIES_AT_ONCE = 8;

/** How often to look without being told: leads come back after a crash, and other processes may add some. */
const POLL_MS = 5000;

/** Shortest sleep, for leads that are due but just claimed by another server. */
const MIN_SLEEP_MS = 20;

/** How long to leave a store alone that has failed. */
const STORE_PAUSE_MS = 2000;

interface WorkerOptions {
  readonly outbox: Pick<Outbox, "claim" | "delivered" | "failed" | "nextDueAt">;
  readonly deliver: Deliver;
  readonly retryBaseMs: number;
  readonly log: Log;
  /** Told how each attempt ended, once that is recorded. */
  readonly onDelivery?: (outcome: DeliveryOutcome) => void;
  readonly clock?: () => number;
  readonly leaseMs?: number;
  readonly storePauseMs?: number;
}

export interface Worker {
  /** A hint that there may be something to deliver; without it the worker finds out a little later. */
  nudge(): void;
  /** Takes no more leads, and resolves when the deliveries under way have ended; past `graceMs` they are cut off. */
  stop(graceMs: number): Promise<void>;
}

/** Delivers what is due, again and again, until it is stopped. Delivery is at least once. */
export function startWorker(options: WorkerOptions): Worker {
  const { outbox, deliver, retryBaseMs, log, clock = Date.now } = options;
  const { onDelivery = () => {} } = options;
  const { leaseMs = LEASE_MS, storePauseMs = STORE_PAUSE_MS } = options;
  const giveUpAfter = mostAttempts(retryBaseMs);
  const stopping = new AbortController();
  const cutOff = new AbortController();
  let nap = new AbortController();

  async function attempt(lead: ClaimedLead): Promise<void> {
    const delivery = await deliver(lead, cutOff.signal);
    if (delivery.ok) {
      await outbox.delivered(lead);
      onDelivery("ok");
      log.info({ lead: lead.id }, "delivered");
      return;
    }
    // We broke it off, the webhook did not fail: the lead comes back when its lease ends.
    if (cutOff.signal.aborted) return;
    const { error, retryAfterMs } = delivery;
    const attempts = lead.attempts + 1;
    if (attempts >= giveUpAfter) {
      await outbox.failed(lead, error, null);
      onDelivery("dead");
      log.error(
        { lead: lead.id, attempts, error },
        "NOT DELIVERED and given up; it is kept as dead",
      );
      return;
    }
    const pause = retryPauseMs(attempts, {
      baseMs: retryBaseMs,
      wishMs: retryAfterMs,
    });
    await outbox.failed(lead, error, clock() + pause);
    onDelivery("failed");
    log.warn(
      { lead: lead.id, attempts, error, retryInMs: pause },
      "not delivered yet",
    );
  }

  /** One look at the store. @returns how long to sleep, in ms */
  async function round(): Promise<number> {
    const leads = await outbox.claim(leaseMs, DELIVERIES_AT_ONCE);
    const results = await Promise.allSettled(leads.map(attempt));
    const failure = results.find(({ status }) => status === "rejected");
    if (failure?.status === "rejected") throw failure.reason;
    if (leads.length === DELIVERIES_AT_ONCE) return 0;
    const dueAt = await outbox.nextDueAt();
    if (dueAt === undefined) return POLL_MS;
    return Math.min(POLL_MS, Math.max(MIN_SLEEP_MS, dueAt - clock()));
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Made before the round: a nudge that comes during it must cut the next sleep short.
      nap = new AbortController();
      const pause = await round().catch((error: unknown) => {
        // The store is full or away. Leads claimed in this round come back by themselves when their lease ends.
        log.error({ err: error }, "the store failed; deliveries wait");
        return storePauseMs;
      });
      // An aborted sleep is the nudge.
      await sleep(pause, undefined, { signal: nap.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    nudge: () => nap.abort(),
    async stop(graceMs) {
      stopping.abort();
      nap.abort();
      const timer = setTimeout(() => cutOff.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}
