import type { ReactNode } from "react";
import { diary } from "../content/hero.ts";
import {
  arrowsClockwise,
  calendarCheck,
  userSound,
  WAVEFORM,
} from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import voiceSlot from "../ui/voice-slot.module.css";
import styles from "./diary.module.css";

/** A picture made of text, so it has one text alternative. Its sequence is in the CSS. */
export function Diary() {
  return (
    <div
      className={`screen-only ${styles.diary}`}
      data-sequence=""
      role="img"
      aria-label={diary.description}
    >
      <div
        className={`edged ${styles.sheet}`}
        data-ground="paper"
        aria-hidden="true"
      >
        <div className={styles.top}>
          <span className={styles.day}>{diary.day}</span>
          <span className={styles.title}>{diary.title}</span>
        </div>
        {diary.desk.map((entry) => (
          <Row key={entry.time} time={entry.time}>
            <DiarySlot
              kind="desk"
              mark={<Icon path={userSound} />}
              {...entry}
            />
          </Row>
        ))}
        <div className={styles.closing} data-closes="">
          <span>{diary.closes}</span>
        </div>
        <Row time={diary.booked.time}>
          <DiarySlot
            kind="booked"
            mark={<Icon path={calendarCheck} />}
            {...diary.booked}
          />
        </Row>
        <Row time={diary.moved.time}>
          <DiarySlot
            kind="moved"
            mark={<Icon path={arrowsClockwise} />}
            {...diary.moved}
          />
        </Row>
        <Row time={diary.spoken.time}>
          {/* What the visitor books in the demo (voice/call-results.tsx) replaces the words. */}
          <div className={styles.demo} data-demo-slot="" />
          <span className={`edged ${styles.spoken} spoken`}>
            {diary.spoken.words}
          </span>
        </Row>
        <Row time={diary.live.time}>
          <DiarySlot kind="live" mark={<Voice />} {...diary.live} />
        </Row>
        <Row time={diary.lastHour} />
      </div>
    </div>
  );
}

function Row({
  time,
  children,
}: {
  readonly time: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <span className={styles.time}>{time}</span>
      {children}
    </div>
  );
}

interface SlotProps {
  readonly kind: "desk" | "booked" | "moved" | "live";
  readonly mark: ReactNode;
  readonly title: string;
  readonly note: string;
}

function DiarySlot({ kind, mark, title, note }: SlotProps) {
  return (
    <div className={`edged ${styles.slot}`} data-kind={kind}>
      {(kind === "booked" || kind === "moved") && (
        <i className={voiceSlot.ground} />
      )}
      <span className={styles.entry}>
        {mark}
        <span>
          <b>{title}</b> <span>{note}</span>
        </span>
      </span>
    </div>
  );
}

function Voice() {
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
