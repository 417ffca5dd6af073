import { callToAction } from "../content/case-study.ts";
import { sections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./call-to-action.module.css";

export function CallToAction() {
  return (
    <Section ground="lamp" labelledBy="call-to-action-heading">
      <div className={styles.columns}>
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
