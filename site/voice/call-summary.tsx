import { useId } from "react";
import { callPanel } from "../content/voice.ts";
import styles from "./call-summary.module.css";
import type { CallState } from "./call-state.ts";
import { dayOf } from "./demo-slot.tsx";

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

const appointment = ({
  kind,
  day,
  time,
  treatment,
}: NonNullable<CallState["entry"]>): string =>
  [treatment, dayOf(day), time, copy[kind]].filter(Boolean).join(", ");

function toDo({ emergency, note, entry }: CallState): string {
  if (emergency) return `${copy.urgent} ${emergency.number}.`;
  if (note) return `${copy.ringBack} ${note.message}`;
  return entry ? copy.nothing : copy.answered;
}

/** Milliseconds as 1 min 5 s. */
function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
