import { questions } from "../content/questions.ts";
import styles from "./questions.module.css";

export function Questions() {
  return (
    <div className={styles.questions}>
      <h3>{questions.heading}</h3>
      <div>
        {questions.list.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
