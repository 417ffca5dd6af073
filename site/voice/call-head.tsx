import { useEffect, useState } from "react";
import { callPanel, voice } from "../content/voice.ts";
import { microphone, x } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import { toCallButton } from "./call-focus.ts";
import styles from "./call-head.module.css";
import { type Status, statusOf } from "./call-status.ts";
import { microphoneSlash, wifiSlash } from "./icons.ts";
import type { CallProps } from "./session.ts";
import { VoiceBars } from "./voice-bars.tsx";

const ICONS: Readonly<Partial<Record<Status, string>>> = {
  listening: microphone,
  muted: microphoneSlash,
  interrupted: wifiSlash,
};

interface CallHeadProps extends CallProps {
  /** The page shows the bars, with the status beside them. */
  readonly barsInPage: boolean;
  readonly onLeave: () => void;
}

export function CallHead(props: CallHeadProps) {
  const { state, session, barsInPage, onLeave } = props;
  const status = statusOf(state);
  const icon = ICONS[status];
  const isOver = state.phase === "idle";
  return (
    <header className={styles.head}>
      <p className={styles.who}>
        <b>{callPanel.who}</b> {callPanel.what}
      </p>
      {!barsInPage && (
        <p className={styles.status} data-status={status}>
          {icon && <Icon path={icon} />}
          {voice.status[status]}
        </p>
      )}
      {state.since !== undefined && <CallClock since={state.since} />}
      <button
        ref={toCallButton}
        type="button"
        className={styles.close}
        onClick={onLeave}
      >
        <Icon path={x} />
        <span>{isOver ? callPanel.close : callPanel.leave}</span>
      </button>
      {!barsInPage && !isOver && (
        <div className={styles.voice}>
          <VoiceBars session={session} strip />
        </div>
      )}
    </header>
  );
}

/** Counts from a time in epoch milliseconds. */
function CallClock({ since }: { readonly since: number }) {
  const [duration, setDuration] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setDuration(Date.now() - since), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <p role="timer" aria-label={callPanel.duration} className={styles.clock}>
      {inMinutes(duration)}
    </p>
  );
}

/** Milliseconds as minutes and seconds, such as 1:05. */
function inMinutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
