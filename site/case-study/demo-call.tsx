import { demo } from "../content/case-study.ts";
import { VoiceBars } from "../voice/voice-bars.tsx";
import { VoiceCall } from "../voice/voice-call.tsx";
import styles from "./demo.module.css";

/** The card that one talks to: Ellaira's voice, the state of the call, and the button. */
export function DemoCall() {
  return (
    <div className={styles.card} data-ground="paper">
      <div className={styles.voice}>
        <VoiceBars level={0} />
        <p className={styles.status}>{demo.status.idle}</p>
      </div>
      <div className={styles.button}>
        <VoiceCall />
      </div>
    </div>
  );
}
