import { type SubmitEvent, useState } from "react";
import { callPanel } from "../content/voice.ts";
import { goToDemoForm } from "../demo-request/go-to-demo-form.ts";
import { microphone, phoneDisconnect } from "../icons.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { toSheet } from "./call-focus.ts";
import styles from "./call-foot.module.css";
import { HearingQuestion } from "./call-notice.tsx";
import { startsCall } from "./engines.ts";
import { microphoneSlash, paperPlaneRight } from "./icons.ts";
import type { CallProps } from "./session.ts";

interface CallFootProps extends CallProps {
  readonly ownScreen: boolean;
}

/** The visitor's next actions: talk, type and end the call, or ask for a demo after it. */
export function CallFoot({ ownScreen, ...call }: CallFootProps) {
  const { state, session } = call;
  const { phase, hearing } = state;
  const [asks, setAsks] = useState(false);
  if (phase === "idle")
    return (
      <footer className={styles.foot}>
        <Button
          ref={toSheet}
          size="small"
          onClick={() => {
            session.close();
            // Waits until the sheet no longer covers the form.
            setTimeout(() => goToDemoForm(state.noted));
          }}
        >
          {callPanel.book}
        </Button>
        <Button
          ref={toSheet}
          size="small"
          kind="ghost"
          {...startsCall}
          onClick={() => session.start()}
        >
          <Icon path={microphone} />
          {callPanel.again}
        </Button>
      </footer>
    );
  const isInCall = phase === "in-call";
  if (!isInCall && !ownScreen) return null;
  return (
    <>
      {asks && hearing.state === "offered" && hearing.sentTo && (
        <HearingQuestion
          sentTo={hearing.sentTo}
          onAnswer={(yes) => {
            setAsks(false);
            if (yes) hearing.talk();
          }}
        />
      )}
      <footer className={styles.foot}>
        {isInCall && <Composer onSay={session.say} />}
        {isInCall && <TalkButton {...call} onAsk={() => setAsks(true)} />}
        {/* Where the sheet is beside the page, the page's button ends the call. */}
        {ownScreen && (
          <Button
            ref={toSheet}
            className={state.emergency ? styles.quietEnd : styles.end}
            kind={state.emergency ? "ghost" : "solid"}
            size="small"
            onClick={session.end}
          >
            <Icon path={phoneDisconnect} />
            {callPanel.end}
          </Button>
        )}
      </footer>
    </>
  );
}

function Composer({ onSay }: { readonly onSay: (text: string) => void }) {
  const [text, setText] = useState("");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSay(text);
    setText("");
  };
  return (
    <form onSubmit={submit}>
      <input
        ref={toSheet}
        type="text"
        aria-label={callPanel.type}
        placeholder={callPanel.type}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button ref={toSheet} type="submit" aria-label={callPanel.send}>
        <Icon path={paperPlaneRight} />
      </button>
    </form>
  );
}

interface TalkButtonProps extends CallProps {
  /** Asks first if the sound would leave the device. */
  readonly onAsk: () => void;
}

/** The first press opens the microphone. Later ones stop Ellaira while she speaks, and mute while she listens. */
function TalkButton({ state, session, onAsk }: TalkButtonProps) {
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
