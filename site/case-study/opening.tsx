import { caseStudy } from "../content/case-study.ts";
import { caseStudySections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import styles from "./opening.module.css";
import { Metrics } from "./metrics.tsx";

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
