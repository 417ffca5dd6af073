import { type ResultFigure, results } from "../content/results.ts";
import { SectionHead } from "../ui/section.tsx";
import styles from "./results.module.css";

/** Four figures. They are prerendered as they stand, and counted up by site/page/counters.ts. */
export function Results() {
  return (
    <section
      className={styles.results}
      data-ground="night"
      data-reveal={0.3}
      aria-labelledby="results-heading"
    >
      <div className="container revealed">
        <SectionHead
          id="results-heading"
          timeLabel={results.timeLabel}
          heading={results.heading}
        />
        <ul role="list" className={styles.figures} data-counters>
          {results.figures.map((figure) => (
            <li key={figure.label}>
              <p className={styles.figure}>
                <span>
                  <span className={styles.digits}>
                    <span data-count={figure.value}>{figure.value}</span>
                    <span className={styles.copy} aria-hidden="true" />
                  </span>
                  <span className={styles.unit}>{figure.unit}</span>
                </span>
              </p>
              {figure.unit === "%" ? (
                <Part of={figure.value} />
              ) : (
                <Seconds count={figure.value} />
              )}
              <p className={styles.label}>{figure.label}</p>
              {figure.note && <p className={styles.note}>{figure.note}</p>}
            </li>
          ))}
        </ul>
        <p className={styles.footnote}>{results.footnote}</p>
      </div>
    </section>
  );
}

/** A part of a hundred, to scale. */
function Part({ of }: { readonly of: ResultFigure["value"] }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.track} width="100%" height="10" rx="5" />
      <svg width={`${of}%`} height="10">
        <rect
          className={styles.fill}
          data-fill
          width="100%"
          height="10"
          rx="5"
        />
      </svg>
    </svg>
  );
}

/** One dash a second: no percentage, so nothing that it would be a part of. */
function Seconds({ count }: { readonly count: ResultFigure["value"] }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {Array.from({ length: count }, (_, second) => (
        <svg key={second} x={`${second * 18}%`} width="14%" height="10">
          <rect className={styles.track} width="100%" height="10" rx="5" />
          <rect
            className={styles.dash}
            data-dash
            width="100%"
            height="10"
            rx="5"
          />
        </svg>
      ))}
    </svg>
  );
}
