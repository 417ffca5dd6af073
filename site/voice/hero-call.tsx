import type { ReactNode } from "react";
import { CallButton } from "./call-button.tsx";
import { CallMessage } from "./call-message.tsx";
import { voiceEngine } from "./engines.ts";
import { LazyCallPanel } from "./lazy-call-panel.tsx";
import { useVoiceSession } from "./use-voice-session.ts";
import styles from "./hero-call.module.css";

const unavailable = !voiceEngine.isConfigured("home");

interface HeroCallProps {
  readonly children?: ReactNode;
}

export function HeroCall({ children }: HeroCallProps) {
  const [state, session] = useVoiceSession("home");
  return (
    <div>
      <div className={styles.buttons}>
        <CallButton state={state} session={session} unavailable={unavailable} />
        {children}
      </div>
      <CallMessage state={state} unavailable={unavailable} />
      <LazyCallPanel state={state} session={session} className={styles.panel} />
    </div>
  );
}
