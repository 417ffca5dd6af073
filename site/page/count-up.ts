/** How long the counters count, and in how many steps (spec 9). */
export const COUNT_FOR = 2000;
export const STEPS = 60;

/**
 * Counts once, evenly, and tells at every step how much of the way is done, from 0 to 1. A step that
 * comes late is left out, so that the counting ends on time. What is returned ends it early.
 */
export function countUp(onStep: (done: number) => void): () => void {
  const began = performance.now();
  let shown = -1;
  let frame: number | undefined;
  const tick = () => {
    const elapsed = performance.now() - began;
    const step = Math.min(STEPS, Math.floor((elapsed * STEPS) / COUNT_FOR));
    if (step !== shown) onStep(step / STEPS);
    shown = step;
    if (step < STEPS) frame = requestAnimationFrame(tick);
  };
  tick();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
