import { useEffect, useRef } from "react";
import { createBars } from "./bars.ts";
import type { VoiceSession } from "./session.ts";
import styles from "./voice-bars.module.css";

interface VoiceBarsProps {
  readonly session: VoiceSession;
  /** As wide as its container and lower, instead of the two sizes of the drawing (spec 4). */
  readonly strip?: boolean;
}

/** Hidden from assistive technology: words beside them say the same. */
export function VoiceBars({ session, strip = false }: VoiceBarsProps) {
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

  return (
    <canvas
      ref={canvas}
      className={strip ? styles.strip : styles.bars}
      aria-hidden="true"
    />
  );
}
