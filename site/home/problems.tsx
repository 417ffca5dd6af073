import { problems } from "../content/problems.ts";
import { Section, SectionHead } from "../ui/section.tsx";
import styles from "./problems.module.css";

/** What silence costs, as sums in a ledger, and beside them who picks up instead. */
export function Problems() {
  return (
    <Section ground="paper" labelledBy="problems-heading">
      <SectionHead
        id="problems-heading"
        timeLabel={problems.timeLabel}
        heading={problems.heading}
      />
      <div className={styles.sheet}>
        <div className={styles.columns}>
          <ul role="list" className={styles.ledger}>
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
        </div>
      </div>
    </Section>
  );
}

function Solution() {
  const { heading, claims } = problems.solution;
  return (
    <div className={styles.solution} data-ground="night">
      <PickedUp />
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

/** Heights of the bars of a caller's first words. */
const WORDS = [10, 20, 14, 30, 22, 36, 18, 28, 12, 22, 16, 8];

/** A voice, and the line that it becomes in the diary. */
function PickedUp() {
  return (
    <div className={styles.call} aria-hidden="true">
      <svg viewBox="0 0 92 36">
        {WORDS.map((height, bar) => (
          <rect
            key={bar}
            x={bar * 8}
            y={18 - height / 2}
            width="4"
            height={height}
            rx="2"
          />
        ))}
      </svg>
      <i />
    </div>
  );
}
