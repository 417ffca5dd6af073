import { security } from "../content/security.ts";
import { envelopeSimple } from "../icons.ts";
import { emailHref, settings } from "../settings.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./security.module.css";

export function SecurityHead() {
  return (
    <>
      <ul role="list" className={styles.badges}>
        {security.badges.map(({ id, icon, label }) => (
          <li key={id}>
            <Icon path={icon} />
            {label}
          </li>
        ))}
      </ul>
      <p className={styles.evidence}>
        {security.evidence.before} <a href={emailHref}>{settings.email}</a>{" "}
        {security.evidence.after}
      </p>
      <section
        className={styles.commitments}
        data-ground="night"
        aria-labelledby="our-commitments"
      >
        <h2 id="our-commitments">{security.commitments.heading}</h2>
        <ul role="list">
          {security.commitments.figures.map(({ figure, label }) => (
            <li key={label}>
              <b>{figure}</b> {label}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export function EmailTeam() {
  return (
    <p>
      <ButtonLink
        href={`${emailHref}?subject=${encodeURIComponent(security.email.subject)}`}
      >
        <Icon path={envelopeSimple} size={22} />
        {security.email.label}
      </ButtonLink>
    </p>
  );
}
