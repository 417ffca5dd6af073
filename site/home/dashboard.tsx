import { dashboard } from "../content/how-it-works.ts";
import styles from "./dashboard.module.css";
import { DrawnScreen } from "./drawn-screen.tsx";

export function Dashboard() {
  return (
    <DrawnScreen
      className={styles.dashboard}
      description={dashboard.description}
      title={dashboard.title}
      when={dashboard.when}
    >
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
    </DrawnScreen>
  );
}
