import { solution } from "../content/case-study.ts";
import { Section, SectionHead } from "../ui/section.tsx";
import styles from "./solution.module.css";

export function Solution() {
  return (
    <Section
      ground="mist"
      labelledBy="solution-heading"
      head={<SectionHead id="solution-heading" heading={solution.heading} />}
    >
      <div className={styles.cells}>
        {solution.list.map(({ title, text }) => (
          <div key={title} className={styles.cell}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
