import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { CallButton } from "./call-button.tsx";
import { CallMessage } from "./call-message.tsx";
import { findDemoSlot } from "./demo-slot-place.ts";
import { voiceEngine } from "./engines.ts";
import { LazyCallPanel } from "./lazy-call-panel.tsx";
import type { VoiceSession } from "./session.ts";
import { useVoiceSession } from "./use-voice-session.ts";
import styles from "./hero-call.module.css";

const unavailable = !voiceEngine.isConfigured("home");

/** A link with this attribute puts its question to the call. */
export const QUESTION = "data-ask";

/** Links elsewhere in the page that put their question to the call. Until its code has loaded, they lead to its button. */
function answerLinks(session: VoiceSession): () => void {
  const listening = new AbortController();
  document.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest(`[${QUESTION}]`);
      const question = link && link.getAttribute(QUESTION);
      if (!question || unavailable) return;
      const { phase } = session.getState();
      if (phase === "idle") session.start(question);
      else session.say(question);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

const neverChanges = () => () => {};

interface HeroCallProps {
  readonly children?: ReactNode;
}

export function HeroCall({ children }: HeroCallProps) {
  const [state, session] = useVoiceSession("home");
  useEffect(() => answerLinks(session), [session]);
  const diary = useSyncExternalStore(neverChanges, findDemoSlot, () => null);
  return (
    <div>
      <div className={styles.buttons}>
        <CallButton state={state} session={session} unavailable={unavailable} />
        {children}
      </div>
      <CallMessage state={state} unavailable={unavailable} />
      <LazyCallPanel
        state={state}
        session={session}
        place="home"
        diary={diary}
      />
    </div>
  );
}
