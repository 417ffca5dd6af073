import type { ReactNode } from "react";
import { WAVEFORM } from "../ui/waveform.ts";
import voiceSlot from "../ui/voice-slot.module.css";
import styles from "./diary-slot.module.css";

const { ground } = voiceSlot;

interface SlotProps {
  readonly kind: "desk" | "booked" | "moved" | "live";
  readonly mark: ReactNode;
  readonly title: string;
  readonly note: string;
}

export function DiarySlot({ kind, mark, title, note }: SlotProps) {
  return (
    <div className={styles.slot} data-kind={kind}>
      {(kind === "booked" || kind === "moved") && <i className={ground} />}
      <span className={styles.entry}>
        {mark}
        <span>
          <b>{title}</b> <span>{note}</span>
        </span>
      </span>
    </div>
  );
}

export function Voice() {
  return (
    <svg
      className={styles.voice}
      viewBox="0 0 96 32"
      preserveAspectRatio="none"
    >
      {WAVEFORM.map((height, bar) => (
        <rect
          key={bar}
          x={bar * 7}
          y={16 - (height * 16) / 100}
          width="4"
          height={(height * 32) / 100}
          rx="2"
        />
      ))}
    </svg>
  );
}
