import { useId } from "react";
import { callPanel } from "../content/voice.ts";
import { arrowsClockwise, calendarCheck } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import voiceSlot from "../ui/voice-slot.module.css";
import styles from "./call-results.module.css";
import type { CallState } from "./call-state.ts";
import type { DiaryEntry, TeamNote } from "./engine.ts";

const ICONS = { booked: calendarCheck, moved: arrowsClockwise } as const;

/** The appointment that the assistant has made. */
export function DemoSlot({ entry }: { readonly entry: DiaryEntry }) {
  const { kind, day, time, treatment } = entry;
  return (
    // The key starts the animation again for another appointment.
    <p
      key={`${day} ${time}`}
      className={`edged ${styles.slot}`}
      data-demo-entry=""
    >
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

/** The assistant's message to the team, as a line of reception's inbox (home/drawn-screens.tsx). */
export function NoteSlip({ note }: { readonly note: TeamNote }) {
  const { name, phone, message, isBeside, at } = note;
  return (
    <p className={styles.slip} role="status" data-demo-note="">
      <span className="visually-hidden">{callPanel.note.inbox}: </span>
      <time className={styles.time}>{clock(at)}</time>
      <span className={styles.message}>
        <b>{`“${message}”`}</b>
        <span className={styles.action}>
          {isBeside ? callPanel.note.beside : callPanel.note.action}
        </span>{" "}
        {/* The appointment has the name and the number already. */}
        {!isBeside &&
          `${callPanel.note.from} ${[name, phone.replaceAll(" ", "\u00a0")].filter(Boolean).join(", ")}`}
      </span>
    </p>
  );
}

const copy = callPanel.summary;
/** More questions than these would hide the rest. */
const MAX_QUESTIONS = 3;

/** What a clinic would find after the call, if anything: what was done, and what is left for its team. */
export function CallSummary({ state }: { readonly state: CallState }) {
  const heading = useId();
  const { entry, note, answered, lasted = 0 } = state;
  const who = entry ?? note;
  if (!who && !state.emergency && answered.length === 0) return null;
  const asked = answered.slice(-MAX_QUESTIONS).map((each) => `“${each}”`);
  const rows = [
    [copy.who, who?.name],
    [copy.phone, who?.phone],
    [copy.when, entry && appointment(entry)],
    [copy.asked, asked.join(" ")],
    [copy.toDo, toDo(state)],
    [copy.took, duration(lasted)],
  ].filter(([, value]) => value);
  return (
    <section
      className={styles.summary}
      aria-labelledby={heading}
      data-demo-summary=""
    >
      <p id={heading}>{copy.heading}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const appointment = ({ kind, day, time, treatment }: DiaryEntry): string =>
  [treatment, dayOf(day), time, copy[kind]].filter(Boolean).join(", ");

function toDo({ emergency, note, entry }: CallState): string {
  if (emergency) return `${copy.urgent} ${emergency.number}.`;
  if (note)
    return `${note.isBeside ? `${callPanel.note.beside}:` : copy.ringBack} “${note.message}”`;
  return entry ? copy.nothing : copy.answered;
}

/** Milliseconds as 1 min 5 s. */
function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** 2026-03-12 becomes Thu 12 Mar. */
const dayOf = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  })
    .format(new Date(`${day}T00:00Z`))
    .replace(",", "");

const clock = (time: number): string =>
  new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
  }).format(time);
