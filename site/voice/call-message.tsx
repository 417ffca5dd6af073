import { callFailures, voice } from "../content/voice.ts";
import { warningCircle } from "../icons.ts";
import { phoneHref, settings } from "../settings.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./call-message.module.css";
import type { CallState } from "./call-state.ts";
import { announcementOf } from "./call-status.ts";
import type { FailureReason } from "./engine.ts";
import { voiceEngine } from "./engines.ts";
import type { CallProps } from "./session.ts";

interface CallMessageProps extends CallProps {
  /** In the call's own sheet, without what is obvious there. */
  readonly inSheet?: boolean;
}

const { idle, idleAsking, ...later } = voice.helper;
const helper = { ...later, idle: voiceEngine.inPage ? idle : idleAsking };

/** All messages share the space of the first helper text, so that nothing moves when the message changes. */
export function CallMessage(props: CallMessageProps) {
  const { state, unavailable, inSheet = false } = props;
  const failure = unavailable ? "not-configured" : state.failure;
  return (
    // Without JavaScript, the line at the top of the page says that nothing can answer.
    <div
      className={inSheet ? styles.inSheet : `needs-script ${styles.message}`}
    >
      {!inSheet && (
        <p className={styles.room} aria-hidden="true">
          {helper.idle}
        </p>
      )}
      {!inSheet && <p className={styles.tooOld}>{voice.tooOld}</p>}
      <div className={styles.words}>
        <div role="status">
          <p className="visually-hidden">{announcementOf(state)}</p>
          {!inSheet && (
            <div className={styles.notLoaded}>
              <Failure reason="not-loaded" />
            </div>
          )}
          {failure && <Failure reason={failure} />}
        </div>
        {!failure && <Helper state={state} inSheet={inSheet} />}
      </div>
    </div>
  );
}

function Failure({ reason }: { readonly reason: FailureReason }) {
  const [before, after] = callFailures[reason].split("{phone}");
  return (
    <p className={styles.failure}>
      <Icon path={warningCircle} size={22} />
      <span>
        {before}
        <a href={phoneHref}>{settings.phone}</a>
        {after}
      </span>
    </p>
  );
}

interface HelperProps {
  readonly state: CallState;
  readonly inSheet: boolean;
}

function Helper({ state, inSheet }: HelperProps) {
  const { phase, hearing, lasted } = state;
  if (hearing.state === "opening")
    return <p className={styles.helper}>{helper.microphone}</p>;
  if (inSheet) return null;
  const isAfter = phase === "idle" && lasted !== undefined;
  return <p className={styles.helper}>{helper[isAfter ? "after" : phase]}</p>;
}
