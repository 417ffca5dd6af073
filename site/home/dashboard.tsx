import { dashboard } from "../content/how-it-works.ts";
import styles from "./dashboard.module.css";

/** A picture made of text, so it has one text alternative. */
export function Dashboard() {
  return (
    <div
      className={styles.dashboard}
      data-ground="paper"
      role="img"
      aria-label={dashboard.description}
    >
      <div aria-hidden="true">
        <p className={styles.top}>
          <b>{dashboard.title}</b>
          <span>{dashboard.when}</span>
        </p>
        <div className={styles.parts}>
          <p className={styles.counts}>
            {dashboard.counts.map(({ figure, label }) => (
              <span key={label}>
                <b>{figure}</b> {label}
              </span>
            ))}
          </p>
          <div className={styles.call}>
            {dashboard.transcript.map(({ who, words }) => (
              <p key={who}>
                <b>{who}</b> {words}
              </p>
            ))}
            <p className={styles.note}>
              <b>{dashboard.note.label}</b> {dashboard.note.words}
            </p>
          </div>
        </div>
        <p className={styles.drawing}>{dashboard.drawing}</p>
      </div>
    </div>
  );
}
