import { type ResultFigure, results } from "../content/results.ts";
import { Section, SectionHead } from "../ui/section.tsx";
import styles from "./results.module.css";

/** Prerendered with their final figures; page/counters.ts counts them up. */
export function Results() {
  return (
    <Section
      ground="booked"
      labelledBy="results-heading"
      reveal={0.3}
      time={results.timeLabel.time}
      layout={styles.columns}
      head={
        <SectionHead
          id="results-heading"
          timeLabel={results.timeLabel}
          heading={results.heading}
          intro={`${results.intro} ${results.footnote}`}
        />
      }
    >
      <ul role="list" className={`revealed ${styles.figures}`} data-counters>
        {results.figures.map((figure) => (
          <li key={figure.label}>
            <div>
              <p className={styles.label}>{figure.label}</p>
              {figure.note && <p className={styles.note}>{figure.note}</p>}
              {figure.method && <p className={styles.note}>{figure.method}</p>}
            </div>
            <p className={styles.figure}>
              <span className={styles.digits}>
                <span data-count={figure.value}>{figure.value}</span>
                <span className={styles.copy} aria-hidden="true" />
              </span>
              <span className={styles.unit}>{figure.unit}</span>
            </p>
            {figure.unit === "%" ? (
              <Part of={figure.value} />
            ) : (
              <Seconds count={figure.value} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Part({ of }: { readonly of: ResultFigure["value"] }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.track} width="100%" height="8" rx="4" />
      <svg width={`${of}%`} height="8">
        <rect
          className={styles.fill}
          data-fill
          width="100%"
          height="8"
          rx="4"
        />
      </svg>
    </svg>
  );
}

/** One dash per second: seconds are not a part of anything. */
function Seconds({ count }: { readonly count: ResultFigure["value"] }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {Array.from({ length: count }, (_, second) => (
        <svg key={second} x={`${second * 12}%`} width="10%" height="8">
          <rect className={styles.track} width="100%" height="8" rx="4" />
          <rect
            className={styles.fill}
            data-dash
            width="100%"
            height="8"
            rx="4"
          />
        </svg>
      ))}
    </svg>
  );
}
