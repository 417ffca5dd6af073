import { inbox } from "../content/services.ts";
import styles from "./inbox.module.css";

/** A picture made of text, so it has one text alternative. */
export function Inbox() {
  return (
    <div
      className={styles.inbox}
      data-ground="paper"
      role="img"
      aria-label={inbox.description}
    >
      <div aria-hidden="true">
        <p className={styles.top}>
          <b>{inbox.title}</b>
          <span>{inbox.when}</span>
        </p>
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
      </div>
    </div>
  );
}
