/** A receiver that asks for more, by `Retry-After`, may have recovered long before. */
const MAX_PAUSE_MS = 60 * 60 * 1000;

/** A weekend and a Monday: long enough for someone to notice and repair the webhook. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

/** A fifth up or down, so that leads which failed together do not come back together. */
const JITTER = 0.2;

export const LONGEST_PAUSE_MS = MAX_PAUSE_MS * (1 + JITTER);

const plainPauseMs = (attempts: number, baseMs: number, maxMs = MAX_PAUSE_MS) =>
  Math.min(maxMs, baseMs * 2 ** (attempts - 1));

interface Pause {
  readonly baseMs: number;
  readonly retryAfterMs?: number | undefined;
  readonly maxMs?: number;
  readonly random?: () => number;
}

export function retryPauseMs(
  attempts: number,
  { baseMs, retryAfterMs = 0, maxMs, random = Math.random }: Pause,
): number {
  const jitter = 1 + JITTER * (2 * random() - 1);
  const pause = plainPauseMs(attempts, baseMs, maxMs) * jitter;
  return Math.round(Math.max(pause, Math.min(retryAfterMs, MAX_PAUSE_MS)));
}

/** About three days of failures, counted in attempts, so that a lead loses nothing while the server is off. */
export function maxAttempts(baseMs: number): number {
  let attempts = 1;
  for (let waited = 0; waited < GIVE_UP_AFTER_MS; attempts++)
    waited += plainPauseMs(attempts, baseMs);
  return attempts;
}
