import { questions } from "../content/questions.ts";
import { sections } from "../routes.ts";
import { voiceEngine } from "../voice/engines.ts";
import styles from "./questions.module.css";

export function Questions() {
  return (
    <div className={styles.questions}>
      <h3>{questions.heading}</h3>
      <div>
        {questions.list.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>
              {answer}{" "}
              <a
                className={styles.ask}
                href={`#${sections.hero}`}
                data-ask={question}
                data-starts-call={voiceEngine.playsSound || undefined}
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
