import type { ReactNode } from "react";
import type { CaseStudySectionId, SectionId } from "../routes.ts";
import styles from "./section.module.css";

/** The grounds after `mist-deep` follow the light of a day, hour by hour. */
export type Ground =
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

interface SectionProps {
  readonly id?: SectionId | CaseStudySectionId;
  readonly ground: Ground;
  readonly labelledBy: string;
  /** The share of it that must be in view before it fades in, from 0 to 1 (spec 9). */
  readonly reveal?: number;
  /** The hour of the clinic's day, on the rail at the window's edge. */
  readonly time?: string | undefined;
  /** Visible from the beginning, while the rest waits to fade in. */
  readonly head?: ReactNode;
  /** A class that puts the head beside the parts, which then get `revealed` one by one. */
  readonly layout?: string | undefined;
  readonly children: ReactNode;
}

export function Section({
  id,
  ground,
  labelledBy,
  reveal = 0.2,
  time,
  head,
  layout,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-reveal={reveal}
      aria-labelledby={labelledBy}
    >
      {time && (
        <div className={styles.rail} aria-hidden="true">
          <span>{time}</span>
        </div>
      )}
      <div className={layout ? `container ${layout}` : "container"}>
        {head}
        {layout ? children : <div className="revealed">{children}</div>}
      </div>
    </section>
  );
}

interface SectionHeadProps {
  /** The heading's id, which names the `Section`. */
  readonly id: string;
  readonly timeLabel?: TimeLabelProps | undefined;
  readonly heading: string;
  readonly intro?: string | undefined;
  /** Puts the introduction to the right of the heading where there is room. */
  readonly wide?: boolean;
}

export function SectionHead({
  id,
  timeLabel,
  heading,
  intro,
  wide,
}: SectionHeadProps) {
  return (
    <div className={styles.head} data-wide={wide}>
      {timeLabel && <TimeLabel {...timeLabel} />}
      <h2 id={id}>{heading}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}

interface TimeLabelProps {
  /** As a diary writes it: 24 hours, two digits each. */
  readonly time: string;
  readonly text: string;
}

function TimeLabel({ time, text }: TimeLabelProps) {
  return (
    <p className={styles.label}>
      <span className={styles.time}>{time}</span>
      {` ${text}`}
    </p>
  );
}
