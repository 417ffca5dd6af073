import {
  callToAction,
  challenges,
  solution,
  story,
} from "../content/case-study.ts";
import { sections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./story.module.css";

export function Story() {
  return (
    <Section ground="mist" name="story" heading={story.heading}>
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

export function Challenges() {
  return (
    <Section ground="paper" name="challenges" heading={challenges.heading}>
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

export function Solution() {
  return (
    <Section ground="mist" name="solution" heading={solution.heading}>
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

export function CallToAction() {
  return (
    <Section ground="lamp" name="call-to-action">
      <div className={styles.action}>
        <div>
          <h2 id="call-to-action-heading">{callToAction.heading}</h2>
          <p className={styles.text}>{callToAction.text}</p>
        </div>
        <ButtonLink className={styles.button} href={`#${sections.contact}`}>
          {callToAction.button}
        </ButtonLink>
      </div>
    </Section>
  );
}
