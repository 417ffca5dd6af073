import { callPanel, hearing as copy } from "../content/voice.ts";
import { Button } from "../ui/button.tsx";
import { handFocusOn } from "../ui/hand-focus-on.ts";
import styles from "./call-notice.module.css";
import type { CallState } from "./call-state.ts";
import { noticeOf } from "./call-status.ts";
import { transcriptBeside } from "./transcript-log.tsx";

const toTranscript = handFocusOn(transcriptBeside);

/** What the visitor should know or decide in the call. The message under the button tells it aloud. */
export function CallNotice({ state }: { readonly state: CallState }) {
  const notice = noticeOf(state);
  const { hearing, interrupted, allowAudio } = state;
  if (!notice) return null;
  return (
    <div className={styles.notice}>
      <p>{notice}</p>
      {!interrupted && <Answers hearing={hearing} allowAudio={allowAudio} />}
    </div>
  );
}

function Answers({
  hearing,
  allowAudio,
}: Pick<CallState, "hearing" | "allowAudio">) {
  if (allowAudio)
    return (
      <Button ref={toTranscript} size="small" onClick={allowAudio}>
        {callPanel.allowAudio.button}
      </Button>
    );
  if (hearing.state !== "asking") return null;
  return (
    <>
      <Button
        ref={toTranscript}
        size="small"
        onClick={() => hearing.answer(true)}
      >
        {copy.ask.yes}
      </Button>
      <Button
        ref={toTranscript}
        size="small"
        kind="ghost"
        onClick={() => hearing.answer(false)}
      >
        {copy.ask.no}
      </Button>
    </>
  );
}
