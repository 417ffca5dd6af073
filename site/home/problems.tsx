import type { ReactNode } from "react";
import { problems } from "../content/problems.ts";
import { Section } from "../ui/section.tsx";
import styles from "./problems.module.css";

/** The page passes in the visitor's own sum, because it is an island. */
export function Problems({ children }: { readonly children: ReactNode }) {
  return (
    <Section
      ground="mist"
      name="problems"
      timeLabel={problems.timeLabel}
      heading={problems.heading}
      layout={styles.columns}
    >
      <div className={`revealed ${styles.own}`}>{children}</div>
      <ul role="list" className={`ledger revealed ${styles.pairs}`}>
        {problems.ledger.map(({ problem, consequence, text }) => (
          <li key={problem}>
            <h3 className={styles.sum}>
              <span className={styles.problem}>{problem}</span>{" "}
              <span className={styles.sign}>
                <span aria-hidden="true">=</span>
                <span className="visually-hidden">{problems.equals}</span>
              </span>{" "}
              <span className={styles.consequence}>{consequence}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Solution />
    </Section>
  );
}

function Solution() {
  const { heading, claims } = problems.solution;
  return (
    <div className={`revealed ${styles.solution}`} data-ground="night">
      <h3>{heading}</h3>
      <dl>
        {claims.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
