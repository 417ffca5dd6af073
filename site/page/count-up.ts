/** How long the counters count, and in how many steps (spec 9). */
export const COUNT_FOR = 2000;
export const STEPS = 60;

export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Runs something a moment later, unless what it returns is called first. */
  soon(run: () => void): () => void;
}

/**
 * Counts once, evenly, and tells at every step how much of the way is done, from 0 to 1. A step that
 * comes late is left out, so that the counting ends on time. What is returned ends it early.
 */
export function countUp(
  onStep: (done: number) => void,
  clock: Clock,
): () => void {
  const began = clock.now();
  let shown = -1;
  let cancel: (() => void) | undefined;
  const tick = () => {
    const elapsed = clock.now() - began;
    const step = Math.min(STEPS, Math.floor((elapsed * STEPS) / COUNT_FOR));
    if (step !== shown) onStep(step / STEPS);
    shown = step;
    if (step < STEPS) cancel = clock.soon(tick);
  };
  tick();
  return () => cancel?.();
}
