import { caseStudy, metrics } from "../content/case-study.ts";
import { caseStudySections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import styles from "./opening.module.css";

export function Opening() {
  return (
    <section
      className={styles.opening}
      data-ground="night"
      aria-labelledby="hero-heading"
    >
      <div className={`container ${styles.columns}`}>
        <div>
          <p className={styles.eyebrow}>{caseStudy.eyebrow}</p>
          <h1 id="hero-heading">{caseStudy.title}</h1>
          <p className={styles.text}>{caseStudy.text}</p>
          <ButtonLink
            className={styles.hear}
            href={`#${caseStudySections.demo}`}
          >
            {caseStudy.hear}
          </ButtonLink>
        </div>
        <Metrics />
      </div>
    </section>
  );
}

function Metrics() {
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
