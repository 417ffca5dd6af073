import { Fragment } from "react";
import { howItWorks } from "../content/how-it-works.ts";
import { sections } from "../routes.ts";
import { Icon } from "../ui/icon.tsx";
import { Section, SectionHead } from "../ui/section.tsx";
import { TickList } from "../ui/tick-list.tsx";
import styles from "./how-it-works.module.css";

/** The way to the first call, along a ruler of hours and then of days. */
export function HowItWorks() {
  const { timeLabel, heading, step, steps, note } = howItWorks;
  return (
    <Section
      id={sections.howItWorks}
      ground="paper"
      labelledBy="how-it-works-heading"
    >
      <SectionHead
        id="how-it-works-heading"
        timeLabel={timeLabel}
        heading={heading}
      />
      <div className={styles.sheet}>
        <ol role="list" className={styles.steps}>
          {steps.map(({ tick, marks, icon, title, details }, index) => (
            <li key={title} className={styles.step}>
              <div className={styles.tick}>{tick}</div>
              <Marks count={marks} />
              <p className={styles.number}>
                <Icon svg={icon} size={22} />
                {`${step} ${index + 1}`}
              </p>
              <h3>{title}</h3>
              <TickList items={details} />
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          {note.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <span className={styles.bullet}> • </span>}
              <span className={styles.part}>{part}</span>
            </Fragment>
          ))}
        </p>
      </div>
    </Section>
  );
}

/** The ruler's small marks, up to the next tick. */
function Marks({ count }: { readonly count: number }) {
  const marks = Array.from({ length: count }, (_, mark) => `M${mark} 0V1`);
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={marks.slice(1).join("")} />
    </svg>
  );
}
