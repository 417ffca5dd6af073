import { callPanel } from "../content/voice.ts";
import { microphone } from "../icons.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { toSheet } from "./call-focus.ts";
import type { CallState } from "./call-state.ts";
import { microphoneSlash } from "./icons.ts";
import type { VoiceSession } from "./session.ts";

interface TalkButtonProps {
  readonly state: CallState;
  readonly session: VoiceSession;
  /** Asks first if the sound would leave the device. */
  readonly onAsk: () => void;
}

/** The first press opens the microphone. Later ones stop Ellaira while she speaks, and mute while she listens. */
export function TalkButton({ state, session, onAsk }: TalkButtonProps) {
  const { hearing, speaking, controls } = state;
  if (hearing.state !== "offered" && hearing.state !== "on") return null;
  const interrupt = speaking && !state.muted && controls?.interrupt;
  const talk =
    hearing.state === "offered"
      ? hearing.sentTo === undefined
        ? hearing.talk
        : onAsk
      : interrupt;
  return (
    <Button
      ref={toSheet}
      size="small"
      kind={talk ? "solid" : "ghost"}
      aria-pressed={talk ? undefined : state.muted}
      onClick={talk || (() => session.setMuted(!state.muted))}
    >
      <Icon path={state.muted ? microphoneSlash : microphone} />
      {talk ? callPanel.talk : callPanel.mute}
    </Button>
  );
}
