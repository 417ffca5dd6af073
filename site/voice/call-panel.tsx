import close from "@phosphor-icons/core/assets/regular/x.svg?raw";
import hangUp from "@phosphor-icons/core/assets/fill/phone-disconnect-fill.svg?raw";
import muted from "@phosphor-icons/core/assets/fill/microphone-slash-fill.svg?raw";
import microphone from "@phosphor-icons/core/assets/fill/microphone-fill.svg?raw";
import { useEffect, useRef, useState } from "react";
import { callPanel } from "../content/voice.ts";
import { Button } from "../ui/button.tsx";
import { handFocusOn } from "../ui/hand-focus-on.ts";
import { Icon } from "../ui/icon.tsx";
import { CallClock } from "./call-clock.tsx";
import { CallNotice } from "./call-notice.tsx";
import styles from "./call-panel.module.css";
import type { CallState } from "./call-state.ts";
import { statusOf } from "./call-status.ts";
import { Composer } from "./composer.tsx";
import type { VoiceSession } from "./session.ts";
import { TranscriptLog } from "./transcript-log.tsx";
import { VoiceBars } from "./voice-bars.tsx";

export interface CallPanelProps {
  readonly state: CallState;
  readonly session: VoiceSession;
  /** Where the page has no bars of its own. */
  readonly withBars?: boolean;
  readonly className?: string | undefined;
}

const toCallButton = handFocusOn(() =>
  document.querySelector<HTMLElement>("button[data-phase]"),
);

/** The sheet of a call: what is said, and all one can do meanwhile. Stays with its words until it is closed. */
export function CallPanel({
  state,
  session,
  withBars,
  className,
}: CallPanelProps) {
  const { phase, transcript } = state;
  // The transcript that the visitor has put away. The next call has another one.
  const [closed, setClosed] = useState<CallState["transcript"]>();
  const inCall = phase === "in-call";
  // Below the button on a narrow screen: brought into view, by no more than is needed.
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (inCall) sheet.current?.scrollIntoView({ block: "nearest" });
  }, [inCall]);
  if (!inCall && (transcript.length === 0 || transcript === closed))
    return null;

  return (
    <section
      ref={sheet}
      className={`${styles.panel} ${className ?? ""}`}
      data-ground="paper"
      data-call-panel=""
      aria-label={callPanel.label}
    >
      <header className={styles.top}>
        <p className={styles.demo}>{callPanel.demo}</p>
        {inCall ? (
          <CallClock since={state.since} />
        ) : (
          <button
            ref={toCallButton}
            type="button"
            className={styles.close}
            onClick={() => setClosed(transcript)}
          >
            <Icon svg={close} />
            {callPanel.close}
          </button>
        )}
      </header>
      {withBars && inCall && (
        <div className={styles.voice}>
          <VoiceBars session={session} />
          <p>{statusOf(state)}</p>
        </div>
      )}
      {inCall && <CallNotice state={state} />}
      <TranscriptLog
        transcript={transcript}
        empty={callPanel.empty}
        note={inCall ? undefined : callPanel.ended}
      />
      {inCall && (
        <>
          <Composer
            // One question at a time.
            choices={state.hearing.state === "asking" ? [] : state.choices}
            onSay={session.say}
          />
          <div className={styles.controls}>
            <Button
              kind="ghost"
              size="small"
              aria-pressed={state.muted}
              onClick={() => session.setMuted(!state.muted)}
            >
              <Icon svg={state.muted ? muted : microphone} />
              {callPanel.mute}
            </Button>
            <Button kind="ghost" size="small" onClick={session.end}>
              <Icon svg={hangUp} />
              {callPanel.end}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
