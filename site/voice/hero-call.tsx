import { type ReactNode, useEffect } from "react";
import { CallButton } from "./call-button.tsx";
import { CallMessage } from "./call-message.tsx";
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
  const answer = ({ target }: Event) => {
    const link = target instanceof Element && target.closest(`[${QUESTION}]`);
    const question = link && link.getAttribute(QUESTION);
    if (!question || unavailable) return;
    if (session.getState().phase === "idle") session.start(question);
    else session.say(question);
  };
  document.addEventListener("click", answer);
  return () => document.removeEventListener("click", answer);
}

interface HeroCallProps {
  readonly children?: ReactNode;
}

export function HeroCall({ children }: HeroCallProps) {
  const [state, session] = useVoiceSession("home");
  useEffect(() => answerLinks(session), [session]);
  return (
    <div>
      <div className={styles.buttons}>
        <CallButton state={state} session={session} unavailable={unavailable} />
        {children}
      </div>
      <CallMessage state={state} unavailable={unavailable} />
      <LazyCallPanel state={state} session={session} place="home" />
    </div>
  );
}
