import { type RefObject, useEffect, useState } from "react";
import { whereBelow, whenInView } from "../page/reveal.ts";

/** Spec 9. */
export const COUNT_FOR_MS = 2000;
export const STEPS = 60;

/** The part of the section that is in view when its figures begin to count (spec 9). */
const IN_VIEW = 0.3;

/** How far the figures of a section have counted, from 0 to 1. Where they do not count, they are whole. */
export function useCountUp(figures: RefObject<Element | null>): number {
  const [done, setDone] = useState(1);
  useEffect(() => {
    const section = figures.current?.closest("section");
    if (!section || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return undefined;
    let stop = () => {};
    const stopWaiting = whereBelow([section], () => {
      setDone(0);
      return whenInView(section, IN_VIEW, () => {
        stop = countUp(setDone);
      });
    });
    return () => {
      stopWaiting();
      stop();
    };
  }, [figures]);
  return done;
}

/** Calls back with 0 to 1. Steps that come late are skipped, to end on time. @returns what ends it early */
export function countUp(onStep: (done: number) => void): () => void {
  const began = performance.now();
  let shown = -1;
  let frame: number | undefined;
  const tick = () => {
    const elapsed = performance.now() - began;
    const step = Math.min(STEPS, Math.floor((elapsed * STEPS) / COUNT_FOR_MS));
    if (step !== shown) onStep(step / STEPS);
    shown = step;
    if (step < STEPS) frame = requestAnimationFrame(tick);
  };
  tick();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
