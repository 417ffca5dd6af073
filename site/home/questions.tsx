import { questions } from "../content/questions.ts";
import { sections } from "../routes.ts";
import { startsCall } from "../voice/engines.ts";
import { QUESTION } from "../voice/hero-call.tsx";
import styles from "./questions.module.css";

export function Questions() {
  return (
    <div className={styles.questions}>
      <div>
        <h3>{questions.heading}</h3>
        <p className={`needs-call screen-only ${styles.note}`}>
          {questions.note}
        </p>
      </div>
      <div>
        {questions.list.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>
              {answer}{" "}
              <a
                className={`needs-call screen-only ${styles.ask}`}
                href={`#${sections.hero}`}
                {...{ [QUESTION]: question }}
                {...startsCall}
              >
                {questions.ask}
              </a>
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
