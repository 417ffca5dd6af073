import { useEffect, useRef } from "react";
import { type Bars, createBars } from "./bars.ts";
import styles from "./voice-bars.module.css";

/** Twenty bars that follow a voice. Beside words that say the same: hidden from assistive technology. */
export function VoiceBars({
  level,
}: {
  /** How loud the voice is, from 0 (nobody speaks) to 1. */
  readonly level: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const bars = useRef<Bars>(null);

  useEffect(() => {
    if (!canvas.current) return undefined;
    const drawn = createBars(canvas.current);
    bars.current = drawn;
    return drawn.dispose;
  }, []);

  useEffect(() => bars.current?.setLevel(level), [level]);

  return <canvas ref={canvas} className={styles.bars} aria-hidden="true" />;
}
