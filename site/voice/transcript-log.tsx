import { type SubmitEvent, useId, useState } from "react";
import { callPanel } from "../content/voice.ts";
import { toTranscript } from "./call-focus.ts";
import { CallSummary } from "./call-results.tsx";
import { voiceEngine } from "./engines.ts";
import type { CallProps } from "./session.ts";
import { turnsOf } from "./transcript.ts";
import { followWords } from "./transcript-scroll.ts";
import styles from "./transcript-log.module.css";

/** Screen-reader users hear the call itself, and read this when they like, unless the call has no sound. */
export function TranscriptLog({ state, session }: CallProps) {
  const { transcript, choices } = state;
  const turns = turnsOf(transcript);
  const isOver = state.phase === "idle";
  const heading = useId();

  return (
    <div
      ref={followWords}
      className={styles.log}
      role="group"
      data-transcript=""
      data-over={isOver ? "" : undefined}
      aria-labelledby={heading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
      tabIndex={0}
    >
      <p id={heading} className={styles.heading}>
        {callPanel.transcript}
      </p>
      <p className={styles.note}>
        {callPanel.demo} {voiceEngine.inPage && callPanel.inPage}{" "}
        {state.simpleVoice && callPanel.simpleVoice}
      </p>
      {state.controls?.rename && <ClinicName onName={session.rename} />}
      {transcript.length === 0 && (
        <p className={styles.note}>{callPanel.empty}</p>
      )}
      {turns.map(({ speaker, utterances }, turn) => (
        // Turns are only added at the end, so their index identifies them.
        <p key={turn} data-speaker={speaker}>
          <b>{callPanel.speakers[speaker]}</b>
          <span className="spoken">
            {utterances.map(({ text, final }, nth) => (
              <span key={nth} data-partial={final ? undefined : true}>
                {text}{" "}
              </span>
            ))}
          </span>
        </p>
      ))}
      {isOver && transcript.length > 0 && (
        <p className={styles.note}>{callPanel.ended}</p>
      )}
      {isOver && <CallSummary state={state} />}
      {choices.length > 0 && <Choices choices={choices} onSay={session.say} />}
      {/* The assistant's answers have no sound, so screen readers must read them out. */}
      {state.silence && (
        <div role="log" className="visually-hidden">
          {turns.map(
            ({ speaker, utterances }, turn) =>
              speaker === "assistant" && (
                <p key={turn}>{utterances.map(({ text }) => text).join(" ")}</p>
              ),
          )}
        </div>
      )}
    </div>
  );
}

/** The longest clinic name that the receptionist uses, in characters (receptionist.ts). */
const MAX_LENGTH = 60;

/** The assistant answers under this name from its next word on. The name stays in the page. */
function ClinicName({ onName }: { readonly onName: (clinic: string) => void }) {
  const [name, setName] = useState("");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onName(name);
  };
  return (
    <form onSubmit={submit}>
      <label className={styles.clinic}>
        {callPanel.clinic.label}
        <input
          ref={toTranscript}
          type="text"
          placeholder={callPanel.clinic.example}
          autoComplete="organization"
          enterKeyHint="done"
          maxLength={MAX_LENGTH}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={() => name.trim() && onName(name)}
        />
      </label>
    </form>
  );
}

const IN_VIEW = { block: "nearest", inline: "nearest" } as const;

interface ChoicesProps {
  readonly choices: readonly string[];
  readonly onSay: (text: string) => void;
}

function Choices({ choices, onSay }: ChoicesProps) {
  return (
    <ul role="list" aria-label={callPanel.choices} className={styles.choices}>
      {choices.map((choice) => (
        <li key={choice}>
          <button
            ref={toTranscript}
            type="button"
            // Browsers don't scroll to a control that is partly in view.
            onFocus={({ target }) => target.scrollIntoView(IN_VIEW)}
            onClick={() => onSay(choice)}
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}
