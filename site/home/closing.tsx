import { closing } from "../content/closing.ts";
import { phone } from "../icons.ts";
import { toSection, sections } from "../routes.ts";
import { phoneHref, settings } from "../settings.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./closing.module.css";

export function Closing() {
  return (
    <Section
      ground="lamp"
      name="closing"
      timeLabel={closing.timeLabel}
      heading={closing.heading}
      intro={closing.text}
      layout={styles.columns}
      beside={
        <p className={styles.ways}>
          <ButtonLink href={toSection(sections.contact)}>
            {closing.demo}
          </ButtonLink>
          <a className={`tap-target ${styles.phone}`} href={phoneHref}>
            <Icon path={phone} size={22} />
            {`${closing.call} ${settings.phone}`}
          </a>
        </p>
      }
    >
      <ul role="list" className={`revealed ${styles.facts}`}>
        {closing.facts.map(({ label, lasts }) => (
          <li key={label} data-lasts={lasts}>
            {label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
