import { callPanel } from "../content/voice.ts";
import type { TeamNote } from "./engine.ts";
import styles from "./note-slip.module.css";

const clock = (time: number): string =>
  new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
  }).format(time);

/** The assistant's message to the team, as a line of reception's inbox (home/drawn-screens.tsx). */
export function NoteSlip({ note }: { readonly note: TeamNote }) {
  const { name, phone, message, at } = note;
  return (
    <p className={styles.slip} role="status" data-demo-note="">
      <span className="visually-hidden">{callPanel.note.inbox}: </span>
      <time className={styles.time}>{clock(at)}</time>
      <span className={styles.words}>
        <b>{message}</b>
        <span className={styles.action}>{callPanel.note.action}</span>{" "}
        {callPanel.note.from} {[name, phone].filter(Boolean).join(", ")}
      </span>
    </p>
  );
}
