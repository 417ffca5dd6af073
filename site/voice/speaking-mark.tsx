import { useEffect, useRef } from "react";
import type { VoiceSession } from "./session.ts";
import styles from "./speaking-mark.module.css";

export function SpeakingMark({ session }: { readonly session: VoiceSession }) {
  const mark = useRef<SVGSVGElement>(null);
  useEffect(
    () =>
      session.subscribeLevel((level) =>
        mark.current?.style.setProperty("--level", level.toFixed(2)),
      ),
    [session],
  );
  return (
    <svg
      ref={mark}
      className={styles.mark}
      viewBox="0 0 22 22"
      width="22"
      height="22"
      aria-hidden="true"
    >
      <rect x="2" y="7" width="4" height="8" rx="2" />
      <rect x="9" y="3" width="4" height="16" rx="2" />
      <rect x="16" y="6" width="4" height="10" rx="2" />
    </svg>
  );
}
