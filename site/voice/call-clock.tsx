import { useEffect, useState } from "react";
import { callPanel } from "../content/voice.ts";
import styles from "./call-clock.module.css";

export function CallClock({
  since,
}: {
  /** In epoch milliseconds. */
  readonly since: number | undefined;
}) {
  const [duration, setDuration] = useState(0);
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setInterval(() => setDuration(Date.now() - since), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <p role="timer" aria-label={callPanel.duration} className={styles.clock}>
      {inMinutes(duration)}
    </p>
  );
}

/** A duration in milliseconds as minutes and seconds, such as 1:05. */
function inMinutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
