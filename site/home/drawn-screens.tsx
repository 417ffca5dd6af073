import type { ReactNode } from "react";
import { dashboard } from "../content/how-it-works.ts";
import { inbox } from "../content/services.ts";
import styles from "./drawn-screens.module.css";

export function Inbox() {
  return (
    <DrawnScreen {...inbox} className={styles.inbox}>
      {inbox.messages.map(({ time, asked, note, ...message }) => (
        <p
          key={time}
          className={styles.message}
          data-open={"open" in message || undefined}
        >
          <span className={styles.time}>{time}</span>
          <span className={styles.words}>
            <b>{`“${asked}”`}</b>
            <span className={styles.outcome}>{note}</span>
          </span>
        </p>
      ))}
    </DrawnScreen>
  );
}

export function Dashboard() {
  return (
    <DrawnScreen {...dashboard} className={styles.dashboard}>
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

interface DrawnScreenProps {
  readonly className: string | undefined;
  readonly description: string;
  readonly title: string;
  readonly when: string;
  readonly children: ReactNode;
}

/** A picture of a program's window, made of text: it has one text alternative. */
function DrawnScreen({
  className,
  description,
  title,
  when,
  children,
}: DrawnScreenProps) {
  return (
    <div
      className={`${styles.screen} ${className}`}
      data-ground="paper"
      role="img"
      aria-label={description}
    >
      <div aria-hidden="true">
        <p className={styles.top}>
          <b>{title}</b>
          <span>{when}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
