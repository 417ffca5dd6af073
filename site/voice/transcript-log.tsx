import { type ReactNode, useEffect, useId, useRef } from "react";
import { callPanel } from "../content/voice.ts";
import { voiceEngine } from "./engines.ts";
import { type Transcript, turnsOf } from "./transcript.ts";
import { showNewest, showTurn } from "./transcript-scroll.ts";
import styles from "./transcript-log.module.css";

interface TranscriptLogProps {
  readonly transcript: Transcript;
  readonly isOver: boolean;
  readonly children: ReactNode;
}

/** This close to the end, in CSS pixels, a visitor reads the newest words. */
const AT_END = 48;

/**
 * What both say, as it is said. Not a live region: a visitor with a screen reader hears the call itself,
 * and reads this when they like.
 */
export function TranscriptLog(props: TranscriptLogProps) {
  const { transcript, isOver, children } = props;
  const heading = useId();
  const log = useRef<HTMLDivElement>(null);

  // The newest words stay in view, unless the visitor has scrolled back to read.
  const follows = useRef(true);
  const show = useRef(showNewest);
  useEffect(() => {
    if (transcript.length === 0) follows.current = true;
    show.current = isOver ? showTurn : showNewest;
    if (log.current && follows.current) show.current(log.current);
  });

  // The keyboard, a notice or a turned phone leave it another height.
  const height = useRef(0);
  useEffect(() => {
    const { current } = log;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      height.current = current.clientHeight;
      if (follows.current) show.current(current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={log}
      className={styles.log}
      role="group"
      data-transcript=""
      aria-labelledby={heading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const { scrollTop, scrollHeight, clientHeight } = currentTarget;
        // The browser's own doing, where the height has changed; it is shown anew then.
        if (clientHeight !== height.current) return;
        follows.current = scrollHeight - clientHeight - scrollTop < AT_END;
      }}
    >
      <p id={heading} className={styles.heading}>
        {callPanel.transcript}
      </p>
      <p className={styles.note}>
        {callPanel.demo} {voiceEngine.introduction}
      </p>
      {transcript.length === 0 && (
        <p className={styles.note}>{callPanel.empty}</p>
      )}
      {turnsOf(transcript).map(({ speaker, utterances }, turn) => (
        // Turns are only added, at the end: their place is what they are.
        <p key={turn} data-speaker={speaker}>
          <b>{callPanel.speakers[speaker]}</b>
          <span className="spoken">
            {utterances.map(({ text, partial }, nth) => (
              <span key={nth} data-partial={partial || undefined}>
                {text}{" "}
              </span>
            ))}
          </span>
        </p>
      ))}
      {isOver && transcript.length > 0 && (
        <p className={styles.note}>{callPanel.ended}</p>
      )}
      {children}
    </div>
  );
}
