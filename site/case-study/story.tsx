import { story } from "../content/case-study.ts";
import { Section, SectionHead } from "../ui/section.tsx";
import styles from "./story.module.css";

export function Story() {
  return (
    <Section
      ground="mist"
      labelledBy="story-heading"
      head={<SectionHead id="story-heading" heading={story.heading} />}
    >
      <div className={styles.parts}>
        {story.parts.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <p className={styles.pull}>{story.pull}</p>
    </Section>
  );
}
