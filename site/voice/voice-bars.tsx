import { useEffect, useRef } from "react";
import { createBars } from "./bars.ts";
import type { VoiceSession } from "./session.ts";
import styles from "./voice-bars.module.css";

/** Hidden from assistive technology: words beside them say the same. */
export function VoiceBars({ session }: { readonly session: VoiceSession }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!canvas.current) return undefined;
    const bars = createBars(canvas.current);
    const unsubscribe = session.subscribeLevel(bars.setLevel);
    return () => {
      unsubscribe();
      bars.dispose();
    };
  }, [session]);

  return <canvas ref={canvas} className={styles.bars} aria-hidden="true" />;
}
