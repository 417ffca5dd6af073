import { challenges } from "../content/case-study.ts";
import { Section, SectionHead } from "../ui/section.tsx";
import styles from "./challenges.module.css";

export function Challenges() {
  return (
    <Section
      ground="paper"
      labelledBy="challenges-heading"
      head={
        <SectionHead id="challenges-heading" heading={challenges.heading} />
      }
    >
      <div className={styles.ledger}>
        {challenges.list.map(({ title, text }) => (
          <div key={title} className={styles.entry}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
