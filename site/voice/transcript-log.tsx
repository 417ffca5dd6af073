import { type FocusEvent, type SubmitEvent, useId, useState } from "react";
import { callPanel } from "../content/voice.ts";
import { toTranscript } from "./call-focus.ts";
import { CallSummary } from "./call-results.tsx";
import { voiceEngine } from "./engines.ts";
import type { CallProps } from "./session.ts";
import { turnsOf } from "./transcript.ts";
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

/** Browsers don't scroll to a control that is partly in view. */
const showWhole = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" });

/** The longest clinic name that the receptionist uses, in characters (receptionist.ts). */
const MAX_LENGTH = 60;

/** The assistant answers under this name from its next word on. The name stays in the page. */
function ClinicName({ onName }: { readonly onName: (clinic: string) => void }) {
  const [name, setName] = useState("");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onName(name);
    // On to her words: the log follows them again, and an on-screen keyboard closes.
    event.currentTarget.querySelector("input")?.blur();
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
          onFocus={showWhole}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={() => name.trim() && onName(name)}
        />
      </label>
    </form>
  );
}

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
            onFocus={showWhole}
            onClick={() => onSay(choice)}
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A visitor this close to the end, in CSS pixels, is reading the newest words. */
const AT_END = 48;
/** The height of the upper edge, in CSS pixels, in which words fade out (transcript-log.module.css). */
const EDGE = 20;

/**
 * Keeps the newest words of a call in view, unless the visitor has scrolled back to read, or is typing. @returns a
 * function that ends that
 */
function followWords(log: HTMLDivElement): () => void {
  let follows = true;
  let height = 0;

  const update = () => {
    height = log.clientHeight;
    const isNew = !log.querySelector("[data-speaker]");
    follows ||= isNew;
    if (follows && !isTyping(log)) show(log);
  };
  const words = new MutationObserver(update);
  words.observe(log, { childList: true, characterData: true, subtree: true });
  // The on-screen keyboard, a notice or a turned phone changes the element's height.
  const resized = new ResizeObserver(update);
  resized.observe(log);

  log.addEventListener("scroll", () => {
    const { scrollTop, scrollHeight, clientHeight } = log;
    // After a change of height the browser scrolls by itself, which the observer then corrects.
    if (clientHeight !== height || isTyping(log)) return;
    follows = scrollHeight - clientHeight - scrollTop < AT_END;
  });
  return () => {
    words.disconnect();
    resized.disconnect();
  };
}

const isTyping = (log: HTMLElement) =>
  log.querySelector("input:focus") !== null;

/** Shows the newest words, or after the call its last turn or the summary from the beginning. */
function show(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight;
  const parts = log.querySelectorAll("[data-speaker], [data-demo-summary]");
  const last = "over" in log.dataset && [...parts].at(-1);
  if (last)
    log.scrollTop +=
      last.getBoundingClientRect().top - log.getBoundingClientRect().top - EDGE;
}
