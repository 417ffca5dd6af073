import { Fragment } from "react";
import { howItWorks } from "../content/how-it-works.ts";
import { toSection, sections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { Dashboard } from "./drawn-screens.tsx";
import styles from "./how-it-works.module.css";

export function HowItWorks() {
  const { timeLabel, heading, steps, lastTick, note } = howItWorks;
  return (
    <Section
      id={sections.howItWorks}
      ground="afternoon"
      name="how-it-works"
      timeLabel={timeLabel}
      heading={heading}
      wide
    >
      <div className={styles.sheet}>
        <ol role="list">
          {steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              {"tick" in step && <p className={styles.tick}>{step.tick}</p>}
              <div className={styles.name}>
                <p>{`${howItWorks.step} ${index + 1}`}</p>
                <h3>{step.title}</h3>
              </div>
              <Tasks whose="ours" tasks={step.ours} />
              <Tasks whose="yours" tasks={step.yours} />
              {index === steps.length - 1 && (
                <div className={styles.picture}>
                  <Dashboard />
                </div>
              )}
            </li>
          ))}
        </ol>
        <p className={styles.last}>{lastTick}</p>
        <div className={styles.end}>
          <p className={`bar-list ${styles.note}`}>
            {note.map((part, index) => (
              <Fragment key={part}>
                {index > 0 && " "}
                <span className={styles.part}>
                  {part}
                  {index < note.length - 1 && (
                    <span className={styles.dot}> •</span>
                  )}
                </span>
              </Fragment>
            ))}
          </p>
          <ButtonLink kind="ghost" href={toSection(sections.contact)}>
            {howItWorks.button}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

interface TasksProps {
  readonly whose: "ours" | "yours";
  readonly tasks: readonly string[];
}

function Tasks({ whose, tasks }: TasksProps) {
  return (
    <div className={styles.tasks} data-whose={whose}>
      <h4>{howItWorks[whose]}</h4>
      <ul role="list">
        {tasks.map((task) => (
          <li key={task} className="edged">
            {task}
          </li>
        ))}
      </ul>
    </div>
  );
}
