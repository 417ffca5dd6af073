import { setTimeout as sleep } from "node:timers/promises";

/** SQLITE_BUSY, whose extended codes have it in their lowest byte; node:sqlite calls it `errcode`. */
const SQLITE_BUSY = 5;

/** PostgreSQL's `lock_not_available`: its `lock_timeout` has passed. */
const LOCK_NOT_AVAILABLE = "55P03";

/** Whether a statement did nothing because somebody else holds a lock, and may be tried again. */
export function isLockTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number")
    return (error.errcode & 0xff) === SQLITE_BUSY;
  return "code" in error && error.code === LOCK_NOT_AVAILABLE;
}

interface Waiting {
  /** How long to go on, in ms. */
  readonly waitMs: number;
  /** Between two tries, in ms. By default shorter than what others leave between their own writes to SQLite. */
  readonly pauseMs?: number;
}

/**
 * Does something again until the lock that it needs is free, without blocking the thread.
 * @throws what it throws; that a lock is taken only after `waitMs`
 */
export async function whenFree<Result>(
  act: () => Promise<Result>,
  { waitMs, pauseMs = 10 }: Waiting,
): Promise<Result> {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isLockTaken(error) || performance.now() >= until) throw error;
    }
    // A part of it by chance, so that two who wait do not go on in step.
    await sleep(pauseMs * (0.5 + Math.random()));
  }
}
