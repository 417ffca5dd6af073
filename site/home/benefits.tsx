import arrow from "@phosphor-icons/core/assets/regular/arrow-right.svg?raw";
import { type Benefit, benefits } from "../content/benefits.ts";
import { sections } from "../routes.ts";
import { Icon } from "../ui/icon.tsx";
import { Section, SectionHead } from "../ui/section.tsx";
import styles from "./benefits.module.css";
import { ClaimChart } from "./claim-chart.tsx";

/** What the clinic gains, each claim with its chart, and the promise that closes them. */
export function Benefits() {
  return (
    <Section id={sections.benefits} ground="mist" labelledBy="benefits-heading">
      <SectionHead
        id="benefits-heading"
        timeLabel={benefits.timeLabel}
        heading={benefits.heading}
      />
      <ul role="list" className={styles.cards}>
        {benefits.cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </ul>
      <Returns />
    </Section>
  );
}

function Card({ id, icon, badge, title, text, link }: Benefit) {
  return (
    <li className={styles.card} data-ground="paper" data-benefit={id}>
      <div className={styles.top}>
        <p className={styles.badge}>{badge}</p>
        <Icon svg={icon} size={36} />
      </div>
      <ClaimChart of={id} />
      <h3>{title}</h3>
      <div>
        <p>{text}</p>
        {link && (
          <a className={styles.link} href={link.href}>
            {link.label}
            <Icon svg={arrow} />
          </a>
        )}
      </div>
    </li>
  );
}

/** A section of its own, so that its days fill when they are seen and not when the cards are. */
function Returns() {
  const { heading, text, days } = benefits.returns;
  return (
    <section
      className={styles.returns}
      data-ground="lamp"
      data-reveal={0.5}
      aria-labelledby="returns-heading"
    >
      <div className={`revealed ${styles.offer}`}>
        <div>
          <h3 id="returns-heading">{heading}</h3>
          <p>{text}</p>
        </div>
        <div className={styles.days} aria-hidden="true">
          {Array.from({ length: days }, (_, day) => (
            <span key={day} />
          ))}
        </div>
      </div>
    </section>
  );
}
