import { services } from "../content/services.ts";
import { sections } from "../routes.ts";
import { Section } from "../ui/section.tsx";
import { Inbox } from "./drawn-screens.tsx";
import styles from "./services.module.css";

export function Services() {
  return (
    <Section
      id={sections.services}
      ground="dawn"
      name="services"
      timeLabel={services.timeLabel}
      heading={services.heading}
      intro={services.intro}
      headLayout={styles.opening}
      beside={<Inbox />}
    >
      <div className={styles.sheet}>
        <ul role="list" className={styles.services}>
          {services.cards.map(({ title, features }) => (
            <li key={title} className={styles.service}>
              <h3>{title}</h3>
              <ul role="list" className={`bar-list ${styles.features}`}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className={styles.within}>
          <p>{services.note}</p>
          <HourMarks />
        </div>
      </div>
    </Section>
  );
}

/** Two days of hours; every sixth mark is long. */
function HourMarks() {
  const marks = Array.from({ length: 49 }, (_, hour) => {
    const height = hour % 24 === 0 ? 16 : hour % 6 === 0 ? 10 : 6;
    return `v-${height}m1 ${height}`;
  });
  return (
    <svg
      className={styles.hours}
      viewBox="0 0 48 16"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 16${marks.join("")}`} />
    </svg>
  );
}
