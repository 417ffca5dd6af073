import { type Benefit, benefits } from "../content/benefits.ts";
import { arrowRight } from "../icons.ts";
import { toSection, sections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./benefits.module.css";
import { WeekOfCalls } from "./week-of-calls.tsx";

export function Benefits() {
  return (
    <Section
      id={sections.benefits}
      ground="paper"
      name="benefits"
      timeLabel={benefits.timeLabel}
      heading={benefits.heading}
      headLayout={styles.opening}
      beside={<WeekOfCalls />}
    >
      <ul role="list" className="ledger">
        {benefits.list.map((benefit) => (
          <Line key={benefit.title} {...benefit} />
        ))}
      </ul>
      <Returns />
    </Section>
  );
}

function Line({ badge, title, text, link }: Benefit) {
  return (
    <li className={styles.line}>
      <p className={styles.badge}>{badge}</p>
      <h3>{title}</h3>
      <div className={styles.text}>
        <p>{text}</p>
        {link && (
          <a className="tap-target" href={link.href}>
            {link.label}
            <Icon path={arrowRight} />
          </a>
        )}
      </div>
    </li>
  );
}

/** A section of its own, so that the days fill when they are in view, and not with the ledger. */
function Returns() {
  const { heading, text, days, button } = benefits.returns;
  return (
    <section
      className={styles.returns}
      data-ground="lamp"
      data-reveal={0.5}
      aria-labelledby="returns-heading"
    >
      <div className={styles.offer}>
        <div>
          <h3 id="returns-heading">{heading}</h3>
          <p>{text}</p>
        </div>
        <div className={styles.days} aria-hidden="true">
          {Array.from({ length: days }, (_, day) => (
            <span key={day} />
          ))}
        </div>
        <ButtonLink href={toSection(sections.contact)}>{button}</ButtonLink>
      </div>
    </section>
  );
}
