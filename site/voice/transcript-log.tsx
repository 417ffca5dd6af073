import { useEffect, useId, useRef } from "react";
import { callPanel } from "../content/voice.ts";
import { type Transcript, turnsOf } from "./transcript.ts";
import styles from "./transcript-log.module.css";

interface TranscriptLogProps {
  readonly transcript: Transcript;
  /** Shown as long as nothing was said. */
  readonly empty: string;
  /** Shown after the last words. */
  readonly note: string | undefined;
}

/** The transcript of the call that a control belongs to: where the answer to it will stand. */
export const transcriptBeside = (control: HTMLElement) =>
  control
    .closest("[data-call-panel]")
    ?.querySelector<HTMLElement>("[data-transcript]");

/**
 * What both say, as it is said. Not a live region: a visitor with a screen reader hears the call itself,
 * and reads this when they like.
 */
export function TranscriptLog({ transcript, empty, note }: TranscriptLogProps) {
  const heading = useId();
  const log = useRef<HTMLDivElement>(null);

  // The newest words stay in view, unless the visitor has scrolled back to read.
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current && log.current)
      log.current.scrollTop = log.current.scrollHeight;
  });

  return (
    <div className={styles.transcript}>
      <p id={heading}>{callPanel.transcript}</p>
      <div
        ref={log}
        className={styles.log}
        role="group"
        data-transcript=""
        aria-labelledby={heading}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={({
          currentTarget: { scrollTop, scrollHeight, clientHeight },
        }) => {
          follows.current = scrollHeight - clientHeight - scrollTop < 24;
        }}
      >
        {transcript.length === 0 && <p className={styles.note}>{empty}</p>}
        {turnsOf(transcript).map(({ speaker, utterances }, turn) => (
          // Turns are only added, at the end: their place is what they are.
          <p key={turn} data-speaker={speaker}>
            <b>{callPanel.speakers[speaker]}</b>
            <span>
              {utterances.map(({ text, partial }, nth) => (
                <span key={nth} data-partial={partial || undefined}>
                  {text}{" "}
                </span>
              ))}
            </span>
          </p>
        ))}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
