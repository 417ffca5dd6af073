import { setTimeout as sleep } from "node:timers/promises";

/** In the lowest byte of SQLite's extended codes, which node:sqlite calls `errcode`. */
const SQLITE_BUSY = 5;

/** PostgreSQL: the `lock_timeout` has passed. */
const LOCK_NOT_AVAILABLE = "55P03";

export function isLockTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number")
    return (error.errcode & 0xff) === SQLITE_BUSY;
  return "code" in error && error.code === LOCK_NOT_AVAILABLE;
}

interface Waiting {
  readonly waitMs: number;
  /** The default is shorter than other programs' pauses between their writes to SQLite. */
  readonly pauseMs?: number;
}

/** Repeats `act` while a lock is taken, for `waitMs` at most, without blocking the thread. @throws its errors */
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
    // The pause is partly random, so that two waiting programs do not try in step.
    await sleep(pauseMs * (0.5 + Math.random()));
  }
}
