import type { ReactNode } from "react";
import { contact } from "../content/contact.ts";
import { envelopeSimple, phoneCall } from "../icons.ts";
import { sections } from "../routes.ts";
import { emailHref, phoneHref, settings } from "../settings.ts";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./contact.module.css";

interface ContactProps {
  readonly hours?: boolean;
  readonly heading?: string;
  readonly children: ReactNode;
}

/** The page passes in the form, because it is an island. */
export function Contact({
  hours = true,
  heading = contact.heading,
  children,
}: ContactProps) {
  return (
    <Section
      id={sections.contact}
      ground="dusk"
      name="contact"
      timeLabel={hours ? contact.timeLabel : undefined}
      heading={heading}
      intro={contact.intro}
      layout={styles.columns}
    >
      <div className={`revealed ${styles.form}`}>{children}</div>
      <div className={`revealed ${styles.beside}`}>
        <h3>{contact.next.heading}</h3>
        <ol className={styles.steps}>
          {contact.next.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{`${title}.`}</b> {text}
            </li>
          ))}
        </ol>
        <h3>{contact.direct.heading}</h3>
        <p className={styles.direct}>
          <a className="tap-target plain-link" href={phoneHref}>
            <Icon path={phoneCall} size={24} />
            {settings.phone}
          </a>
          <a className="tap-target plain-link" href={emailHref}>
            <Icon path={envelopeSimple} size={24} />
            {settings.email}
          </a>
          <span>{contact.direct.support}</span>
        </p>
      </div>
    </Section>
  );
}
