import { CallButton } from "../voice/call-button.tsx";
import { CallMessage } from "../voice/call-message.tsx";
import { LateCallPanel } from "../voice/late-call-panel.tsx";
import { statusOf } from "../voice/call-status.ts";
import { useVoiceSession } from "../voice/use-voice-session.ts";
import { VoiceBars } from "../voice/voice-bars.tsx";
import styles from "./demo.module.css";

/** The card that one talks to: Ellaira's voice, the state of the call, the button, and what is said. */
export function DemoCall() {
  const [state, session] = useVoiceSession("caseStudy");
  return (
    <div className={styles.card} data-ground="paper">
      <div className={styles.voice}>
        <VoiceBars session={session} />
        <p className={styles.status}>{statusOf(state)}</p>
      </div>
      <div className={styles.button}>
        <CallButton state={state} session={session} />
        <CallMessage state={state} />
      </div>
      <LateCallPanel state={state} session={session} className={styles.panel} />
    </div>
  );
}
