import { demo } from "../content/case-study.ts";
import { voice } from "../content/voice.ts";
import { microphone } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import { CallButton } from "../voice/call-button.tsx";
import { CallMessage } from "../voice/call-message.tsx";
import { statusOf } from "../voice/call-status.ts";
import { startsCall } from "../voice/engines.ts";
import { useCall } from "../voice/use-call.tsx";
import { VoiceBars } from "../voice/voice-bars.tsx";
import styles from "./demo-call.module.css";

export function DemoCall() {
  const { call, panel } = useCall("caseStudy");
  const { state, session } = call;
  return (
    <div
      className={`screen-only ${styles.card}`}
      data-ground="paper"
      data-call-place=""
    >
      <div className={styles.voice}>
        <VoiceBars session={session} />
        <p className={styles.status}>{voice.status[statusOf(state)]}</p>
      </div>
      <div className={styles.button}>
        <CallButton {...call} />
        <CallMessage {...call} />
      </div>
      {/* Room for the call, so that nothing moves when a call begins. */}
      <div className={`needs-call ${styles.room}`}>
        <h3 id="try-saying" className={styles.try}>
          {demo.try.heading}
        </h3>
        <ul role="list" aria-labelledby="try-saying" className={styles.lines}>
          {demo.try.lines.map((line) => (
            <li key={line}>
              <button
                type="button"
                className="spoken"
                {...startsCall}
                onClick={() => session.start(line)}
              >
                <Icon path={microphone} />
                <span>“{line}”</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.slot} data-demo-slot="" />
        {panel}
      </div>
    </div>
  );
}
