import { useRef } from "react";
import { type ResultFigure, resultFigures } from "../content/result-figures.ts";
import styles from "./results.module.css";
import { useCountUp } from "./use-count-up.ts";

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

function Figure({ value, unit, label, note, method, done }: FigureProps) {
  const counted = Math.round(value * done);
  return (
    <li>
      <div>
        <p className={styles.label}>{label}</p>
        {note && <p className={styles.note}>{note}</p>}
        {method && <p className={styles.note}>{method}</p>}
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
