import calendar from "@phosphor-icons/core/assets/regular/calendar-check.svg?raw";
import moved from "@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw";
import desk from "@phosphor-icons/core/assets/regular/user-sound.svg?raw";
import type { ReactNode } from "react";
import { diary } from "../content/hero.ts";
import { Icon } from "../ui/icon.tsx";
import { STILL_VOICE } from "../ui/still-voice.ts";
import styles from "./diary.module.css";

/**
 * The clinic's diary for one evening: two visits from the desk, the closing time, and what Ellaira
 * enters after it. A picture made of text, so it has one text alternative. Its sequence is in the CSS.
 */
export function Diary() {
  return (
    <div className={styles.diary} role="img" aria-label={diary.description}>
      <div className={styles.sheet} aria-hidden="true">
        <div className={styles.top}>
          <span className={styles.day}>{diary.day}</span>
          <span className={styles.title}>{diary.title}</span>
        </div>
        {diary.desk.map((visit) => (
          <Row key={visit.time} time={visit.time}>
            <Slot kind="desk" mark={<Icon svg={desk} />} {...visit} />
          </Row>
        ))}
        <div className={styles.closing}>
          <span>{diary.closes}</span>
        </div>
        <Row time={diary.booked.time}>
          <Slot
            kind="booked"
            mark={<Icon svg={calendar} />}
            {...diary.booked}
          />
        </Row>
        <Row time={diary.moved.time}>
          <Slot kind="moved" mark={<Icon svg={moved} />} {...diary.moved} />
        </Row>
        <Row time={diary.spoken.time}>
          <span className={`${styles.spoken} spoken`}>
            {diary.spoken.words}
          </span>
        </Row>
        <Row time={diary.live.time}>
          {/* What the visitor books in the demo comes here, in place of the call (voice/demo-slot.tsx). */}
          <div className={styles.demo} data-demo-slot="" />
          <Slot
            kind="live"
            mark={
              <svg
                className={styles.voice}
                viewBox="0 0 96 32"
                preserveAspectRatio="none"
              >
                {STILL_VOICE.map((height, bar) => (
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
            }
            {...diary.live}
          />
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

function Slot({ kind, mark, title, note }: SlotProps) {
  return (
    <div className={styles.slot} data-kind={kind}>
      {/* The three upright bars that lie down and become the slot. */}
      <i />
      <i />
      <i />
      <span className={styles.entry}>
        {mark}
        <span>
          <b>{title}</b>
          {note}
        </span>
      </span>
    </div>
  );
}
