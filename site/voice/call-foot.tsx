import hangUp from "@phosphor-icons/core/assets/fill/phone-disconnect-fill.svg?raw";
import muted from "@phosphor-icons/core/assets/fill/microphone-slash-fill.svg?raw";
import microphone from "@phosphor-icons/core/assets/fill/microphone-fill.svg?raw";
import { callPanel, voice } from "../content/voice.ts";
import { Button } from "../ui/button.tsx";
import { handFocusOn } from "../ui/hand-focus-on.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./call-foot.module.css";
import type { CallState } from "./call-state.ts";
import { canMute } from "./call-status.ts";
import { Composer } from "./composer.tsx";
import { voiceEngine } from "./engines.ts";
import type { VoiceSession } from "./session.ts";

interface CallFootProps {
  readonly state: CallState;
  readonly session: VoiceSession;
  readonly ownScreen: boolean;
}

const toSheet = handFocusOn((control) =>
  control.closest<HTMLElement>("[data-call-panel]"),
);

export function CallFoot(props: CallFootProps) {
  const { state, session, ownScreen } = props;
  const { phase } = state;
  // Beside the page, the page's button ends the call: one way is enough.
  const endsHere = phase === "connecting" || (phase === "in-call" && ownScreen);
  if (phase === "idle" && !ownScreen) return null;
  return (
    <footer className={styles.foot}>
      {phase === "in-call" && <Composer onSay={session.say} />}
      {phase === "in-call" && canMute(state) && (
        <Button
          ref={toSheet}
          kind="ghost"
          size="small"
          aria-pressed={state.muted}
          onClick={() => session.setMuted(!state.muted)}
        >
          <Icon svg={state.muted ? muted : microphone} />
          {callPanel.mute}
        </Button>
      )}
      {endsHere && (
        <Button
          ref={toSheet}
          className={styles.end}
          size="small"
          onClick={session.end}
        >
          <Icon svg={hangUp} />
          {callPanel.end}
        </Button>
      )}
      {phase === "idle" && (
        <Button
          ref={toSheet}
          size="small"
          data-starts-call={voiceEngine.playsSound || undefined}
          onClick={session.start}
        >
          <Icon svg={microphone} />
          {voice.idle}
        </Button>
      )}
    </footer>
  );
}
