import { callPanel } from "../content/voice.ts";
import { arrowsClockwise, calendarCheck } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import voiceSlot from "../ui/voice-slot.module.css";
import styles from "./demo-slot.module.css";
import type { DiaryEntry } from "./engine.ts";

const ICONS = { booked: calendarCheck, moved: arrowsClockwise } as const;

/** 2026-03-12 becomes Thu 12 Mar. */
export const dayOf = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  })
    .format(new Date(`${day}T00:00Z`))
    .replace(",", "");

export function DemoSlot({ entry }: { readonly entry: DiaryEntry }) {
  const { kind, day, time, treatment } = entry;
  return (
    // The key starts the animation again for another appointment.
    <p key={`${day} ${time}`} className={styles.slot} data-demo-entry="">
      <i className={voiceSlot.ground} />
      <span className={styles.words}>
        <Icon path={ICONS[kind]} />
        <span>
          <b>
            {treatment ?? callPanel.entry.title}
            <em>{callPanel.entry.mark}</em>
          </b>
          {callPanel.entry[kind]} {dayOf(day)}, {time}
        </span>
      </span>
    </p>
  );
}
