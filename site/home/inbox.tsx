import { inbox } from "../content/services.ts";
import { DrawnScreen } from "./drawn-screen.tsx";
import styles from "./inbox.module.css";

export function Inbox() {
  return (
    <DrawnScreen
      className={styles.inbox}
      description={inbox.description}
      title={inbox.title}
      when={inbox.when}
    >
      {inbox.messages.map(({ time, asked, note, ...message }) => (
        <p
          key={time}
          className={styles.message}
          data-open={"open" in message || undefined}
        >
          <span className={styles.time}>{time}</span>
          <span className={styles.words}>
            <b>{`“${asked}”`}</b>
            <span className={styles.note}>{note}</span>
          </span>
        </p>
      ))}
    </DrawnScreen>
  );
}
