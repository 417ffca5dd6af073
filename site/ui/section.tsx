import type { ReactNode } from "react";
import type { CaseStudySectionId, SectionId } from "../routes.ts";
import styles from "./section.module.css";

/** The grounds after `mist-deep` follow the light of a day, hour by hour. */
type Ground =
  | "paper"
  | "mist"
  | "mist-deep"
  | "dawn"
  | "afternoon"
  | "evening"
  | "booked"
  | "dusk"
  | "night"
  | "night-deep"
  | "lamp";

interface SectionHeadProps {
  /** Begins the id of the heading, which names the section. */
  readonly name: string;
  /** The hour of the clinic's day, also on the rail at the window's edge. */
  readonly timeLabel?:
    | {
        /** As a diary writes it: 24 hours, two digits each. */
        readonly time: string;
        readonly text: string;
      }
    | undefined;
  /** With its introduction visible from the beginning, while the rest waits to fade in. */
  readonly heading?: string;
  readonly intro?: string;
  /** Puts the introduction to the right of the heading where there is room. */
  readonly wide?: boolean;
}

interface SectionProps extends SectionHeadProps {
  readonly id?: SectionId | CaseStudySectionId;
  readonly ground: Ground;
  /** The share of it that must be in view before it fades in, from 0 to 1 (spec 9). */
  readonly reveal?: number;
  /** Stands with the heading, in the layout of this class. */
  readonly beside?: ReactNode;
  readonly headLayout?: string | undefined;
  /** A class that puts the head beside the parts, which then get `revealed` one by one. */
  readonly layout?: string | undefined;
  readonly children: ReactNode;
}

export function Section({
  id,
  ground,
  reveal = 0.2,
  beside,
  headLayout,
  layout,
  children,
  ...head
}: SectionProps) {
  const { name, timeLabel, heading } = head;
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-reveal={reveal}
      aria-labelledby={`${name}-heading`}
    >
      {timeLabel && (
        <div className={styles.rail} aria-hidden="true">
          <span>{timeLabel.time}</span>
        </div>
      )}
      <div className={layout ? `container ${layout}` : "container"}>
        {beside ? (
          <div className={headLayout}>
            <SectionHead {...head} />
            {beside}
          </div>
        ) : (
          heading && <SectionHead {...head} />
        )}
        {layout ? children : <div className="revealed">{children}</div>}
      </div>
    </section>
  );
}

export function SectionHead({
  name,
  timeLabel,
  heading,
  intro,
  wide,
}: SectionHeadProps) {
  return (
    <div className={styles.head} data-wide={wide}>
      {timeLabel && (
        <p className={styles.label}>
          <span className={styles.time}>{timeLabel.time}</span>
          {` ${timeLabel.text}`}
        </p>
      )}
      <h2 id={`${name}-heading`}>{heading}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
