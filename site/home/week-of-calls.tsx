import { benefits } from "../content/benefits.ts";
import styles from "./week-of-calls.module.css";

/** Heights of the bars, like those of a voice. */
const VOICE = [34, 58, 44, 82, 64, 96, 52, 74, 40, 88, 60, 46, 78];

/** The space between two days, measured in calls. */
const SPACE = 2;

const { days, resolved, caption } = benefits.week;
const total = days.reduce((calls, day) => calls + day.calls, 0);
/** Of this many calls in a row, the one in the middle goes to the team. */
const every = Math.round(total / (total - resolved));
const middle = Math.floor(every / 2);

interface Call {
  readonly x: number;
  readonly height: number;
  readonly isResolved: boolean;
}

const calls: readonly Call[] = days
  .flatMap(({ calls: count }, day) =>
    Array.from({ length: count }, () => day * SPACE),
  )
  .map((space, nth) => ({
    x: nth + space,
    height: VOICE[nth % VOICE.length] ?? 0,
    isResolved: nth % every !== middle,
  }));

const width = total + (days.length - 1) * SPACE;

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

export function WeekOfCalls() {
  return (
    <figure className={styles.week}>
      <div aria-hidden="true">
        <svg
          className={styles.calls}
          viewBox={`-0.5 0 ${width} 100`}
          preserveAspectRatio="none"
        >
          <path d={bars(true)} />
          <path d={bars(false)} data-open="" />
        </svg>
        <p className={styles.days}>
          {days.map(({ name }) => (
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
