import { type Benefit, benefits } from "../content/benefits.ts";
import { arrowRight } from "../icons.ts";
import { toSection, sections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./benefits.module.css";

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

/** Heights of the bars, like those of a voice. */
const VOICE = [34, 58, 44, 82, 64, 96, 52, 74, 40, 88, 60, 46, 78];

/** The space between two days, measured in calls. */
const SPACE = 2;

const { days: weekdays, resolved, caption } = benefits.week;
const total = weekdays.reduce((calls, day) => calls + day.calls, 0);
/** Of this many calls in a row, the one in the middle goes to the team. */
const every = Math.round(total / (total - resolved));
const middle = Math.floor(every / 2);

interface Call {
  readonly x: number;
  readonly height: number;
  readonly isResolved: boolean;
}

const calls: readonly Call[] = weekdays
  .flatMap(({ calls: count }, day) =>
    Array.from({ length: count }, () => day * SPACE),
  )
  .map((space, nth) => ({
    x: nth + space,
    height: VOICE[nth % VOICE.length] ?? 0,
    isResolved: nth % every !== middle,
  }));

const weekWidth = total + (weekdays.length - 1) * SPACE;

/** Each bar is drawn from the top of the one before, because steps that repeat compress well. */
function bars(wanted: boolean): string {
  const drawn = calls.filter(({ isResolved }) => isResolved === wanted);
  return drawn
    .map(({ x, height }, nth) => {
      const before = drawn[nth - 1] ?? { x: 0, height: 100 };
      return `m${x - before.x} ${before.height}v-${height}`;
    })
    .join("");
}

function WeekOfCalls() {
  return (
    <figure className={styles.week}>
      <div aria-hidden="true">
        <svg
          className={styles.calls}
          viewBox={`-0.5 0 ${weekWidth} 100`}
          preserveAspectRatio="none"
        >
          <path d={bars(true)} />
          <path d={bars(false)} data-open="" />
        </svg>
        <p className={styles.weekdays}>
          {weekdays.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
        </p>
      </div>
      <figcaption>
        <b>{caption.lead}</b> {caption.resolved} <span>{caption.rest}</span>{" "}
        <small>{caption.drawing}</small>
      </figcaption>
    </figure>
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
