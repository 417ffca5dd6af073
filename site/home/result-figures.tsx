import { type RefObject, useEffect, useRef, useState } from "react";
import { type ResultFigure, resultFigures } from "../content/result-figures.ts";
import { whereBelow, whenInView } from "../page/reveal.ts";
import styles from "./results.module.css";

/** Prerendered with their final values, which assistive technology reads while they count up. */
export function ResultFigures() {
  const list = useRef<HTMLUListElement>(null);
  const done = useCountUp(list);
  return (
    <ul
      ref={list}
      role="list"
      className={`ledger ${styles.figures}`}
      data-counting={done < 1 || undefined}
    >
      {resultFigures.map((figure) => (
        <Figure key={figure.label} {...figure} done={done} />
      ))}
    </ul>
  );
}

interface FigureProps extends ResultFigure {
  /** How far it has counted, from 0 to 1. */
  readonly done: number;
}

function Figure({ value, unit, label, note, done }: FigureProps) {
  const counted = Math.round(value * done);
  return (
    <li>
      <div>
        <p className={styles.label}>{label}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <p className={styles.figure}>
        <span className={styles.digits}>
          {/* Invisible while a copy over it counts: it keeps the width. */}
          <span className={styles.value}>{value}</span>
          <span className={styles.copy} aria-hidden="true">
            {done < 1 && counted}
          </span>
        </span>
        <span className={styles.unit}>{unit}</span>
      </p>
      {unit === "%" ? (
        <Part of={value} done={done} />
      ) : (
        <Seconds count={value} counted={counted} />
      )}
    </li>
  );
}

function Part({ of, done }: { readonly of: number; readonly done: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.track} width="100%" height="8" rx="4" />
      <svg width={`${of}%`} height="8">
        <rect
          className={styles.fill}
          width={`${done * 100}%`}
          height="8"
          rx="4"
        />
      </svg>
    </svg>
  );
}

interface SecondsProps {
  readonly count: number;
  readonly counted: number;
}

/** One dash a second, lit when the figure reaches it: unlike a percentage, seconds have no whole to fill. */
function Seconds({ count, counted }: SecondsProps) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {Array.from({ length: count }, (_, second) => (
        <svg key={second} x={`${second * 12}%`} width="10%" height="8">
          <rect className={styles.track} width="100%" height="8" rx="4" />
          <rect
            className={styles.fill}
            data-ahead={second >= counted || undefined}
            width="100%"
            height="8"
            rx="4"
          />
        </svg>
      ))}
    </svg>
  );
}

/** Spec 9. */
const COUNT_FOR_MS = 2000;
const STEPS = 60;

/** The part of the section that is in view when its figures begin to count (spec 9). */
const IN_VIEW = 0.3;

/** How far the figures of a section have counted, from 0 to 1. Where they do not count, they are whole. */
function useCountUp(figures: RefObject<Element | null>): number {
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
function countUp(onStep: (done: number) => void): () => void {
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
