import { metrics } from "../content/case-study.ts";
import styles from "./metrics.module.css";

export function Metrics() {
  return (
    <section aria-labelledby="metrics-heading">
      <h2 id="metrics-heading" className={styles.heading}>
        {metrics.heading}
      </h2>
      <div className={styles.ruler}>
        <p className={styles.scale} aria-hidden="true">
          <span>0</span>
          <span>50%</span>
          <span>100%</span>
        </p>
        <dl>
          {metrics.list.map(({ label, percent }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <svg width={`${percent}%`} height="16" aria-hidden="true">
                  <rect width="100%" height="16" rx="8" />
                </svg>
                <b>{percent}%</b>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.note}>{metrics.note}</p>
    </section>
  );
}
