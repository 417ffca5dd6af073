import microphone from "@phosphor-icons/core/assets/fill/microphone-fill.svg?raw";
import { useState } from "react";
import type { ReactNode } from "react";
import { voice } from "../content/voice.ts";
import { phoneHref, settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./voice-call.module.css";

interface VoiceCallProps {
  /** What stands beside the button, such as the second choice. */
  readonly children?: ReactNode;
}

/** The button that starts a conversation with Ellaira, what to know before, and what came of it. */
export function VoiceCall({ children }: VoiceCallProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <div className={styles.call}>
      <div className={styles.buttons}>
        <Button className={styles.button} onClick={() => setPressed(true)}>
          <Icon svg={microphone} size={22} />
          {voice.idle}
        </Button>
        {children}
      </div>
      <p className={styles.helper}>{voice.helper}</p>
      <p role="status" className={styles.status}>
        {pressed && (
          <>
            {voice.unavailable.before} <a href={phoneHref}>{settings.phone}</a>
            {voice.unavailable.after}
          </>
        )}
      </p>
    </div>
  );
}
