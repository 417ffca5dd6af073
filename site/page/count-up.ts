/** In milliseconds (spec 9). */
export const COUNT_FOR = 2000;
export const STEPS = 60;

/** Calls back with 0 to 1. Steps that come late are skipped, to end on time. @returns what ends it early */
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
