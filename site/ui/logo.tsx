import styles from "./logo.module.css";

/** Three upright bars (a voice) over a lying one (a booked slot). */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 34 30" width="34" height="30" aria-hidden="true">
        <g className={styles.voice}>
          <rect x="2" y="8" width="5" height="12" rx="2.5" />
          <rect x="10" y="2" width="5" height="18" rx="2.5" />
          <rect x="18" y="6" width="5" height="14" rx="2.5" />
        </g>
        <rect
          className={styles.slot}
          x="2"
          y="23"
          width="30"
          height="5"
          rx="2.5"
        />
      </svg>
      Ellaira
    </span>
  );
}
