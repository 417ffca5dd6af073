import { callPanel } from "../content/voice.ts";
import { Button } from "../ui/button.tsx";
import styles from "./call-notice.module.css";
import type { CallState } from "./call-state.ts";
import { noticeOf } from "./call-status.ts";
import { toTranscript } from "./call-focus.ts";

/** Only for the eye: the call's message announces it. */
export function CallNotice({ state }: { readonly state: CallState }) {
  const { phase, interrupted, silence } = state;
  const notice = phase === "in-call" ? noticeOf(state) : undefined;
  if (!notice) return null;
  return (
    <div className={styles.notice}>
      <p>{notice}</p>
      {silence?.allow && !interrupted && (
        <Button ref={toTranscript} size="small" onClick={silence.allow}>
          {callPanel.allowAudio.button}
        </Button>
      )}
    </div>
  );
}
