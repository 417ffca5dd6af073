import clock from "@phosphor-icons/core/assets/regular/clock.svg?raw";
import { services } from "../content/services.ts";
import { sections } from "../routes.ts";
import { Icon } from "../ui/icon.tsx";
import { Section, SectionHead } from "../ui/section.tsx";
import { TickList } from "../ui/tick-list.tsx";
import { ServiceDrawing } from "./service-drawing.tsx";
import styles from "./services.module.css";

/** Three services on one sheet, ruled like the page of a diary. */
export function Services() {
  return (
    <Section id={sections.services} ground="mist" labelledBy="services-heading">
      <SectionHead
        id="services-heading"
        timeLabel={services.timeLabel}
        heading={services.heading}
        intro={services.intro}
      />
      <div className={styles.sheet}>
        <ul role="list" className={styles.services}>
          {services.cards.map(({ id, icon, title, text, features }) => (
            <li key={title} className={styles.service}>
              <div className={styles.top}>
                <Icon svg={icon} size={36} />
                <ServiceDrawing of={id} />
              </div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              <TickList items={features} />
            </li>
          ))}
        </ul>
        <div className={styles.ribbon}>
          <p>
            <Icon svg={clock} size={24} />
            {services.note}
          </p>
          <HourMarks />
        </div>
      </div>
    </Section>
  );
}

/** Two days of hours, every sixth one long. */
function HourMarks() {
  const marks = Array.from(
    { length: 49 },
    (_, hour) => `M${hour} 16V${hour % 24 === 0 ? 0 : hour % 6 === 0 ? 6 : 10}`,
  );
  return (
    <svg
      className={styles.hours}
      viewBox="0 0 48 16"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={marks.join("")} />
    </svg>
  );
}
